import { describe, expect, it } from "vitest";

import type { FormDocument } from "../../generated/types.ts";
import { countedOf, faultsOf } from "./check-answers.ts";

const frame = { oldest: "2025-06-01", newest: "2026-06-01", profiles: ["couple"], countries: ["FR"] };
const words = (fr: string): { fr: string } => ({ fr });
const form: Pick<FormDocument, "pages"> = {
  pages: [
    {
      id: "a",
      questions: [
        { id: "note", kind: "mark", label: words("Note"), required: true },
        {
          id: "venue",
          kind: "multiple",
          label: words("Pourquoi ?"),
          choices: [
            { id: "lac", label: words("Le lac") },
            { id: "neige", label: words("La neige") },
          ],
          when: { question: "note", at_most: 6 },
        },
        { id: "pistes", kind: "text", label: words("Et les pistes ?"), required: true, when: { question: "venue", in: ["neige"] } },
      ],
    },
  ],
};
const required = (answers: Parameters<typeof faultsOf>[1], isComplete = true) =>
  faultsOf(form, answers, isComplete, frame).map(({ question, fault }) => `${question} ${fault}`);

describe("a question that depends on another one", () => {
  it("is required once the answer before opens it, and not where that one is not asked itself", () => {
    expect(required({ note: 9 })).toEqual([]);
    expect(required({ note: 6 })).toEqual([]);
    expect(required({ note: 6, venue: ["lac"] })).toEqual([]);
    expect(required({ note: 6, venue: ["lac", "neige"] })).toEqual(["pistes required"]);
    // The guest went back and gave a better mark: what was asked for the other one is no longer.
    expect(required({ note: 9, venue: ["neige"] })).toEqual([]);
  });

  it("counts only while it is asked", () => {
    const answers = { note: 9, venue: ["neige"], pistes: "Fermées." };
    expect(countedOf(form, answers).answers).toEqual({ note: 9 });
    expect(countedOf(form, { ...answers, note: 3 }).answers).toEqual({ ...answers, note: 3 });
  });
});

it("an answer that is not complete lacks nothing, and is refused all the same where a question takes no such answer", () => {
  expect(required({}, false)).toEqual([]);
  expect(required({}, true)).toEqual(["note required"]);
  expect(required({ note: 11, venue: ["mer"], autre: 1 }, false)).toEqual(["note invalid", "venue invalid", "autre invalid"]);
});
