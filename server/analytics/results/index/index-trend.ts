import { indexOfSums } from "../../../../src/domain/statistics/index.ts";
import type { SourceName } from "../../../../src/engine/catalog/catalog.ts";
import type { Grain, Measure, TrendPoint } from "../../../../src/generated/types.ts";
import { bucketNumber, bucketsOf, bucketStart } from "../../buckets.ts";
import type { Narrowing } from "../../sql/conditions.ts";
import type { Group } from "../../sql/groups.ts";
import { indexWeights, indexWindow, unaged } from "../../sql/index-aggregates.ts";
import { type Answering, leastShown, reached, runGroups } from "../answering.ts";
import { agedSums } from "./index-course.ts";
import { keyOf } from "../rows.ts";

/**
 * The course of an index: each point is the index over the window that ends with its bucket, or with the period.
 *
 * One statement sums the ratings of each day, which age here, as of the last day of the period. As of any other day all weights
 * are the same multiple of these, so that an index, a ratio of them, is that of the days which its window holds.
 *
 * No course at all where figures are hidden: what the windows of two neighbours rest on reveals the days between their ends.
 */
export async function askIndexTrends(
  source: SourceName,
  measure: Measure,
  grain: Grain,
  dimension: string | null,
  narrowing: Narrowing,
  answering: Answering,
): Promise<Map<string, TrendPoint[]>> {
  const { period } = narrowing;
  const buckets = period ? bucketsOf(grain, period) : [];
  if (!period || buckets.length === 0 || leastShown(source, answering) > 0) return new Map();
  const windows = buckets.map((bucket) => {
    const next = bucketStart(grain, bucket + 1);
    return indexWindow(measure, next < period.to ? next : period.to);
  });
  const weights = indexWeights(measure);
  const { groups, statement } = await runGroups(
    {
      ...narrowing,
      source,
      period: { from: windows[0]?.from ?? period.from, to: period.to },
      measures: [{ ...measure, index: { ...weights, half_life_days: unaged } }],
      by: dimension ? ["day", dimension] : ["day"],
    },
    answering,
  );
  const found = new Map<string, Group[]>(dimension ? [] : [["", []]]);
  for (const group of groups) {
    const key = dimension ? keyOf(dimension, group.keys[1] ?? null, answering.vocabulary) : "";
    if (key === null) continue;
    const days = found.get(key);
    if (days) days.push(group);
    else found.set(key, [group]);
  }
  const sumsOf = statement.figures[0]?.sums;
  const pointsOf = (days: readonly Group[]): TrendPoint[] => {
    const rated = days.flatMap(({ keys: [day], parts }) => (sumsOf && day ? [{ day: Number(day), sums: sumsOf(parts) }] : []));
    const within = agedSums(rated, bucketNumber("day", period.to) - 1, weights.half_life_days);
    return windows.map(({ from, to }, at) => {
      const sums = within(bucketNumber("day", from), bucketNumber("day", to));
      const index = indexOfSums(sums, 0);
      const value = (measure.kind === "effective" ? index?.effective : index?.value) ?? null;
      const [cell] = reached([{ value, n: sums.n }], source, answering);
      return { key: bucketStart(grain, buckets[at] ?? 0), value: cell?.value ?? null, n: cell?.n ?? 0 };
    });
  };
  return new Map([...found].map(([key, days]) => [key, pointsOf(days)]));
}
