import { expect, it } from "vitest";

import { quoted } from "./shown.ts";

it("a value is quoted by its beginning, of a list or an object the brackets alone, however deep it is", () => {
  const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  expect(["  neuf\n", "9".repeat(60), 7.5, false, deep, { of: 5 }].map(quoted)).toEqual([
    "« neuf »",
    `« ${"9".repeat(40)}… »`,
    "« 7.5 »",
    "« false »",
    "« […] »",
    "« {…} »",
  ]);
});
