import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { inTurn } from "./idle-turns.ts";

let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
});
afterEach(() => vi.unstubAllGlobals());
const rest = (): void => idle.shift()?.();

it("gives each work an idle moment of its own, in order", () => {
  const done: string[] = [];
  for (const name of ["a", "b", "c"]) inTurn(() => done.push(name));
  expect([done, idle.length]).toEqual([[], 1]);
  rest();
  expect([done, idle.length]).toEqual([["a"], 1]);
  rest();
  rest();
  expect([done, idle.length]).toEqual([["a", "b", "c"], 0]);
});

it("passes over a turn that was given up, and begins again later", () => {
  const done: string[] = [];
  inTurn(() => done.push("a"));
  inTurn(() => done.push("b"))();
  rest();
  expect(idle).toHaveLength(0);
  inTurn(() => done.push("c"));
  rest();
  expect(done).toEqual(["a", "c"]);
});
