import { expect, it } from "vitest";

import { seenKeys } from "./seen-keys.ts";

it("knows each key and its first line, however many there are", () => {
  const seen = seenKeys();
  const keys = Array.from({ length: 10_000 }, (_, number) => `clé ${number}`);
  expect(keys.every((key, number) => seen.add(key, number + 1))).toBe(true);
  expect(keys.some((key) => seen.add(key, 20_000))).toBe(false);
  expect(keys.every((key, number) => seen.lineOf(key) === number + 1)).toBe(true);
  expect([seen.has("clé 1"), seen.has("autre"), seen.lineOf("autre")]).toEqual([true, false, 0]);
});
