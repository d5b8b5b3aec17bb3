import { overlaps } from "../../server/analytics/sql/keys.ts";
import { isDeclared, type Metrics, type SourceName } from "../../src/engine/catalog/catalog.ts";
import { mainMeasures } from "../../src/engine/query/kind.ts";
import { reachOf } from "../../src/engine/catalog/measure-reach.ts";
import type { Cell, Measure, Query, Result, TableResult, TrendPoint } from "../../src/generated/types.ts";

/** A line of cells, by key, that belong together; `parts` where they add up to a whole. */
export interface Beside {
  name: string;
  cells: Map<string, Cell>;
  parts: boolean;
}

/** Every figure of an answer within its lines. A figure alone is a line of one. */
export function linesOf(result: Result, query: Query, metrics: Metrics): Beside[] {
  const [first = "", second = ""] = query.by ?? [];
  const measureOf = (name: string): Measure & { source: SourceName } => metrics.measures[name] as Measure & { source: SourceName };
  const main = measureOf(mainMeasures(query)[0] ?? "");
  const line = (name: string, entries: [string, Cell][], measure: Measure & { source: SourceName }, dimension: string): Beside => ({
    name,
    cells: new Map(entries),
    // Declared answers always add up: a figure times its number is a sum.
    parts:
      dimension !== "" &&
      (measure.kind === "count" || isDeclared(measure.source)) &&
      reachOf(measure) !== "themes" &&
      !overlaps(measure.source, dimension),
  });
  switch (result.kind) {
    case "scalar":
      return [
        ...[result, ...(result.also ?? [])].map((cell) => line(cell.measure, [["", cell]], measureOf(cell.measure), "")),
        ...(result.trend ? [line("trend", pointsOf("", result.trend), main, query.trend ?? "")] : []),
      ];
    case "breakdown":
      return [
        line(
          "items",
          result.items.map((item) => [item.key, item]),
          main,
          first,
        ),
        line("total", [["", result.total]], main, ""),
      ];
    case "series": {
      const grain = result.grain as string;
      const across = first === grain ? second : first;
      return [
        ...result.lines.map(({ key, points, of }) =>
          line(
            `line ${key}`,
            points.map((point, at) => [`${key} ${result.keys[at]}`, point]),
            of ? measureOf(of.measure) : main,
            grain,
          ),
        ),
        ...(across === ""
          ? []
          : result.keys.map((day, at) =>
              line(
                `bucket ${day}`,
                result.lines.map(({ key, points }) => [`${key} ${day}`, points[at] as Cell]),
                main,
                across,
              ),
            )),
      ];
    }
    case "matrix":
      return [
        ...result.rows.map((row, down) =>
          line(
            `row ${row.key}`,
            result.columns.map(({ key }, at) => [`${row.key} ${key}`, result.cells[down]?.[at] as Cell]),
            main,
            second,
          ),
        ),
        ...result.columns.map((column, at) =>
          line(
            `column ${column.key}`,
            result.rows.map(({ key }, down) => [`${key} ${column.key}`, result.cells[down]?.[at] as Cell]),
            main,
            first,
          ),
        ),
      ];
    case "table":
      return [
        ...result.columns.flatMap(({ measure }, at) => [
          line(
            `column ${measure}`,
            result.rows.map(({ key, cells }) => [key, cells[at] as Cell]),
            measureOf(measure),
            first,
          ),
          line(`total ${measure}`, result.total ? [["", result.total[at] as Cell]] : [], measureOf(measure), ""),
        ]),
        ...trendsOf(result).map(({ name, entries, along }) => line(name, entries, main, along === "row" ? (query.trend ?? "") : first)),
        ...spreadsOf(result).map(({ name, entries, along }): Beside => ({
          name,
          cells: new Map(entries),
          parts: along === "tonality" && !overlaps(main.source, first),
        })),
      ];
    case "geo":
      return [
        line(
          "places",
          result.places.map((place) => [place.key, place]),
          main,
          query.geo === "communes" ? "commune" : "establishment",
        ),
      ];
    default:
      throw new Error(result.kind);
  }
}

interface Strip<Along> {
  name: string;
  entries: [string, Cell][];
  along: Along;
}

/** A point does not say that it is hidden: one without a figure may be. */
const pointsOf = (row: string, points: readonly TrendPoint[]): [string, Cell][] =>
  points.map(({ key, value, n }) => [`${row} ${key}`, { value, n, ...(value === null && n === 0 ? { hidden: true } : {}) }]);

/** The series of rows, each along its time and all of them at each time. */
function trendsOf({ rows }: TableResult): Strip<"row" | "bucket">[] {
  const courses = rows.flatMap(({ key, trend }) => (trend ? [{ key, entries: pointsOf(key, trend) }] : []));
  return [
    ...courses.map(({ key, entries }) => ({ name: `trend ${key}`, entries, along: "row" as const })),
    ...(rows.find(({ trend }) => trend)?.trend ?? []).map(({ key }, at) => ({
      name: `trends ${key}`,
      entries: courses.flatMap(({ entries }) => entries.slice(at, at + 1)),
      along: "bucket" as const,
    })),
  ];
}

/** The tonalities of rows, by row and by tonality. */
function spreadsOf({ rows }: TableResult): Strip<"row" | "tonality">[] {
  const spreads = rows.flatMap(({ key, spread }) => (spread ? [{ key, spread }] : []));
  return [
    ...spreads.map(({ key, spread }) => ({
      name: `spread ${key}`,
      entries: spread.map((n, at): [string, Cell] => [`${at}`, { value: n, n }]),
      along: "row" as const,
    })),
    ...(spreads[0]?.spread ?? []).map((_, at) => ({
      name: `tonality ${at}`,
      entries: spreads.map(({ key, spread }): [string, Cell] => [key, { value: spread[at] ?? 0, n: spread[at] ?? 0 }]),
      along: "tonality" as const,
    })),
  ];
}
