import type { Selectable } from "kysely";

import type { Policy } from "../../../src/domain/moderation/policy.ts";
import type { ModerationJournalTable } from "../../store/tables/moderation.ts";

export type JournalRow = Selectable<ModerationJournalTable>;

/** The steps that are decisions of a moderator, which can be taken back while what they send waits. */
export const decisions: readonly string[] = ["publish", "reject", "publish-response", "reject-response"];

/** What is noted beside the steps of a review and changes none of them. */
const besides: readonly string[] = ["notify", "accept-proof", "refuse-proof", "erase-author", "erase-letters"];

/** The lines of one review without the decisions that were taken back: they decided nothing. */
export function withoutTakenBack<Line extends Pick<JournalRow, "no" | "action" | "details">>(lines: readonly Line[]): Line[] {
  const undone = new Set(lines.flatMap(({ action, details }) => (action === "take-back" ? [details?.of] : [])));
  return lines.filter(({ no }) => !undone.has(no));
}

/** The decision that can be taken back, and until when; null where there is none, or something has happened since. */
export function takeBackOf(
  lines: readonly JournalRow[],
  revision: number,
  { delays }: Pick<Policy, "delays">,
  now: Date,
): { line: JournalRow; action: string; until: string } | null {
  const last = lines.findLast(({ action }) => !besides.includes(action));
  if (!last || !decisions.includes(last.action) || last.details?.step !== revision) return null;
  const until = new Date(Date.parse(last.at) + delays.undo_minutes * 60_000);
  return until > now ? { line: last, action: last.action, until: until.toISOString() } : null;
}
