import type { SourceName } from "../../../src/engine/catalog/catalog.ts";
import type { Cell, Measure } from "../../../src/generated/types.ts";
import type { Narrowing } from "../sql/conditions.ts";
import { type Answering, runGroups } from "./answering.ts";
import { acrossOf, askEffectCells, askEffectRows } from "./effects.ts";
import { withChangeError, withChangeErrors } from "./index/index-change.ts";
import { askGroupedRows, cellsOf, type Row, type RowOptions, type Rows } from "./rows.ts";
import { askThemeRows } from "./theme-rows.ts";
import { narrowingFor, type Way, waysOf } from "./ways.ts";

/**
 * The rows of one dimension, whatever their figures are worked out from; nothing veiled for the reader, nothing ordered or
 * cut but what the engine was asked to. The rows are those of the first measure, and those parts of a whole that an effect of
 * its structure counts because they are gone.
 */
export async function askRows(
  source: SourceName,
  measures: readonly Measure[],
  dimension: string,
  narrowing: Narrowing,
  answering: Answering,
  options: RowOptions = {},
): Promise<Rows> {
  const [main, ...others] = waysOf(measures);
  if (!main) throw new Error("rows have a measure");
  const { spread = false, total = false, cut } = options;
  // Tonalities are counted with the rows of the period; the first measure alone orders and cuts.
  const isOwn = spread && main.reach === "rows";
  const first = await rowsOf(source, main, dimension, narrowing, answering, { total, cut, spread: isOwn });
  const among =
    cut && others.length > 0
      ? { ...narrowing, filters: [...narrowing.filters, { [dimension]: first.rows.map(({ key }) => key) }] }
      : narrowing;
  const beside = await Promise.all(
    others.map(async (way) => ({ way, found: await rowsOf(source, way, dimension, among, answering, { total: false }) })),
  );
  if (spread && !isOwn) {
    const found = await askGroupedRows(source, [], dimension, among, answering, { spread });
    beside.push({ way: { reach: "rows", measures: [] }, found });
  }
  const totals = total
    ? await Promise.all(others.map(async (way) => ({ way, cells: await cellsOfWay(source, way, narrowing, answering) })))
    : [];
  const placed = placeOf(main, first.total);
  for (const { way, cells } of totals) placeOf(way, cells, placed);
  const parts = beside.map(({ way, found }) => ({ way, found, byKey: new Map(found.rows.map((row) => [row.key, row])) }));
  const gone = cut ? [] : goneParts(parts, dimension, first);
  return {
    rows: [...first.rows, ...gone].map((row): Row => {
      const cells = placeOf(main, row.cells);
      const all = parts.map(({ way, found, byKey }) => {
        const own = byKey.get(row.key);
        placeOf(way, own?.cells ?? found.empty, cells);
        return own?.spread;
      });
      const tonalities = row.spread ?? (spread ? (all.find(Boolean) ?? [0, 0, 0, 0, 0]) : undefined);
      return { ...row, cells, ...(tonalities ? { spread: tonalities } : {}) };
    }),
    total: total ? placed : [],
    whole: first.whole,
    empty: [],
  };
}

/** Parts that were there in the compared period and are no more, without figures of their own. */
function goneParts(parts: readonly { way: Way; found: Rows }[], dimension: string, { rows, empty }: Rows): Row[] {
  const present = new Set(rows.map(({ key }) => key));
  const found = new Map<string, Row>();
  for (const { way, found: own } of parts) {
    if (way.reach !== "compared" || acrossOf(way.measures.map(({ measure }) => measure)) !== dimension) continue;
    for (const row of own.rows) if (!present.has(row.key)) found.set(row.key, { ...row, cells: empty });
  }
  return [...found.values()];
}

/** The figures of some measures over everything, in their order. */
export async function askCells(
  source: SourceName,
  measures: readonly Measure[],
  narrowing: Narrowing,
  answering: Answering,
): Promise<Cell[]> {
  const cells: Cell[] = [];
  await Promise.all(waysOf(measures).map(async (way) => placeOf(way, await cellsOfWay(source, way, narrowing, answering), cells)));
  return cells;
}

function rowsOf(
  source: SourceName,
  way: Way,
  dimension: string,
  narrowing: Narrowing,
  answering: Answering,
  options: RowOptions,
): Promise<Rows> {
  const measures = way.measures.map(({ measure }) => measure);
  switch (way.reach) {
    case "themes":
      return askThemeRows(measures, narrowing, answering);
    case "compared":
      return askEffectRows(source, measures, dimension, narrowing, answering, options);
    case "window": {
      const rows = askGroupedRows(source, measures, dimension, narrowingFor(way, narrowing), answering, options);
      return rows.then((found) => withChangeErrors(found, source, way, dimension, narrowing, answering));
    }
    case "rows":
      return askGroupedRows(source, measures, dimension, narrowing, answering, options);
  }
}

async function cellsOfWay(source: SourceName, way: Way, narrowing: Narrowing, answering: Answering): Promise<Cell[]> {
  const measures = way.measures.map(({ measure }) => measure);
  // What a theme does is shown theme by theme.
  if (way.reach === "themes") return measures.map(() => ({ value: null, n: 0 }));
  if (way.reach === "compared") return askEffectCells(source, measures, narrowing, answering);
  const { groups, statement } = await runGroups({ ...narrowingFor(way, narrowing), source, measures, by: [] }, answering);
  const cells = cellsOf(groups[0] ?? { parts: [] }, statement);
  return way.reach === "window" ? withChangeError(cells, source, way, narrowing, answering) : cells;
}

/** Puts a way's cells where its measures were asked for. */
function placeOf({ measures }: Way, cells: readonly Cell[], among: Cell[] = []): Cell[] {
  for (const [index, { at }] of measures.entries()) among[at] = cells[index] ?? { value: null, n: 0 };
  return among;
}
