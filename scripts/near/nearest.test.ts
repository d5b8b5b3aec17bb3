import { expect, it } from "vitest";

import { nearTests, withinBudget } from "./nearest.ts";

const arrows = [
  ["day.test.ts", "day.ts"],
  ["plan.ts", "day.ts"],
  ["plan.test.ts", "plan.ts"],
  ["screen.tsx", "plan.ts"],
  ["plan.ts", "screen.tsx"],
  ["screen.test.tsx", "screen.tsx"],
  ["other.test.ts", "other.ts"],
].map(([from = "", to = ""]) => ({ from, to }));
const isTest = (file: string): boolean => file.includes(".test.");

it("finds the tests that import what has changed through however many files, the nearest first, and no other", () => {
  expect(nearTests(["day.ts"], arrows, isTest)).toEqual([
    { file: "day.test.ts", distance: 1 },
    { file: "plan.test.ts", distance: 2 },
    { file: "screen.test.tsx", distance: 3 },
  ]);
  expect(nearTests(["other.test.ts", "screen.tsx"], arrows, isTest).map(({ file }) => file)).toEqual([
    "other.test.ts",
    "screen.test.tsx",
    "plan.test.ts",
  ]);
});

it("takes as many as there is time for, and the nearest one whatever it costs", () => {
  const tests = nearTests(["day.ts"], arrows, isTest);
  const cost = (file: string): number => (file === "screen.test.tsx" ? 50 : 10);
  expect(withinBudget(tests, cost, 70)).toEqual(["day.test.ts", "plan.test.ts", "screen.test.tsx"]);
  expect(withinBudget(tests, cost, 60)).toEqual(["day.test.ts", "plan.test.ts"]);
  expect(withinBudget(tests, cost, 5)).toEqual(["day.test.ts"]);
});
