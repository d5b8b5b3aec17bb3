import type { SourceName } from "../../../src/engine/catalog.ts";
import { reachOf } from "../../../src/engine/measure-reach.ts";
import type { Cell, Grain, Measure, TrendPoint } from "../../../src/generated/types.ts";
import { bucketsOf, bucketStart } from "../buckets.ts";
import { hasDays } from "../sql/sources.ts";
import type { Narrowing } from "../sql/conditions.ts";
import { addsUp, type Answering, reached, runGroups, veilingOf } from "./answering.ts";
import { emptyCell } from "./axis.ts";
import { askIndexTrends } from "./index-trend.ts";
import { cellsOf, keyOf, type Row } from "./rows.ts";
import { veiledLine } from "./veil.ts";

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

/** The short series of each of the rows of a dimension; of one that is hidden, nothing. */
export async function askTrends(
  source: SourceName,
  measure: Measure,
  grain: Grain,
  dimension: string,
  rows: readonly Row[],
  narrowing: Narrowing,
  answering: Answering,
): Promise<Map<string, TrendPoint[]>> {
  if (rows.length === 0) return new Map();
  const among = { ...narrowing, filters: [...narrowing.filters, { [dimension]: rows.map(({ key }) => key) }] };
  const found = await trends(source, measure, grain, dimension, among, answering);
  for (const { key, cells } of rows) {
    const points = found.get(key);
    if (points && cells[0]?.hidden)
      found.set(
        key,
        points.map((point) => ({ key: point.key, value: null, n: 0 })),
      );
  }
  return found;
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
  const series = (): Cell[] => buckets.map(() => emptyCell(statement));
  const found = new Map<string, Cell[]>(dimension ? [] : [["", series()]]);
  for (const group of groups) {
    const key = dimension ? keyOf(dimension, group.keys[1] ?? null, answering.vocabulary) : "";
    if (key === null) continue;
    const points = found.get(key) ?? series();
    found.set(key, points);
    const [at, cell] = [Number(group.keys[0]) - first, cellsOf(group, statement)[0]];
    if (points[at] && cell) points[at] = cell;
  }
  const veiling = veilingOf(source, [measure], answering);
  const pointsOf = (cells: readonly Cell[]): TrendPoint[] =>
    veiledLine(reached(cells, source, answering), addsUp(source, measure, grain), veiling).map(({ value, n }, at) => ({
      key: bucketStart(grain, buckets[at] ?? 0),
      value,
      n,
    }));
  return new Map([...found].map(([key, cells]) => [key, pointsOf(cells)]));
}
