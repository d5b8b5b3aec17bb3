import { describe, expect, it } from "vitest";

import type { FormDocument } from "../../generated/types.ts";
import { ResultCounter } from "./form-results.ts";

const words = (fr: string) => ({ fr });
const version = (...questions: FormDocument["pages"][number]["questions"][number][]): Pick<FormDocument, "pages"> => ({
  pages: [{ id: "page", questions }],
});
const latest = version(
  { id: "recommandation", kind: "nps", label: words("Recommanderiez-vous {establishment} ?") },
  { id: "calme", kind: "stars", theme: "calme", label: words("Le calme") },
  {
    id: "motif",
    kind: "multiple",
    label: words("Pourquoi ?"),
    choices: [
      { id: "mer", label: words("La mer") },
      { id: "ami", label: words("Un ami") },
    ],
  },
  { id: "mot", kind: "text", label: words("Un mot ?") },
);
const earlier = version({ id: "repas", kind: "mark", label: words("Le repas") });
const names = { profiles: [], countries: [], establishment: "Hôtel Bellerive" };

describe("the results of a form", () => {
  const counter = new ResultCounter([latest, earlier]);
  counter.add({ recommandation: 9, calme: 5, motif: ["mer", "ami"], mot: "Bien" });
  counter.add({ recommandation: 3, calme: 2, motif: ["mer", "parti"] });
  counter.add({ repas: 7 });
  const { answers, questions } = counter.results(names);
  const by = (id: string) => questions.find((question) => question.id === id);

  it("have the latest words of a question for words, the newest first, long ones cut off", () => {
    const counted = new ResultCounter([latest]);
    for (const mot of ["un", "deux", "trois", "m".repeat(400)]) counted.add({ mot });
    const [, , , said] = counted.results(names).questions;
    expect(said).toMatchObject({ n: 4, words: [`${"m".repeat(280)}…`, "trois", "deux"] });
    expect(by("calme")?.words).toEqual([]);
  });

  it("are those of the latest questions first, then of those that are no longer asked", () => {
    expect(answers).toBe(3);
    expect(questions.map(({ id, asked, n }) => [id, asked, n])).toEqual([
      ["recommandation", true, 2],
      ["calme", true, 2],
      ["motif", true, 2],
      ["mot", true, 1],
      ["repas", false, 1],
    ]);
    expect(by("recommandation")?.label).toBe("Recommanderiez-vous Hôtel Bellerive ?");
  });

  it("count each mark and each choice, one that is gone by its id, and give marks their mean", () => {
    expect(by("calme")).toMatchObject({ mean: 3.5, theme: "calme" });
    expect(by("calme")?.values.map(({ n }) => n)).toEqual([0, 1, 0, 0, 1]);
    expect(by("motif")?.values).toEqual([
      { value: "mer", label: "La mer", n: 2 },
      { value: "ami", label: "Un ami", n: 1 },
      { value: "parti", label: "parti", n: 1 },
    ]);
    expect(by("recommandation")).toMatchObject({ mean: null, interval: null });
    expect(by("mot")?.values).toEqual([]);
  });
});
