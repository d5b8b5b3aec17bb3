import type { ReplyState, ReviewState } from "../../generated/types.ts";

/** What of a line of the moderation journal says how a decision came about. */
export interface CaseLine {
  action: string;
  /** ISO 8601. */
  at: string;
  to_state: ReviewState | null;
  to_reply: ReplyState | null;
  from_state: ReviewState | null;
  /** By when the step was due (ISO 8601), where it was a decision. */
  due_before?: string | null;
}

/** Something that moderators decide on: a new review, a report of a published one, an answer to it. */
export interface ModerationCase<Line extends CaseLine> {
  moderated: Moderated;
  outcome: "waiting" | "published" | "refused";
  /** The line with which it came; null where the journal does not say. */
  opened: Line | null;
  /** The line of the decision; null while it waits. */
  decided: Line | null;
  /** From one to the other; null where one of them is not known. */
  hours: number | null;
  /** Whether it was decided after its deadline; null while it waits, and where the journal does not say. */
  late: boolean | null;
}

export type Moderated = "review" | "report" | "answer";

/** The state of a review while moderators have this to decide on; that of a report hides an answer that waits beside it. */
export const stateOfCase = { review: "pending", report: "reported", answer: "responses" } as const satisfies Record<Moderated, ReviewState>;

const outcomes: Readonly<Record<string, "published" | "refused">> = {
  publish: "published",
  reject: "refused",
  "publish-response": "published",
  "reject-response": "refused",
};

/** What waits for moderators once a review has come to where a line leads. */
function waitingAt({ to_state: state, to_reply: reply }: CaseLine): Moderated[] {
  if (state === "pending") return ["review"];
  return [
    ...(state === "reported" ? (["report"] as const) : []),
    ...(reply === "pending" && (state === "reported" || state === "responses") ? (["answer"] as const) : []),
  ];
}

/**
 * The decisions on one review, from the lines of its journal in their order, and after them what still waits for one.
 *
 * A decision that was taken back is none: what it decided waits again, since when it did before (where that is not known, since then). What an author withdraws
 * before anybody has decided is no decision either. A line that leads nowhere (a notification, a note) changes nothing.
 */
export function casesIn<Line extends CaseLine>(lines: readonly Line[]): ModerationCase<Line>[] {
  const found: ModerationCase<Line>[] = [];
  const open = new Map<Moderated, Line>();
  for (const line of lines) {
    if (line.to_state === null) continue;
    const outcome = outcomes[line.action];
    if (outcome) {
      const moderated = line.action.endsWith("-response") ? "answer" : line.from_state === "reported" ? "report" : "review";
      const opened = open.get(moderated) ?? null;
      const late = line.due_before ? Date.parse(line.at) > Date.parse(line.due_before) : null;
      found.push({ moderated, outcome, opened, decided: line, hours: opened && hoursBetween(opened, line), late });
      open.delete(moderated);
    }
    const undone = line.action === "take-back" ? found.pop() : undefined;
    if (undone) open.set(undone.moderated, undone.opened ?? line);
    const waiting = waitingAt(line);
    for (const moderated of open.keys()) if (!waiting.includes(moderated)) open.delete(moderated);
    for (const moderated of waiting) if (!open.has(moderated)) open.set(moderated, line);
  }
  for (const [moderated, opened] of open) found.push({ moderated, outcome: "waiting", opened, decided: null, hours: null, late: null });
  return found;
}

function hoursBetween({ at: from }: CaseLine, { at: to }: CaseLine): number {
  return (Date.parse(to) - Date.parse(from)) / 3_600_000;
}
