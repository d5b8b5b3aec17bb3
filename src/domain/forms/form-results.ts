import type { FormDocument, FormQuestion, QuestionResult } from "../../generated/types.ts";
import { meanInterval, meanSample } from "../statistics/index.ts";
import { type FormAnswers, questionsOf } from "./questions.ts";

/** Below so many answers a figure is shown as a rough idea. */
export const FEW_ANSWERS = 10;

/** So many of the latest words of a question are shown beside its figures, each up to so many characters. */
const LATEST_WORDS = 3;
const WORDS_LENGTH = 280;

/** Names of what guests choose from that no form says itself. */
export interface ResultNames {
  profiles: readonly { id: string; name: string }[];
  countries: readonly { id: string; name: string }[];
  establishment: string;
}

/** The questions of a form and of its earlier versions, the latest first; a question that changed is as it is now. */
export function questionsOfAll(versions: readonly Pick<FormDocument, "pages">[]): { question: FormQuestion; asked: boolean }[] {
  const all = new Map<string, { question: FormQuestion; asked: boolean }>();
  for (const [place, version] of versions.entries())
    for (const question of questionsOf(version)) if (!all.has(question.id)) all.set(question.id, { question, asked: place === 0 });
  return [...all.values()];
}

/** Counts answers one by one, the oldest first, into what each question was answered. */
export class ResultCounter {
  readonly #questions: readonly { question: FormQuestion; asked: boolean }[];
  readonly #counts: Map<string, { n: number; values: Map<string, number>; words: string[] }>;
  #answers = 0;

  constructor(versions: readonly Pick<FormDocument, "pages">[]) {
    this.#questions = questionsOfAll(versions);
    this.#counts = new Map(this.#questions.map(({ question }) => [question.id, { n: 0, values: new Map(), words: [] }]));
  }

  add(answers: FormAnswers): void {
    this.#answers += 1;
    for (const { question } of this.#questions) {
      const given = answers[question.id];
      const count = this.#counts.get(question.id);
      if (given === undefined || !count) continue;
      count.n += 1;
      if (question.kind === "text") count.words = [String(given), ...count.words].slice(0, LATEST_WORDS);
      // Words and days are read, not counted.
      if (question.kind === "text" || question.kind === "date") continue;
      for (const value of typeof given === "object" ? given : [String(given)]) count.values.set(value, (count.values.get(value) ?? 0) + 1);
    }
  }

  /** What was counted so far; a choice that the question no longer has keeps its id. */
  results(names: ResultNames): { answers: number; questions: QuestionResult[] } {
    return {
      answers: this.#answers,
      questions: this.#questions.map(({ question, asked }) => {
        const { n, values, words } = this.#counts.get(question.id) ?? { n: 0, values: new Map<string, number>(), words: [] };
        const terms = termsOf(question, names);
        const strays = [...values.keys()].filter((value) => !terms.some((term) => term.value === value));
        return {
          id: question.id,
          kind: question.kind,
          label: question.label.fr.replaceAll("{establishment}", names.establishment),
          theme: question.theme ?? null,
          asked,
          n,
          values: [...terms, ...strays.map((value) => ({ value, label: value }))].map((term) => ({
            ...term,
            n: values.get(term.value) ?? 0,
          })),
          words: words.map((text) => (text.length > WORDS_LENGTH ? `${text.slice(0, WORDS_LENGTH).trimEnd()}…` : text)),
          ...meanOf(question, values),
        };
      }),
    };
  }
}

/** What a question may be answered, in its order. */
function termsOf({ kind, choices = [] }: FormQuestion, { profiles, countries }: ResultNames): { value: string; label: string }[] {
  const marks = (least: number, most: number) =>
    Array.from({ length: most - least + 1 }, (_, step) => ({ value: String(least + step), label: String(least + step) }));
  switch (kind) {
    case "nps":
    case "mark":
      return marks(0, 10);
    case "stars":
      return marks(1, 5);
    case "single":
    case "multiple":
      return choices.map(({ id, label }) => ({ value: id, label: label.fr }));
    case "profile":
      return profiles.map(({ id, name }) => ({ value: id, label: name }));
    case "country":
      return countries.map(({ id, name }) => ({ value: id, label: name }));
    case "text":
    case "date":
      return [];
  }
}

/** The mean of marks, on the scale of the question. That of recommendations would be read as a score, which it is not. */
function meanOf({ kind }: FormQuestion, values: ReadonlyMap<string, number>): Pick<QuestionResult, "mean" | "interval"> {
  if (kind !== "mark" && kind !== "stars") return { mean: null, interval: null };
  let [n, sum, squares] = [0, 0, 0];
  for (const [value, count] of values) {
    n += count;
    sum += count * Number(value);
    squares += count * Number(value) ** 2;
  }
  const sample = meanSample(n, sum, squares);
  const interval = sample && meanInterval(sample, kind === "stars" ? [1, 5] : [0, 10]);
  return { mean: sample?.mean ?? null, interval: interval ? [...interval] : null };
}
