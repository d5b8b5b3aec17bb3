import type { AnswerStanding, FormChannel, FormQuestion, FormResponse } from "../../generated/types.ts";
import type { ResultNames } from "./form-results.ts";
import type { FormAnswers } from "./questions.ts";

/** Which answers count: those that are complete, were not taken on the spot, and against which nothing speaks. */
export function standingOf({ state, channel, set_aside }: Pick<FormResponse, "state" | "channel" | "set_aside">): AnswerStanding {
  if (state !== "complete") return state;
  if (channel === "kiosk" || channel === "counter") return "spot";
  return set_aside === null ? "counted" : "aside";
}

/** How answers came, in the words of files. */
export const channelWords: Readonly<Record<FormChannel, string>> = {
  invitation: "Invitation",
  link: "Adresse de l’établissement",
  kiosk: "Borne",
  counter: "Comptoir",
};

const reasons: Readonly<Record<NonNullable<FormResponse["set_aside"]>, string>> = {
  fast: "écartée : remplie trop vite",
  "same-words": "écartée : mêmes mots qu’une autre",
  "same-network": "écartée : trop de réponses d’un même réseau",
};

/** How far an answer is, in the words of files. */
export function standingWords(answer: Pick<FormResponse, "state" | "channel" | "set_aside">): string {
  if (answer.state === "started") return "commencée";
  if (answer.state === "partial") return "partielle";
  if (standingOf(answer) === "aside" && answer.set_aside !== null) return reasons[answer.set_aside];
  return "complète";
}

/** An answer to a question as a cell: marks as numbers, choices by their labels; null where there is none. */
export function answerWords(
  { choices = [], kind }: FormQuestion,
  given: FormAnswers[string] | undefined,
  { profiles, countries }: Pick<ResultNames, "profiles" | "countries">,
): number | string | null {
  if (given === undefined || typeof given === "number") return given ?? null;
  const terms = kind === "profile" ? profiles : kind === "country" ? countries : choices.map(({ id, label }) => ({ id, name: label.fr }));
  const named = (id: string): string => terms.find((term) => term.id === id)?.name ?? id;
  return typeof given === "string" ? named(given) : given.map(named).join(", ");
}
