import { afterEach, expect, it } from "vitest";

import { FORGOTTEN_MS, forgetAbandoned, keptAnswers, newAnswer } from "./kept-answer.ts";

const now = Date.parse("2026-06-01T12:00:00Z");
const kept = keptAnswers("jeton");
const begun = { ...newAnswer(), answers: { note: 8 }, began: now - FORGOTTEN_MS - 1 };
afterEach(() => localStorage.clear());

it("is forgotten once its guest has left it unfinished for a week, with the form that was asked", () => {
  kept.keep(begun);
  localStorage.setItem("form-asked jeton", "{}");
  localStorage.setItem("form-asked autre", "{}");
  forgetAbandoned(now);
  expect(Object.keys(localStorage)).toEqual(["form-asked autre"]);
});

it("stays while its guest comes back to it, and until it is sent once it is finished", () => {
  kept.keep({ ...begun, touched: now - 1 });
  keptAnswers("autre").keep({ ...begun, finished: true });
  forgetAbandoned(now);
  expect(kept.begun()?.answers).toEqual({ note: 8 });
  expect(keptAnswers("autre").begun()?.finished).toBe(true);
});
