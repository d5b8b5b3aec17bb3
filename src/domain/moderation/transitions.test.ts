import { describe, expect, it } from "vitest";

import type { ModerationAction, ReplyState, ReviewState } from "../../generated/types.ts";
import { afterStep, isPublic, stepsOf } from "./transitions.ts";

const states: readonly ReviewState[] = ["pending", "published", "responses", "answered", "reported", "rejected", "withdrawn", "archived"];
const replies: readonly (ReplyState | null)[] = [null, "pending", "published", "rejected"];
const actions: readonly ModerationAction[] = [
  "publish",
  "reject",
  "report",
  "appeal",
  "correct",
  "withdraw",
  "archive",
  "respond",
  "publish-response",
  "reject-response",
];

/** Written by hand from the specification of states: action, state → state; all else is illegal. */
const legal: Readonly<Record<string, string>> = {
  "publish pending": "public",
  "publish reported": "public",
  "reject pending": "rejected",
  "reject reported": "rejected",
  "report published": "reported",
  "report responses": "reported",
  "report answered": "reported",
  "appeal rejected": "pending",
  "correct rejected": "pending",
  "withdraw pending": "withdrawn",
  "withdraw published": "withdrawn",
  "withdraw responses": "withdrawn",
  "withdraw answered": "withdrawn",
  "withdraw reported": "withdrawn",
  "withdraw rejected": "withdrawn",
  "withdraw archived": "withdrawn",
  "archive published": "archived",
  "archive responses": "archived",
  "archive answered": "archived",
};

describe("the steps of a review", () => {
  const pairs = actions
    .filter((action) => !action.includes("respon"))
    .flatMap((action) => states.flatMap((state) => replies.map((reply) => [action, state, reply] as const)));

  it.each(pairs)("%s from %s with the answer %s leads where the specification says, or nowhere", (action, state, reply) => {
    const to = legal[`${action} ${state}`];
    const shown = { pending: "responses", published: "answered", rejected: "published", none: "published" }[reply ?? "none"];
    expect(afterStep(action, { state, reply })).toEqual(to === undefined ? null : { state: to === "public" ? shown : to, reply });
  });
});

describe("the steps of an answer", () => {
  const pairs = states.flatMap((state) => replies.map((reply) => [state, reply] as const));

  it.each(pairs)(
    "from %s with the answer %s: given again and again, judged while it waits, and only under a public review",
    (state, reply) => {
      const open = isPublic(state);
      const kept = (shown: ReviewState): ReviewState => (state === "reported" ? "reported" : shown);
      expect(afterStep("respond", { state, reply })).toEqual(open ? { state: kept("responses"), reply: "pending" } : null);
      const waits = open && reply === "pending";
      expect(afterStep("publish-response", { state, reply })).toEqual(waits ? { state: kept("answered"), reply: "published" } : null);
      expect(afterStep("reject-response", { state, reply })).toEqual(waits ? { state: kept("published"), reply: "rejected" } : null);
    },
  );
});

it("an author withdraws from any state but contests only what is refused", () => {
  expect(states.filter((state) => stepsOf("author", { state, reply: null }).includes("withdraw"))).toEqual(
    states.filter((state) => state !== "withdrawn"),
  );
  expect(stepsOf("author", { state: "rejected", reply: null })).toEqual(["appeal", "correct", "withdraw"]);
  expect(stepsOf("establishment", { state: "pending", reply: null })).toEqual([]);
});
