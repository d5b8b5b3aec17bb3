import { expect, it } from "vitest";

import { excerptOf } from "./excerpt.ts";

const long = `${"Un séjour très agréable dans un cadre magnifique. ".repeat(4)}Le parking était complet le soir.`;
const at = long.indexOf("parking");

it("begins a little before the first match, at the beginning of a word, and moves the matches along", () => {
  const { text, matches, cut } = excerptOf(long, [{ start: at, end: at + 7 }]);
  expect(cut).toBe(true);
  expect(text.length).toBeLessThan(80);
  expect(long[long.length - text.length - 1]).toBe(" ");
  expect(matches.map(({ start, end }) => text.slice(start, end))).toEqual(["parking"]);
});

it("leaves a text whole whose match is near its beginning, or that has none", () => {
  expect(excerptOf(long, [{ start: 3, end: 9 }])).toEqual({ text: long, matches: [{ start: 3, end: 9 }], cut: false });
  expect(excerptOf(long, [])).toEqual({ text: long, matches: [], cut: false });
  expect(excerptOf("", [])).toEqual({ text: "", matches: [], cut: false });
});
