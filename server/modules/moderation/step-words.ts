import type { Mover } from "../../../src/domain/moderation/transitions.ts";
import type { ReviewState } from "../../../src/generated/types.ts";

/** Where a review is, after «Cet avis est». */
export const stateWords: Readonly<Record<ReviewState, string>> = {
  pending: "à modérer",
  published: "publié",
  responses: "publié, avec une réponse à modérer",
  answered: "publié et répondu",
  reported: "signalé",
  rejected: "refusé",
  withdrawn: "retiré par son auteur",
  archived: "archivé",
};

/** Who took a step, after «par». */
export const byWords: Readonly<Record<Mover, string>> = {
  author: "son auteur",
  moderator: "un modérateur",
  establishment: "l’établissement",
  reader: "un lecteur",
  system: "l’échéance de la règle",
};

/** What was done, as participles of «Cet avis a été …». */
export const actionWords: Readonly<Record<string, string>> = {
  confirm: "confirmé",
  publish: "publié",
  reject: "refusé",
  report: "signalé",
  appeal: "contesté",
  correct: "corrigé",
  withdraw: "retiré",
  archive: "archivé",
  respond: "doté d’une réponse",
  "publish-response": "publié avec sa réponse",
  "reject-response": "privé de sa réponse",
  mask: "masqué en partie",
  "accept-proof": "vérifié par une preuve",
  "refuse-proof": "examiné, et sa preuve écartée",
  "erase-author": "séparé de l’identité de son auteur",
  "erase-letters": "séparé du contenu de ses courriers",
  "take-back": "remis dans son état d’avant",
};
