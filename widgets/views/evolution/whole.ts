import { bucketEnd } from "../../../src/domain/bucket.ts";
import type { DayRange } from "../../../src/domain/period.ts";
import type { SeriesResult } from "../../../src/generated/types.ts";

/** Whether the last bucket is counted to its end: it has run out, and the period does not stop in the midst of it. */
export function isWhole({ complete, keys, grain }: SeriesResult, { to }: DayRange): boolean {
  const last = keys.at(-1);
  return complete && (last === undefined || bucketEnd(last, grain) <= to);
}
