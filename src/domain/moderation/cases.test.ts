import { describe, expect, it } from "vitest";

import type { ReplyState, ReviewState } from "../../generated/types.ts";
import { type CaseLine, casesIn } from "./cases.ts";

let from: [ReviewState | null, ReplyState | null] = [null, null];

/** The line of a step at an hour of 1 June, from where the last one led. */
function line(hour: number, action: string, to_state: ReviewState | null, to_reply: ReplyState | null = null, due?: number): CaseLine {
  const [from_state] = from;
  if (to_state !== null) from = [to_state, to_reply];
  const at = (hours: number): string => new Date(Date.UTC(2026, 5, 1, hours)).toISOString();
  return { action, at: at(hour), from_state, to_state, to_reply, ...(due === undefined ? {} : { due_before: at(due) }) };
}

const told = (...lines: CaseLine[]) => casesIn(lines).map(({ moderated, outcome, hours, late }) => [moderated, outcome, hours, late]);

describe("the cases in a journal", () => {
  it("times a decision from the arrival to it, and says whether its deadline had passed", () => {
    expect(told(line(0, "confirm", "pending"), line(5, "publish", "published", null, 6))).toEqual([["review", "published", 5, false]]);
    expect(told(line(0, "confirm", "pending"), line(7, "reject", "rejected", null, 6))).toEqual([["review", "refused", 7, true]]);
  });

  it("waits again, since the arrival, for a decision that was taken back", () => {
    const lines = [line(0, "confirm", "pending"), line(2, "publish", "published"), line(3, "take-back", "pending")];
    expect(told(...lines)).toEqual([["review", "waiting", null, null]]);
    expect(told(line(0, "publish", "published"), line(1, "take-back", "pending"))).toEqual([["review", "waiting", null, null]]);
    expect(told(...lines, line(8, "reject", "rejected"))).toEqual([["review", "refused", 8, null]]);
  });

  it("is no decision where the author withdraws, and a second one after an appeal", () => {
    expect(told(line(0, "confirm", "pending"), line(1, "withdraw", "withdrawn"))).toEqual([]);
    const appealed = [line(0, "confirm", "pending"), line(4, "reject", "rejected"), line(100, "appeal", "pending")];
    expect(told(...appealed, line(103, "publish", "published"))).toEqual([
      ["review", "refused", 4, null],
      ["review", "published", 3, null],
    ]);
  });

  it("keeps a report and an answer that wait at the same time apart", () => {
    const lines = [
      line(0, "confirm", "pending"),
      line(1, "publish", "published"),
      line(10, "respond", "responses", "pending"),
      line(12, "report", "reported", "pending"),
      line(13, "mask", "reported", "pending"),
    ];
    expect(told(...lines).slice(1)).toEqual([
      ["answer", "waiting", null, null],
      ["report", "waiting", null, null],
    ]);
    const judged = [...lines, line(16, "publish", "responses", "pending"), line(20, "publish-response", "answered", "published")];
    expect(told(...judged).slice(1)).toEqual([
      ["report", "published", 4, null],
      ["answer", "published", 10, null],
    ]);
  });

  it("takes no notification for a step, and knows no delay where the arrival is not told", () => {
    expect(told(line(0, "notify", null), line(3, "publish", "published"))).toEqual([["review", "published", null, null]]);
  });
});
