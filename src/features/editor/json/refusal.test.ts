import { expect, it } from "vitest";

import { refusalOf } from "./refusal.ts";

it("takes what the server keeps, a member called «constructor» included", () => {
  expect(refusalOf({ widgets: { constructor: { type: "rating" } }, layout: [] })).toBeNull();
});

it.each([
  ['{"a":{"__proto__":{"b":1}}}', { code: "reserved", name: "__proto__" }],
  ['{"constructor":{"prototype":{}}}', { code: "reserved", name: "prototype" }],
  [JSON.stringify({ text: "é".repeat(130_000) }), { code: "tooLong", most: 240 }],
  [`${"[".repeat(40)}1${"]".repeat(40)}`, { code: "unstorable", reason: "Ce contenu a trop de niveaux imbriqués." }],
  [JSON.stringify({ text: "a\u0000" }), { code: "unstorable", reason: "Ce contenu comporte un caractère interdit." }],
  [JSON.stringify(Array.from({ length: 20_000 }, () => 1)), { code: "unstorable", reason: "Ce contenu a trop d’éléments." }],
])("says why the server would not keep %.60s", (text, refusal) => {
  expect(refusalOf(JSON.parse(text))).toEqual(refusal);
});
