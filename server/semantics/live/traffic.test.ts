import { expect, it } from "vitest";

import { traffic } from "./traffic.ts";

it("is busy for a moment after a question, and not before the first", () => {
  let now = 0;
  const seen = traffic(() => now);
  expect(seen.isBusy()).toBe(false);
  seen.saw();
  now = 1_400;
  expect(seen.isBusy()).toBe(true);
  now = 1_600;
  expect(seen.isBusy()).toBe(false);
});
