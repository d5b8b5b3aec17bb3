import type { FormDocument, FormQuestion } from "../../generated/types.ts";
import { isCalendarDay } from "../time/calendar-day.ts";
import { askedOf, type FormAnswers, overallOf, questionsOf, recommendationOf, wordsOf } from "./questions.ts";

/** What is wrong with the answer to a question: «required» where there is none, «invalid» where it is none of those that the question takes. */
export interface AnswerFault {
  question: string;
  fault: "required" | "invalid";
}

/** What surrounds the answers: the days that a stay may be of, the profiles and countries that guests choose from. */
export interface AnswerFrame {
  oldest: string;
  newest: string;
  profiles: readonly string[];
  countries: readonly string[];
}

/** The faults of some answers, in the order of the questions. Of an answer that is not complete, nothing is required. */
export function faultsOf(form: Pick<FormDocument, "pages">, answers: FormAnswers, isComplete: boolean, frame: AnswerFrame): AnswerFault[] {
  const known = questionsOf(form);
  const asked = isComplete ? askedOf(form, answers) : [];
  const strays = Object.keys(answers).filter((id) => !known.some((question) => question.id === id));
  return [
    ...known.flatMap(({ id, ...question }): AnswerFault[] => {
      const given = answers[id];
      const isAsked = asked.some((one) => one.id === id);
      if (isBlank(given)) return question.required && isAsked ? [{ question: id, fault: "required" }] : [];
      return isTaken(question, given, frame) ? [] : [{ question: id, fault: "invalid" }];
    }),
    ...strays.map((question): AnswerFault => ({ question, fault: "invalid" })),
  ];
}

function isBlank(given: FormAnswers[string] | undefined): given is undefined {
  return given === undefined || (typeof given !== "number" && given.length === 0) || (typeof given === "string" && given.trim() === "");
}

function isTaken({ kind, choices = [] }: Omit<FormQuestion, "id">, given: FormAnswers[string], frame: AnswerFrame): boolean {
  const isMark = (least: number, most: number): boolean =>
    typeof given === "number" && Number.isInteger(given) && given >= least && given <= most;
  switch (kind) {
    case "nps":
    case "mark":
      return isMark(0, 10);
    case "stars":
      return isMark(1, 5);
    case "text":
      return typeof given === "string";
    case "single":
      return choices.some(({ id }) => id === given);
    case "multiple":
      return typeof given === "object" && given.every((one) => choices.some(({ id }) => id === one));
    case "date":
      return typeof given === "string" && isCalendarDay(given) && given >= frame.oldest && given <= frame.newest;
    case "profile":
      return typeof given === "string" && frame.profiles.includes(given);
    case "country":
      return typeof given === "string" && frame.countries.includes(given);
  }
}

/** What figures and a publication take of some answers; of questions that are not asked nothing counts. */
export interface CountedAnswers {
  answers: Record<string, number | string | string[]>;
  /** 0–10. */
  score: number | null;
  /** 0–100. */
  rating: number | null;
  /** 0–10 by theme. */
  marks: Record<string, number>;
  words: string | null;
  profile: string | null;
  /** Where the guest lives. */
  country: string | null;
  stay_date: string | null;
}

/** The answers to the questions that are asked, and what they count as. */
export function countedOf(form: Pick<FormDocument, "pages">, given: FormAnswers): CountedAnswers {
  const asked = askedOf(form, given);
  const answers = Object.fromEntries(
    asked.flatMap(({ id }) => {
      const own = given[id];
      return isBlank(own) ? [] : [[id, typeof own === "object" ? [...own] : own] as const];
    }),
  );
  const numberAt = (question: FormQuestion | undefined): number | null => {
    const own = question && answers[question.id];
    return typeof own === "number" ? own : null;
  };
  const textOf = (kind: FormQuestion["kind"]): string | null => {
    const own = answers[asked.find((question) => question.kind === kind)?.id ?? ""];
    return typeof own === "string" ? own : null;
  };
  const overall = numberAt(overallOf(form));
  const words = wordsOf(form)
    .flatMap(({ id }) => (typeof answers[id] === "string" ? [answers[id].trim()] : []))
    .join("\n\n");
  return {
    answers,
    score: numberAt(recommendationOf(form)),
    rating: overall === null ? null : overall * 10,
    marks: Object.fromEntries(
      asked.flatMap(({ id, kind, theme }) => {
        const own = answers[id];
        return theme === undefined || typeof own !== "number" ? [] : [[theme, kind === "stars" ? own * 2 : own] as const];
      }),
    ),
    words: words === "" ? null : words,
    profile: textOf("profile"),
    country: textOf("country"),
    stay_date: textOf("date"),
  };
}
