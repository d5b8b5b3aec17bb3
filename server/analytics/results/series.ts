import { timeDimensions } from "../../../src/engine/catalog/catalog.ts";
import { mainMeasures } from "../../../src/engine/query/kind.ts";
import type { Cell, Grain, SeriesResult } from "../../../src/generated/types.ts";
import { bucketsOf, bucketStart } from "../buckets.ts";
import type { Group } from "../sql/groups.ts";
import { hasDays } from "../sql/sources.ts";
import { addsUp, type Answering, measureOf, narrowingOf, provisionalOf, reached, runGroups, veilingOf } from "./answering.ts";
import { axisOf, emptyCell } from "./axis.ts";
import { arrange, cellsOf, placesByOwnTotal } from "./rows.ts";
import { tooFewFor } from "./suppression/too-few.ts";
import { veiledGrid, veiledLine } from "./suppression/veil.ts";
import { veiledRows } from "./suppression/veiled-rows.ts";

/** Lines that one series may have: a view groups the smallest. */
const MOST_LINES = 20;

/** One figure through time, or one line for each value of a second dimension; every bucket of the period has its point. */
export async function series(answering: Answering): Promise<SeriesResult> {
  const { query, period } = answering.question;
  const [main, second] = mainMeasures(query).map((name) => measureOf(name, answering));
  if (!main) throw new Error("a series has a measure");
  const { info, measure, source } = main;
  const by = query.by ?? [];
  const grain = by.find((dimension) => timeDimensions.includes(dimension)) as Grain;
  const split = by.find((dimension) => dimension !== grain);
  const narrowing = narrowingOf(answering);
  const buckets = hasDays(source) ? bucketsOf(grain, period) : [];
  const ask = { ...narrowing, source, measures: second ? [measure, second.measure] : [measure] };
  const [{ groups, statement }, alone] = await Promise.all([
    runGroups({ ...ask, by: split ? [grain, split] : [grain] }, answering),
    // A line's place among the others goes by its figure over the whole period.
    split && placesByOwnTotal(source, [measure], grain, narrowing) ? runGroups({ ...ask, by: [split] }, answering) : null,
  ]);
  const pointsOf = (own: readonly Group[], place: 0 | 1 = 0): Cell[] => {
    const points = buckets.map(() => emptyCell(statement, place));
    for (const group of own) {
      const at = Number(group.keys[0]) - (buckets[0] ?? 0);
      const cell = cellsOf(group, statement)[place];
      if (points[at] && cell) points[at] = cell;
    }
    return reached(points, source, answering);
  };
  const [veiling, inTime] = [veilingOf(source, [measure], answering), addsUp(source, measure, grain)];
  const result = {
    kind: "series",
    ...info,
    grain,
    keys: buckets.map((bucket) => bucketStart(grain, bucket)),
    ...provisionalOf(ask.measures, answering),
    ...answering.state,
  } as const;
  if (second) {
    const lines = [main, second].map((each, place) => ({
      key: each.name,
      label: each.info.label,
      of: each.info,
      points: veiledLine(
        pointsOf(groups, place === 0 ? 0 : 1),
        addsUp(source, each.measure, grain),
        veilingOf(source, [each.measure], answering),
      ),
    }));
    return { ...result, lines };
  }
  if (!split) return { ...result, lines: [{ key: "all", label: info.label, points: veiledLine(pointsOf(groups), inTime, veiling) }] };
  const axis = axisOf(split, 1, groups, statement, alone?.groups ?? null, narrowing, answering);
  const lines = axis.rows.map(({ key }) => pointsOf(axis.groups.get(key) ?? []));
  const shown = veiledGrid(lines, { rows: inTime, columns: addsUp(source, measure, split) }, veiling);
  const points = new Map(axis.rows.map(({ key }, at) => [key, shown[at] ?? []]));
  const seen = veiledRows(axis.rows, split, source, [measure], answering);
  const { rows } = arrange(seen, split, source, answering, MOST_LINES);
  return {
    ...result,
    dimension: split,
    ...(rows.length === 0 ? await tooFewFor(seen, split, { source, measure }, answering) : {}),
    lines: rows.map(({ key, label, color }) => ({ key, label, ...(color ? { color } : {}), points: points.get(key) ?? [] })),
  };
}
