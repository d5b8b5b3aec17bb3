import type { Grain, JournalMark } from "../../generated/types.ts";
import { formatPeriod } from "../format/format-date.ts";
import { bucketEnd } from "./bucket.ts";
import type { Day } from "./day.ts";

/** Marks closer than this are drawn as one (px). */
const LEAST_GAP = 14;
/** Marks that a card or a sentence names; the others are counted. */
const NAMED = 3;

/** The marks whose days touch a bucket, which its first day and its grain name. */
export function marksIn(marks: readonly JournalMark[], day: Day, grain: Grain): JournalMark[] {
  const end = bucketEnd(day, grain);
  return marks.filter(({ from, to }) => from < end && to >= day);
}

/** The buckets of an axis at which a mark is drawn, `step` pixels from one bucket to the next: of those that follow one another too closely, the middle one. */
export function markedBuckets(keys: readonly Day[], grain: Grain, marks: readonly JournalMark[], step: number): number[] {
  const marked = keys.flatMap((day, index) => (marksIn(marks, day, grain).length > 0 ? [index] : []));
  const groups: number[][] = [];
  for (const index of marked) {
    const group = groups.at(-1);
    if (group && (index - (group.at(-1) ?? 0)) * step < LEAST_GAP) group.push(index);
    else groups.push([index]);
  }
  return groups.map((group) => group[Math.floor(group.length / 2)] ?? 0);
}

/** What each of some marks is called, with its place and days; the last text counts those left out. */
export function markTexts(marks: readonly JournalMark[]): string[] {
  const named = marks
    .slice(0, NAMED)
    .map(({ title, place, from, to }) => `${title} (${[place, formatPeriod(from, to)].filter(Boolean).join(", ")})`);
  const more = marks.length - named.length;
  return more > 0 ? [...named, `et ${more} ${more > 1 ? "autres" : "autre"}`] : named;
}
