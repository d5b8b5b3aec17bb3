import type { SourceName } from "../../../src/engine/catalog/catalog.ts";
import { reachOf } from "../../../src/engine/catalog/measure-reach.ts";
import type { Cell, Grain, Measure, TrendPoint } from "../../../src/generated/types.ts";
import { bucketsOf, bucketStart } from "../buckets.ts";
import { hasDays } from "../sql/sources.ts";
import type { Narrowing } from "../sql/conditions.ts";
import { addsUp, type Answering, leastShown, reached, runGroups, veilingOf } from "./answering.ts";
import { emptyCell } from "./axis.ts";
import { askIndexTrends } from "./index/index-trend.ts";
import { cellsOf, keyOf, type Row } from "./rows.ts";
import { veiledGrid } from "./suppression/veil.ts";

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

/** Rows beside each other: those whose series are asked for, and all that there are; null where some are not known. */
export interface TrendRows {
  rows: readonly Row[];
  all: readonly Row[] | null;
}

/** The short series of each of the rows of a dimension; of one that is hidden, nothing. */
export async function askTrends(
  source: SourceName,
  measure: Measure,
  grain: Grain,
  dimension: string,
  { rows, all }: TrendRows,
  narrowing: Narrowing,
  answering: Answering,
): Promise<Map<string, TrendPoint[]>> {
  if (rows.length === 0) return new Map();
  // The others reveal what one row hides of a day: those that are not asked for, too.
  const addUp = all !== null && leastShown(source, answering) > 0 && addsUp(source, measure, dimension);
  const among = addUp ? narrowing : { ...narrowing, filters: [...narrowing.filters, { [dimension]: rows.map(({ key }) => key) }] };
  const hidden = new Set((addUp ? all : rows).flatMap(({ key, cells }) => (cells[0]?.hidden ? [key] : [])));
  return trends(source, measure, grain, { dimension, addUp, hidden }, among, answering);
}

/** A dimension with one series for each value: whether these add up, and which are hidden. */
interface Across {
  dimension: string;
  addUp: boolean;
  hidden: ReadonlySet<string>;
}

async function trends(
  source: SourceName,
  measure: Measure,
  grain: Grain,
  across: Across | null,
  narrowing: Narrowing,
  answering: Answering,
): Promise<Map<string, TrendPoint[]>> {
  const { period } = narrowing;
  if (!period || !hasDays(source)) return new Map();
  const dimension = across?.dimension ?? null;
  if (reachOf(measure) === "window") return askIndexTrends(source, measure, grain, dimension, narrowing, answering);
  const { groups, statement } = await runGroups(
    { ...narrowing, source, measures: [measure], by: dimension ? [grain, dimension] : [grain] },
    answering,
  );
  const buckets = bucketsOf(grain, period);
  const first = buckets[0] ?? 0;
  const series = (): Cell[] => buckets.map(() => emptyCell(statement));
  // A hidden row has its series, too, where nothing is in it.
  const found = new Map((across ? [...across.hidden] : [""]).map((key) => [key, series()]));
  for (const group of groups) {
    const key = dimension ? keyOf(dimension, group.keys[1] ?? null, answering.vocabulary) : "";
    if (key === null) continue;
    const points = found.get(key) ?? series();
    found.set(key, points);
    const [at, cell] = [Number(group.keys[0]) - first, cellsOf(group, statement)[0]];
    if (points[at] && cell) points[at] = cell;
  }
  // In one order, whatever the engine's: of equal points it is always the same that is hidden for the sake of another.
  const keys = [...found.keys()].toSorted();
  const withheld = (at: number): boolean => across?.hidden.has(keys[Math.floor(at / buckets.length)] ?? "") ?? false;
  const shown = veiledGrid(
    keys.map((key) => reached(found.get(key) ?? [], source, answering)),
    { rows: addsUp(source, measure, grain), columns: across?.addUp ?? false },
    { ...veilingOf(source, [measure], answering), withheld },
  );
  const pointsOf = (cells: readonly Cell[]): TrendPoint[] =>
    cells.map(({ value, n }, at) => ({ key: bucketStart(grain, buckets[at] ?? 0), value, n }));
  return new Map(keys.map((key, at) => [key, pointsOf(shown[at] ?? [])]));
}
