import { expect, it } from "vitest";

import type { EstablishmentSettingsUpdate } from "../../../generated/types.ts";
import { responseRules, updateOf, valuesOf } from "./settings-parts.ts";

const settings: EstablishmentSettingsUpdate = {
  notifications: { new_review: true, below: 6, incident: false, weekly_summary: true },
  response: {
    signature: "Sophie",
    tone: "warm",
    address: "formal",
    length: "short",
    language: "both",
    never_promise: ["un remboursement", "une date"],
  },
  comparison: { kind: "selection", selection: "s1" },
};

it("come back from their fields as they were", () => expect(updateOf(valuesOf(settings))).toEqual(settings));

it("keep each line once, without blanks, and no selection with a category", () => {
  const values = { ...valuesOf(settings), never_promise: " un remboursement \n\nune date\nune date\n", comparison: "category" };
  expect(updateOf(values)).toEqual({ ...settings, comparison: { kind: "category" } });
});

it("refuse more lines, and longer ones, than are stored", () => {
  const { accepts } = responseRules.never_promise ?? { accepts: () => false };
  expect(accepts(Array.from({ length: 20 }, (_, line) => `ligne ${line}`).join("\n"))).toBe(true);
  expect(accepts(Array.from({ length: 21 }, (_, line) => `ligne ${line}`).join("\n"))).toBe(false);
  expect(accepts("a".repeat(161))).toBe(false);
});
