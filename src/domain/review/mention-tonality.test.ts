import { expect, it } from "vitest";

import { tonalityOfMention } from "./mention-tonality.ts";

it.each([
  [1, 0.9, 4],
  [1, 0.65, 4],
  [1, 0.64, 3],
  [0, 0.9, 2],
  [-1, 0.2, 1],
  [-1, 1, 0],
] as const)("draws an opinion of %i with strength %s in tonality %i", (polarity, strength, tonality) =>
  expect(tonalityOfMention(polarity, strength)).toBe(tonality),
);

it("takes one whose strength is not known for a strong one", () => {
  expect([tonalityOfMention(1), tonalityOfMention(-1)]).toEqual([4, 0]);
});
