import type { FormCondition, FormDocument, FormQuestion } from "../../generated/types.ts";

/** What a guest answered, by question: a mark, a choice, several choices, words, a day, a profile, a country. */
export type FormAnswers = Readonly<Record<string, number | string | readonly string[]>>;

/** The questions of a form in their order. */
export function questionsOf({ pages }: Pick<FormDocument, "pages">): FormQuestion[] {
  return pages.flatMap(({ questions }) => questions);
}

/** Whether an earlier answer lets a question be asked; an unanswered one does not. */
function holds({ question, in: among, at_least, at_most }: FormCondition, answers: FormAnswers): boolean {
  const given = answers[question];
  if (given === undefined) return false;
  if (typeof given === "number") return given >= (at_least ?? -Infinity) && given <= (at_most ?? Infinity);
  const chosen = typeof given === "string" ? [given] : given;
  return among === undefined || chosen.some((one) => among.includes(one));
}

/** The questions that a guest with these answers is asked: one whose condition rests on a question that is not asked is not asked either. */
export function askedOf(form: Pick<FormDocument, "pages">, answers: FormAnswers): FormQuestion[] {
  const asked: FormQuestion[] = [];
  for (const question of questionsOf(form)) {
    const { when } = question;
    if (!when || (asked.some(({ id }) => id === when.question) && holds(when, answers))) asked.push(question);
  }
  return asked;
}

/** The question of recommendation, which the checks ask for. */
export function recommendationOf(form: Pick<FormDocument, "pages">): FormQuestion | undefined {
  return questionsOf(form).find(({ kind }) => kind === "nps");
}

/** The mark of the whole stay: the first one out of ten that is of no theme and that everybody is asked. */
export function overallOf(form: Pick<FormDocument, "pages">): FormQuestion | undefined {
  return questionsOf(form).find(({ kind, theme, when }) => kind === "mark" && theme === undefined && when === undefined);
}

/** The words that everybody is asked for; those that a mark called for are never published. */
export function wordsOf(form: Pick<FormDocument, "pages">): FormQuestion[] {
  return questionsOf(form).filter(({ kind, when }) => kind === "text" && when === undefined);
}
