import { askedOf, type FormAnswers } from "../../domain/forms/questions.ts";
import type { FormDocument, FormPage, FormQuestion } from "../../generated/types.ts";

/** What a guest sees at once. */
export interface Step {
  /** The same while other answers change what comes after. */
  id: string;
  kind: "intro" | "questions" | "consent";
  page?: FormPage;
  questions: FormQuestion[];
}

/** The steps of a form for a guest with these answers. A kiosk asks for no consent: what is said there stays internal. */
export function stepsOf(form: FormDocument, answers: FormAnswers, isKiosk: boolean): Step[] {
  const asked = new Set(askedOf(form, answers).map(({ id }) => id));
  const pages = form.pages.map((page) => ({ page, questions: page.questions.filter(({ id }) => asked.has(id)) }));
  const questions = pages.flatMap(({ page, questions: own }): Step[] => {
    if (own.length === 0) return [];
    return form.layout === "page"
      ? [{ id: `p:${page.id}`, kind: "questions", page, questions: own }]
      : own.map((question) => ({ id: `q:${question.id}`, kind: "questions", page, questions: [question] }));
  });
  return [
    { id: "intro", kind: "intro", questions: [] },
    ...questions,
    ...(form.consent && !isKiosk ? [{ id: "consent", kind: "consent" as const, questions: [] }] : []),
  ];
}
