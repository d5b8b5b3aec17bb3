import type { ModerationAction, ReplyState, ReviewState } from "../../generated/types.ts";

/** Where a review of the product's own is: its state, and that of its answer (null: nobody has answered). */
export interface Standing {
  state: ReviewState;
  reply: ReplyState | null;
}

/** Who may take a step. `moderator` is one of the destination; `system` acts by the policy's delays. */
export type Mover = "author" | "moderator" | "establishment" | "reader" | "system";

interface Step {
  action: ModerationAction;
  /** Who takes it. */
  by: readonly Mover[];
  from: readonly ReviewState[];
  /** The answer's state that it needs; any where absent. */
  fromReply?: readonly (ReplyState | null)[];
  /** Where the review is afterwards; absent: where its answer puts it. */
  to?: ReviewState;
  /** The answer's state afterwards; as it was where absent. */
  toReply?: ReplyState;
}

/** The states in which a review is public and counts. A reported one does until somebody has judged. */
export const publicStates = ["published", "responses", "answered", "reported"] as const satisfies readonly ReviewState[];

const shown = ["published", "responses", "answered"] as const satisfies readonly ReviewState[];
const every = [
  "pending",
  "published",
  "responses",
  "answered",
  "reported",
  "rejected",
  "withdrawn",
  "archived",
] as const satisfies readonly ReviewState[];

/**
 * Every legal step of a review and of its answer; what is not here is refused. Confirmation is no step: it makes the
 * review, which begins as `pending`.
 */
export const steps: readonly Step[] = [
  { action: "publish", by: ["moderator"], from: ["pending", "reported"] },
  { action: "reject", by: ["moderator"], from: ["pending", "reported"], to: "rejected" },
  { action: "report", by: ["establishment", "reader"], from: shown, to: "reported" },
  { action: "appeal", by: ["author"], from: ["rejected"], to: "pending" },
  { action: "correct", by: ["author"], from: ["rejected"], to: "pending" },
  { action: "withdraw", by: ["author"], from: every.filter((state) => state !== "withdrawn"), to: "withdrawn" },
  { action: "archive", by: ["moderator", "system"], from: shown, to: "archived" },
  { action: "respond", by: ["establishment", "moderator"], from: publicStates, toReply: "pending" },
  { action: "publish-response", by: ["moderator"], from: publicStates, fromReply: ["pending"], toReply: "published" },
  { action: "reject-response", by: ["moderator"], from: publicStates, fromReply: ["pending"], toReply: "rejected" },
];

/** Where this step leads; null where it is not legal from there. */
export function afterStep(action: ModerationAction, { state, reply }: Standing): Standing | null {
  const step = steps.find((one) => one.action === action);
  if (!step?.from.includes(state) || (step.fromReply && !step.fromReply.includes(reply))) return null;
  const answer = step.toReply ?? reply;
  if (step.to) return { state: step.to, reply: answer };
  // An answer does not judge a report.
  return { state: state === "reported" && step.toReply ? "reported" : shownState(answer), reply: answer };
}

/** The state of a public review by that of its answer. */
export function shownState(reply: ReplyState | null): ReviewState {
  return reply === "pending" ? "responses" : reply === "published" ? "answered" : "published";
}

/** Whether the review is public, and counts in figures. */
export function isPublic(state: ReviewState): boolean {
  return (publicStates as readonly ReviewState[]).includes(state);
}

/** The steps that this mover may take from there. */
export function stepsOf(mover: Mover, standing: Standing): ModerationAction[] {
  return steps.filter(({ action, by }) => by.includes(mover) && afterStep(action, standing)).map(({ action }) => action);
}
