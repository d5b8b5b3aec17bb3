import type { AlsoFigure, Cell, MeasureInfo, Member, Query, Result, TableResult, Unit } from "../../generated/types.ts";
import { type Metrics, timeDimensions } from "../catalog/catalog.ts";
import { entry } from "../entry.ts";
import { mainMeasures } from "../query/kind.ts";
import members from "./members.json";

/** A value or a point of a result. */
interface Figure {
  value: number | null;
  n: number;
  interval?: number[];
}

/** What rests on fewer observations is an example of few. */
const SMALL = 30;

/** Between which values figures of a unit lie, as they are kept. */
const kept: Readonly<Record<Unit, readonly [low: number, high: number]>> = {
  rating: [0, 100],
  "rating-gap": [-100, 100],
  percent: [0, 100],
  nps: [-100, 100],
  balance: [-100, 100],
  // To the greatest that there is.
  count: [0, 0],
  hours: [0, 0],
  ratio: [0, 0],
};

/** Between which values they lie in an example, so that they look like those of a destination. */
const usual: Readonly<Record<Unit, readonly [low: number, high: number]>> = {
  rating: [62, 94],
  "rating-gap": [-9, 9],
  percent: [24, 88],
  nps: [8, 66],
  balance: [8, 72],
  count: [0, 6000],
  hours: [4, 48],
  ratio: [0.4, 5.6],
};

/**
 * An example as the answer to a query that it was not made for: with the query's own measures, in their units and by their
 * names, and the values of its dimension. Figures keep their order; what rests on the other unit (a reference, the error of a
 * change) is left out. Kinds of results that no single measure makes, and measures that are unknown, are left as they are.
 */
export function fitted(result: Result, query: Query, metrics: Metrics): Result {
  const [measure] = mainMeasures(query);
  const own = measure === undefined ? undefined : infoOf(measure, metrics);
  switch (result.kind) {
    case "scalar": {
      if (!own) return result;
      const { also = [], reference: _, trend, ...rest } = result;
      const fit = fitOf(result.unit, own.unit, [result, ...(trend ?? [])]);
      const shown = (query.also ?? []).flatMap((name, at): AlsoFigure[] => {
        const [info, figure] = [infoOf(name, metrics), also[at]];
        return info && figure ? [{ ...fitOf(figure.unit, info.unit, [figure])(figure), ...info }] : [];
      });
      return {
        ...fit(rest),
        ...own,
        ...(trend && query.trend ? { trend: trend.map(fit) } : {}),
        ...(shown.length > 0 ? { also: shown } : {}),
      };
    }
    case "series": {
      if (!own || result.lines.some(({ of }) => of)) return result;
      const { reference: _, ...rest } = result;
      const points = result.lines.flatMap((line) => line.points);
      const fit = fitOf(result.unit, own.unit, points);
      const dimension = query.by?.find((name) => !timeDimensions.includes(name));
      const lines = renamed(result.lines, result.dimension, dimension).map((line) => ({ ...line, points: line.points.map(fit) }));
      if (dimension !== undefined) return { ...rest, ...own, dimension, lines };
      const { dimension: __, ...whole } = rest;
      return { ...whole, ...own, lines: lines.slice(0, 1).map((line) => ({ ...line, key: own.measure, label: own.label })) };
    }
    case "breakdown": {
      if (!own) return result;
      const items = renamed(result.items, result.dimension, query.by?.[0]).map(fitOf(result.unit, own.unit, result.items));
      const total = own.unit === "count" ? sumOf(items) : fitOf(result.unit, own.unit, [result.total])(result.total);
      return { ...result, ...own, dimension: query.by?.[0] ?? result.dimension, items, total };
    }
    case "matrix": {
      if (!own) return result;
      const fit = fitOf(result.unit, own.unit, result.cells.flat());
      const [first, second] = query.by ?? [];
      const rows = renamed(result.rows, result.dimensions[0], first);
      const columns = renamed(result.columns, result.dimensions[1], second);
      const cells = result.cells.slice(0, rows.length).map((row) => row.slice(0, columns.length).map(fit));
      const dimensions = first !== undefined && second !== undefined ? [first, second] : result.dimensions;
      return { ...result, ...own, dimensions, rows, columns, cells };
    }
    case "geo":
      return own ? { ...result, ...own, places: result.places.map(fitOf(result.unit, own.unit, result.places)) } : result;
    case "table":
      return fittedTable(result, query, metrics);
    default:
      return result;
  }
}

