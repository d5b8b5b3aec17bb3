import { bucketLabel } from "../../../src/domain/time/bucket.ts";
import type { Grain } from "../../../src/generated/types.ts";

/** Every how many buckets a name may be placed so that each year opens with one; beyond the last, every so many years. */
const steps: Partial<Record<Grain, readonly number[]>> = { month: [1, 2, 3, 4, 6, 12], quarter: [1, 2, 4] };

/** The names under buckets of time on a plane of this many px: as many as have room, the others empty; the year where it changes. */
export function axisNames(keys: readonly string[], grain: Grain, width: number): string[] {
  const inYear = steps[grain] ?? [1];
  const perYear = inYear.at(-1) ?? 1;
  // A name and the room around it: «12 janv. 26», «janv. 26».
  const least = ((grain === "day" || grain === "week" ? 64 : 46) * keys.length) / Math.max(width, 1);
  const step = inYear.find((each) => each >= least) ?? Math.ceil(least / perYear) * perYear;
  const place = (day: string, index: number): number =>
    steps[grain] ? Number(day.slice(0, 4)) * perYear + Math.floor(((Number(day.slice(5, 7)) - 1) * perYear) / 12) : index;
  const named = keys.map((day, index) => place(day, index) % step === 0);
  // A short course in which no such bucket lies still says when it begins.
  if (!named.includes(true)) named[0] = true;
  let before: string | undefined;
  return keys.map((day, index) => {
    if (!named[index]) return "";
    const name = bucketLabel(day, grain, before);
    before = day;
    return name;
  });
}
