import type { AnswerVariables } from "../../generated/types.ts";

/** The places of saved answers, in the order in which they are named to their writer. */
export const answerPlaces = ["prenom", "etablissement", "note", "date", "signature"] as const satisfies readonly (keyof AnswerVariables)[];

/** A saved answer for one review. A place without a value stays, to be filled in by hand; the first name of who has none goes with the space before it. */
export function fillPlaces(text: string, variables: AnswerVariables): string {
  return text
    .replaceAll(/([ \u00a0\u202f]?)\{\{\s*(\w+)\s*\}\}/g, (place, space: string, name: string) => {
      const value = variables[name as keyof AnswerVariables];
      if (value === undefined || !answerPlaces.some((known) => known === name)) return place;
      return value === "" ? "" : `${space}${value}`;
    })
    .trim();
}
