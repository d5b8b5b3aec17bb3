import type { Policy } from "../../../src/domain/moderation/policy.ts";
import type { ModeratedReview } from "../../../src/generated/types.ts";
import { type JournalRow, withoutTakenBack } from "./take-back.ts";

const DAY_MS = 86_400_000;

/** The appeal that waits for a decision, as this moderator sees it; null where none does. */
export function appealState(
  all: readonly JournalRow[],
  login: string,
  { appeal, delays }: Pick<Policy, "appeal" | "delays">,
): ModeratedReview["appeal"] {
  const lines = withoutTakenBack(all);
  const contested = lines.findLastIndex(({ action }) => action === "appeal");
  const decided = lines.findLastIndex(({ action }) => action === "publish" || action === "reject");
  const line = lines[contested];
  if (!line || decided > contested) return null;
  const own = lines[decided]?.login === login;
  const from = own && appeal === "delayed" ? new Date(Date.parse(line.at) + delays.lone_appeal_days * DAY_MS).toISOString() : null;
  return { at: line.at, message: line.message, own, from };
}
