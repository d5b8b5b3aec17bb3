import type { SourceName } from "../../../src/engine/catalog.ts";
import { reachOf } from "../../../src/engine/measure-reach.ts";
import type { Grain, Measure, TrendPoint } from "../../../src/generated/types.ts";
import { bucketsOf, bucketStart } from "../buckets.ts";
import { hasDays } from "../sql/sources.ts";
import type { Narrowing } from "../sql/conditions.ts";
import { type Answering, runGroups, veiled } from "./answering.ts";
import { emptyCell } from "./axis.ts";
import { askIndexTrends } from "./index-trend.ts";
import { cellsOf, keyOf } from "./rows.ts";

/** The short series of a figure, one point per bucket of the period; empty for a source without days. */
export async function askTrend(
  source: SourceName,
  measure: Measure,
  grain: Grain,
  narrowing: Narrowing,
  answering: Answering,
): Promise<TrendPoint[]> {
  return (await trends(source, measure, grain, null, narrowing, answering)).get("") ?? [];
}

/** The short series of each of the values of a dimension. */
export async function askTrends(
  source: SourceName,
  measure: Measure,
  grain: Grain,
  dimension: string,
  keys: readonly string[],
  narrowing: Narrowing,
  answering: Answering,
): Promise<Map<string, TrendPoint[]>> {
  if (keys.length === 0) return new Map();
  const among = { ...narrowing, filters: [...narrowing.filters, { [dimension]: [...keys] }] };
  return trends(source, measure, grain, dimension, among, answering);
}

async function trends(
  source: SourceName,
  measure: Measure,
  grain: Grain,
  dimension: string | null,
  narrowing: Narrowing,
  answering: Answering,
): Promise<Map<string, TrendPoint[]>> {
  const { period } = narrowing;
  if (!period || !hasDays(source)) return new Map();
  if (reachOf(measure) === "window") return askIndexTrends(source, measure, grain, dimension, narrowing, answering);
  const { groups, statement } = await runGroups(
    { ...narrowing, source, measures: [measure], by: dimension ? [grain, dimension] : [grain] },
    answering,
  );
  const buckets = bucketsOf(grain, period);
  const first = buckets[0] ?? 0;
  const empty = veiled(emptyCell(statement), source, answering);
  const series = (): TrendPoint[] => buckets.map((bucket) => ({ key: bucketStart(grain, bucket), value: empty.value, n: empty.n }));
  const found = new Map<string, TrendPoint[]>(dimension ? [] : [["", series()]]);
  for (const group of groups) {
    const key = dimension ? keyOf(dimension, group.keys[1] ?? null, answering.vocabulary) : "";
    if (key === null) continue;
    const points = found.get(key) ?? series();
    found.set(key, points);
    const point = points[Number(group.keys[0]) - first];
    const cell = veiled(cellsOf(group, statement)[0] ?? empty, source, answering);
    if (point) Object.assign(point, { value: cell.value, n: cell.n });
  }
  return found;
}