function fittedTable(result: TableResult, query: Query, metrics: Metrics): TableResult {
  const wanted = [...mainMeasures(query), ...(query.also ?? [])].map((name) => infoOf(name, metrics));
  // Columns that are computed of others say what no other measure says.
  if (!result.columns.every(({ measure }) => infoOf(measure, metrics))) return result;
  const dimension = query.by?.[0] ?? result.dimension;
  const columns = wanted.flatMap((info, at) => {
    const from = at % result.columns.length;
    const before = result.columns[from];
    const cells = result.rows.flatMap((row) => row.cells[from] ?? []);
    return info && before ? [{ from, info, fit: fitOf(before.unit, info.unit, cells) }] : [];
  });
  const { reference: _, total, ...rest } = result;
  const inColumns = <C extends Figure>(cells: readonly C[]): C[] =>
    columns.flatMap(({ from, fit }) => {
      const cell = cells[from];
      return cell ? [fit(cell)] : [];
    });
  const rows = renamed(result.rows, result.dimension, dimension).map((row) => ({ ...row, cells: inColumns(row.cells) }));
  return {
    ...rest,
    dimension,
    columns: columns.map(({ info }) => info),
    rows: dimension === "establishment" ? rows : rows.map(({ detail: __, ...row }) => row),
    ...(total
      ? { total: inColumns(total).map((cell, at) => (columns[at]?.info.unit === "count" ? sumOf(columnOf(rows, at)) : cell)) }
      : {}),
  };
}

function infoOf(name: string, metrics: Metrics): (Required<Pick<MeasureInfo, "better">> & MeasureInfo) | undefined {
  const measure = entry(metrics.measures, name);
  if (!measure) return undefined;
  const { label, short, unit, better = "none" } = measure;
  return { measure: name, label, ...(short === undefined ? {} : { short }), unit, better };
}

/** The way from figures of one unit to those of another; `all` says how great they become. Of the same unit they stay. */
function fitOf(from: Unit, to: Unit, all: readonly Figure[]): <F extends Figure>(figure: F) => F {
  if (from === to) return (figure) => figure;
  const [low, most] = kept[from];
  const high = Math.max(most, ...all.map(({ value }) => value ?? 0), 1);
  const [least, greatest] = usual[to];
  const digits = to === "count" ? 1 : to === "ratio" ? 100 : 10;
  const fit = (value: number): number =>
    Math.round((least + Math.min(Math.max((value - low) / (high - low), 0), 1) * (greatest - least)) * digits) / digits;
  return <F extends Figure>(figure: F): F => {
    const { interval, ...rest } = figure;
    const value = figure.value === null ? null : fit(figure.value);
    const made: Figure & { change_error?: number; count_error?: number } = { ...rest, value };
    delete made.change_error;
    delete made.count_error;
    // A count rests on what it counts; one that is made of few stays of few.
    if (to === "count") return { ...made, ...(figure.n < SMALL ? { value: value && figure.n } : { n: value ?? 0 }) } as unknown as F;
    return { ...made, ...(interval ? { interval: interval.map(fit) } : {}) } as unknown as F;
  };
}

/** The values of another dimension in the places of these, as many as it has names; themselves where it has none here. */
function renamed<M extends Member>(values: readonly M[], from: string | undefined, to: string | undefined): M[] {
  const names = to === undefined || to === from ? undefined : entry(members as Readonly<Record<string, readonly string[]>>, to);
  if (!names) return [...values];
  return values.slice(0, names.length).map((value, at) => {
    const { color: _, index: __, ...rest } = value;
    return { ...rest, key: `${to}-${at}`, label: names[at] ?? value.label } as M;
  });
}

function columnOf(rows: TableResult["rows"], at: number): Cell[] {
  return rows.flatMap(({ cells }) => cells[at] ?? []);
}

function sumOf(items: readonly Figure[]): { value: number; n: number } {
  const value = items.reduce((sum, item) => sum + (item.value ?? 0), 0);
  return { value, n: value };
}
