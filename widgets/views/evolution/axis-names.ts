import { bucketLabel } from "../../../src/domain/bucket.ts";
import type { Grain } from "../../../src/generated/types.ts";

/** How wide a name is with the room around it (px), and every how many buckets one may stand: months and quarters so that each year opens with one. */
const names: Readonly<Record<Grain, { width: number; steps: readonly number[] }>> = {
  day: { width: 64, steps: [1, 2, 7, 14, 28] },
  week: { width: 64, steps: [1, 2, 4, 8, 13, 26, 52] },
  month: { width: 46, steps: [1, 2, 3, 4, 6, 12, 24, 60, 120] },
  quarter: { width: 42, steps: [1, 2, 4, 8, 20, 40] },
  year: { width: 42, steps: [1, 2, 5, 10, 20] },
};

/** The names under buckets of time on a plane of so many px: as many as have room, the others empty; the year where it changes. */
export function axisNames(keys: readonly string[], grain: Grain, width: number): string[] {
  const least = (names[grain].width * keys.length) / Math.max(width, 1);
  const step = names[grain].steps.find((each) => each >= least) ?? Math.ceil(least);
  const named = keys.map((day, index) => placeOf(day, index, grain) % step === 0);
  // A short course without the opening of a year or half-year still says when it begins.
  if (!named.includes(true)) named[0] = true;
  let before: string | undefined;
  return keys.map((day, index) => {
    if (!named[index]) return "";
    const name = bucketLabel(day, grain, before);
    before = day;
    return name;
  });
}

/** Where a bucket stands: by the calendar where years divide evenly, else from the first one. */
function placeOf(day: string, index: number, grain: Grain): number {
  const [year = 0, month = 1] = day.split("-").map(Number);
  switch (grain) {
    case "year":
      return year;
    case "quarter":
      return year * 4 + Math.floor((month - 1) / 3);
    case "month":
      return year * 12 + month - 1;
    default:
      return index;
  }
}
