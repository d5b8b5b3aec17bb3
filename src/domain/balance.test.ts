import { expect, it } from "vitest";
import { balanceTonality } from "./balance.ts";

it.each([
  [-46, 0],
  [-31, 1],
  [-24, 1],
  [2, 2],
  [31, 3],
  [64, 3],
  [69.4, 3],
  [69.6, 4],
  [82, 4],
])("a balance of %d reads as tonality %i", (balance, tonality) => {
  expect(balanceTonality(balance)).toBe(tonality);
});
