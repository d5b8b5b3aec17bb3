import { expect, it } from "vitest";
import { balanceTonality } from "./balance.ts";

it.each([
  [-46, 0],
  [-40, 0],
  [-31, 1],
  [-24, 1],
  [-20, 1],
  [-19.4, 2],
  [2, 2],
  [20, 3],
  [31, 3],
  [64, 3],
  [69.4, 3],
  [69.6, 4],
  [82, 4],
])("a balance of %d reads as tonality %i", (balance, tonality) => {
  expect(balanceTonality(balance)).toBe(tonality);
});
