import { expect, it } from "vitest";
import { balanceTonality } from "./balance.ts";

it.each([
  [-46, 0],
  [-31, 1],
  [-24, 1],
  [2, 2],
  [31, 3],
  [64, 3],
  [82, 4],
])("a balance of %i reads as tonality %i", (balance, tonality) => {
  expect(balanceTonality(balance)).toBe(tonality);
});
