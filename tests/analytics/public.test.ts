import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Analytics, openAnalytics } from "../../server/analytics/analytics.ts";
import { overlaps } from "../../server/analytics/sql/keys.ts";
import { restsOn } from "../../src/domain/figure.ts";
import type { SourceName } from "../../src/engine/catalog.ts";
import { reachOf } from "../../src/engine/measure-reach.ts";
import type { Cell, Measure, Query, Result } from "../../src/generated/types.ts";
import { isResult } from "../../src/generated/validators.js";
import { drawFrom, randomFacts } from "./facts.ts";
import { type MemoryColumnar, memoryColumnar } from "./memory-columnar.ts";
import { randomQuestion } from "./random-question.ts";
import { shippedMetrics, shippedProduct } from "./shipped.ts";

const LEAST = 10;
const QUESTIONS = 600;
const metrics = shippedMetrics();
let db: MemoryColumnar;
let analytics: Analytics;

beforeAll(async () => {
  // Small territories: most figures rest on few reviews.
  db = await memoryColumnar({ ...randomFacts(77, { reviews: 420, answers: 60 }) });
  analytics = openAnalytics(db, {
    metrics: () => metrics,
    product: shippedProduct,
    clock: { now: () => new Date("2026-06-01T12:00:00Z") },
  });
});
afterAll(() => db.close());

/** A line of cells, by key, that stand beside each other; `parts` where they add up to a whole. */
interface Beside {
  name: string;
  cells: Map<string, Cell>;
  parts: boolean;
}

/** Every figure of an answer within its lines. A figure alone is a line of one. */
function linesOf(result: Result, query: Query): Beside[] {
  const [first = "", second = ""] = query.by ?? [];
  const measureOf = (name: string): Measure & { source: SourceName } => metrics.measures[name] as Measure & { source: SourceName };
  const main = measureOf(query.measure ?? "");
  const line = (name: string, entries: [string, Cell][], measure: Measure & { source: SourceName }, dimension: string): Beside => ({
    name,
    cells: new Map(entries),
    parts: dimension !== "" && measure.kind === "count" && reachOf(measure) !== "themes" && !overlaps(measure.source, dimension),
  });
  switch (result.kind) {
    case "scalar":
      return [result, ...(result.also ?? [])].map((cell) => line(cell.measure, [["", cell]], measureOf(cell.measure), ""));
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
        ...result.lines.map(({ key, points }) =>
          line(
            `line ${key}`,
            points.map((point, at) => [`${key} ${result.keys[at]}`, point]),
            main,
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
      return result.columns.flatMap(({ measure }, at) => [
        line(
          `column ${measure}`,
          result.rows.map(({ key, cells }) => [key, cells[at] as Cell]),
          measureOf(measure),
          first,
        ),
        line(`total ${measure}`, result.total ? [["", result.total[at] as Cell]] : [], measureOf(measure), ""),
      ]);
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

/** What is said of a figure. A private count of mentions does not tell the reviews that it rests on: it is exact. */
const said = ({ value, n, interval, change_error }: Cell): string =>
  JSON.stringify({ value, n, interval, change_error }, (_, part: unknown) => (typeof part === "number" ? rounded(part) : part));

/** Sums taken in another order differ in their last digits. */
const rounded = (value: number): number => Number(value.toPrecision(9)) + 0;

const isEstablishments = (name: string): boolean => metrics.measures[name]?.source === "establishments";

/** Whether a public line keeps a figure to itself: hidden, or its row left out. */
const isGone = ({ cells }: Beside, key: string): boolean => cells.get(key)?.hidden ?? !cells.has(key);

/** What of a public line is wrong, beside the private one. */
function faultsOf(line: Beside, known: Beside | undefined, main: string): string[] {
  if (!known) return ["a line that the private answer lacks"];
  const faults: string[] = [];
  const shown = [...known.cells].filter(([key]) => line.cells.has(key) && !line.cells.get(key)?.hidden);
  const left = [...known.cells].flatMap(([key, truth]) => (truth.n > 0 && isGone(line, key) ? [truth] : []));
  for (const [key, truth] of shown) {
    const cell = line.cells.get(key) ?? truth;
    if (said(cell) !== said(truth)) faults.push(`${key}: ${said(cell)} for ${said(truth)}`);
    // A figure's own name is its line's.
    const name = line.name.split(" ").find((word) => word in metrics.measures) ?? main;
    if (cell.n > 0 && restsOn(cell) < LEAST && !isEstablishments(name)) faults.push(`${key}: ${said(cell)} shown`);
  }
  for (const [key, cell] of line.cells) if (cell.hidden && (cell.value !== null || cell.n !== 0)) faults.push(`${key}: ${said(cell)} told`);
  const order = [...line.cells].flatMap(([key, { hidden }]) => (hidden ? [] : [key])).join();
  if (["items", "places"].includes(line.name) && order !== shown.map(([key]) => key).join()) faults.push(`in the order ${order}`);
  // Nothing is shown, not even where nothing is, where all that there is stays hidden.
  const isAllHidden = left.length > 0 && left.length === [...known.cells.values()].filter(({ n }) => n > 0).length;
  if (isAllHidden && shown.length > 0) faults.push(`shows that nothing is at ${shown.map(([key]) => key).join()}`);
  if (isTelling(line, known) && (left.length < 2 || left.reduce((sum, cell) => sum + restsOn(cell), 0) < LEAST))
    faults.push(`betrays ${left.map(said).join()}`);
  return faults;
}

/** Whether some parts of a whole are hidden and others shown. */
function isTelling(line: Beside, known: Beside): boolean {
  const states = [...known.cells].flatMap(([key, { n }]) => (n > 0 ? [isGone(line, key)] : []));
  return line.parts && states.includes(true) && states.includes(false);
}

describe("a public answer", () => {
  it(`to ${QUESTIONS} random questions differs from the private one by what it hides, and nothing hidden can be worked out`, async () => {
    const draw = drawFrom(11);
    const seen = { hidden: 0, shown: 0, telling: 0 };
    for (let index = 0; index < QUESTIONS; index += 1) {
      const { question, scope } = randomQuestion(draw, metrics);
      // Without limits: what a limit cuts off the private rows may be what the public ones show.
      const { limit: _, at_least: __, ...asked } = question.query;
      const query = { ...asked, limit: 500 };
      const open = await analytics.answer({ ...question, query }, { ...scope, hideBelow: 0 });
      const closed = await analytics.answer({ ...question, query }, { ...scope, hideBelow: LEAST });
      expect({ index, query, valid: isResult(closed), kind: closed.kind }).toEqual({ index, query, valid: true, kind: open.kind });
      const privately = new Map(linesOf(open, query).map((line) => [line.name, line]));
      const lines = linesOf(closed, query);
      const faults = lines.flatMap((line) =>
        faultsOf(line, privately.get(line.name), query.measure ?? "").map((fault) => `${line.name}: ${fault}`),
      );
      expect({ index, query, faults }).toEqual({ index, query, faults: [] });
      const cells = lines.flatMap((line) => [...line.cells.values()]);
      seen.hidden += cells.filter(({ hidden }) => hidden).length;
      seen.shown += cells.filter(({ n }) => n > 0).length;
      seen.telling += lines.filter((line) => isTelling(line, privately.get(line.name) ?? line)).length;
    }
    // The draw must have met what it is about.
    expect(Math.min(seen.hidden, seen.shown)).toBeGreaterThan(400);
    expect(seen.telling).toBeGreaterThan(60);
  }, 120_000);
});
