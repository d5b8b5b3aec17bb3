import { expect, it } from "vitest";

import { quoted } from "./shown.ts";

it("a value is quoted by its beginning, of a list or an object the brackets alone, however deep it is", () => {
  const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  expect(["  neuf\n", "9".repeat(60), 7.5, false, deep, { of: 5 }].map(quoted)).toEqual([
    "«\u00a0neuf\u00a0»",
    `«\u00a0${"9".repeat(40)}…\u00a0»`,
    "«\u00a07.5\u00a0»",
    "«\u00a0false\u00a0»",
    "«\u00a0[…]\u00a0»",
    "«\u00a0{…}\u00a0»",
  ]);
});
