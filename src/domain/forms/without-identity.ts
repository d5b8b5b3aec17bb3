import type { FormDocument } from "../../generated/types.ts";
import { type FormAnswers, questionsOf } from "./questions.ts";

/** Months after which a guest's data is erased. */
export const GUEST_MONTHS = 36;

/** What is left of a guest's answers once the guest is erased: marks, stars and choices. Words, days, the profile and the country could say who it was. */
export function withoutIdentity(form: Pick<FormDocument, "pages">, answers: FormAnswers): FormAnswers {
  const kept = new Set(
    questionsOf(form)
      .filter(({ kind }) => kind === "nps" || kind === "mark" || kind === "stars" || kind === "single" || kind === "multiple")
      .map(({ id }) => id),
  );
  return Object.fromEntries(Object.entries(answers).filter(([question]) => kept.has(question)));
}
