import { fold } from "../../../src/domain/text/fold.ts";
import type { Wording } from "./wording.ts";

/** Words that only lead on to the thing after them, at the end of an entry: «close to», «vicino al», «cerca del». */
const LEADING_ON: Readonly<Record<string, string>> = {
  en: "to|of|for|from|with|at|in|on|by|the|a|an|and|that|have|be|been",
  de: "zu|zum|zur|nur|an|am|in|im|von|vom|bei|mit|für|auf|und|der|die|das|den|dem|ein|eine",
  es: "a|al|de|del|para|por|en|con|que|y|el|la|los|las|un|una",
  it: "a|al|alla|ai|alle|all'|di|del|della|dei|dell'|da|dal|dalla|per|con|in|nel|che|e|il|lo|la|i|le|gli|un|una",
  nl: "te|tot|van|voor|bij|aan|op|in|met|naar|om|en|de|het|een",
};
const TRAILING = new Map(Object.entries(LEADING_ON).map(([lang, words]) => [lang, new RegExp(`(?:(?:^| )(?:${words}))+$`)]));

/** An opinion without the words at its end that lead on to something else: «vicino» of «vicino al»; empty where it has no others. */
export function complete(opinion: string, lang: string): string {
  const trailing = TRAILING.get(lang);
  return trailing ? opinion.replace(trailing, "") : opinion;
}

/** Languages whose adjectives end in -o, and in -a for a feminine thing. */
const GENDERED = new Set(["es", "it"]);
/** Endings of the first word of a thing that show its gender; «-ma», «-ía» and «-ista» may be either. */
const FEMININE = /(?:ción|sión|zione|sione|dad|tà|[^mí]a)$/;
const MASCULINE = /o$/;
const EITHER = /ista$|^(?:mano|foto|moto|radio|mapa|sof[aá])$/;

/**
 * An Italian or Spanish adjective in the gender of its thing, in the singular: «habitación limpia» of «habitaciones
 * limpias». Where the thing's ending does not show it, the guest's own form does. What is a thing itself («ruido», «buen
 * precio») stays as it is.
 */
export function inGender(adjective: string, surface: string, thing: string, lang: string, { things }: Pick<Wording, "things">): string {
  if (!GENDERED.has(lang) || !adjective.endsWith("o")) return adjective;
  if (adjective.split(" ").some((word) => things.has(fold(word)))) return adjective;
  const [first = ""] = thing.split(" ");
  const told = EITHER.test(first) ? "" : first;
  const isFeminine = (FEMININE.test(told) && !surface.endsWith("o")) || (!MASCULINE.test(told) && /(?:a|as|e)$/.test(surface));
  return isFeminine ? `${adjective.slice(0, -1)}a` : adjective;
}
