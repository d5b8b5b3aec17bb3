import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Analytics } from "../../server/analytics/analytics-port.ts";
import { openAnalytics } from "../../server/analytics/analytics.ts";
import { type Question, type Scope, scopeOf } from "../../server/analytics/question.ts";
import { restsOn } from "../../src/domain/figure/figure.ts";
import { isDeclared } from "../../src/engine/catalog/catalog.ts";
import { checkQuery } from "../../src/engine/check/query.ts";
import { mainMeasures } from "../../src/engine/query/kind.ts";
import { reachOf } from "../../src/engine/catalog/measure-reach.ts";
import type { Cell, Filters, Query, Result } from "../../src/generated/types.ts";
import { isResult } from "../../src/generated/validators.js";
import { isLong } from "../support/programs.ts";
import { drawFrom } from "./draw.ts";
import { randomFacts } from "./facts.ts";
import { type Beside, linesOf } from "./figure-lines.ts";
import { type MemoryColumnar, memoryColumnar } from "./memory-columnar.ts";
import { randomPair, randomQuestion } from "./random-question.ts";
import { shippedMetrics, shippedProduct } from "./shipped.ts";

const LEAST = 10;
/** A sample in the suite; `npm run test:long` asks for the full count. */
const QUESTIONS = isLong ? 1_000 : 150;
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

/** Whether an answer shows a series of windows: the samples of two neighbours reveal the days between their ends. */
function showsWindows(result: Result, query: Query): boolean {
  const measure = metrics.measures[mainMeasures(query)[0] ?? ""];
  if (!measure || reachOf(measure) !== "window") return false;
  return result.kind === "table" ? result.rows.some(({ trend }) => trend) : "trend" in result;
}

/** Whether a hidden row reveals something beside its figure. */
const revealsHidden = (result: Result): boolean =>
  result.kind === "table" &&
  result.rows.some(
    ({ cells, trend = [], spread }) => cells[0]?.hidden && (spread !== undefined || trend.some(({ value, n }) => value !== null || n > 0)),
  );

/** What an answer says of a figure. A private count of mentions has no sample of reviews: it is exact. */
const said = ({ value, n, interval, change_error }: Cell): string =>
  JSON.stringify({ value, n, interval, change_error }, (_, part: unknown) => (typeof part === "number" ? rounded(part) : part));

/** Sums taken in another order differ in their last digits. */
const rounded = (value: number): number => Number(value.toPrecision(9)) + 0;

/** Declared answers are shown in steps of five, and in whole points. */
function inSteps(truth: Cell): Cell {
  const n = truth.n < 5 ? Math.min(1, truth.n) : Math.floor(truth.n / 5) * 5;
  const value = truth.value === truth.n ? n : truth.value === null ? null : Math.round(truth.value);
  return { ...truth, n, value, ...(truth.interval ? { interval: truth.interval.map(Math.round) } : {}) };
}

const isEstablishments = (name: string): boolean => metrics.measures[name]?.source === "establishments";

/** Whether a public line suppresses a figure: hidden, or its row left out. */
const isGone = ({ cells }: Beside, key: string): boolean => cells.get(key)?.hidden ?? !cells.has(key);

/** The faults of a public line, compared with the private one. */
function faultsOf(line: Beside, known: Beside | undefined, main: string): string[] {
  // A hidden row has a series even where there is none: its absence would reveal that nothing is there.
  if (!known) return [...line.cells.values()].every(({ hidden }) => hidden) ? [] : ["a line that the private answer lacks"];
  const faults: string[] = [];
  const shown = [...known.cells].filter(([key]) => line.cells.has(key) && !line.cells.get(key)?.hidden);
  const left = [...known.cells].flatMap(([key, truth]) => (truth.n > 0 && isGone(line, key) ? [truth] : []));
  for (const [key, truth] of shown) {
    const cell = line.cells.get(key) ?? truth;
    // A figure's own name is its line's.
    const name = line.name.split(" ").find((word) => word in metrics.measures) ?? main;
    const stepped = isDeclared(metrics.measures[name]?.source ?? "reviews") ? inSteps(truth) : truth;
    if (said(cell) !== said(stepped)) faults.push(`${key}: ${said(cell)} for ${said(stepped)}`);
    if (cell.n > 0 && restsOn(cell) < LEAST && !isEstablishments(name)) faults.push(`${key}: ${said(cell)} shown`);
  }
  for (const [key, cell] of line.cells)
    if (cell.hidden && (cell.value !== null || cell.n !== 0)) faults.push(`${key}: ${said(cell)} revealed`);
  const order = [...line.cells].flatMap(([key, { hidden }]) => (hidden ? [] : [key])).join();
  // Rounding to steps makes unequal figures equal.
  const isExact = !isDeclared(metrics.measures[main]?.source ?? "reviews");
  if (isExact && ["items", "places"].includes(line.name) && order !== shown.map(([key]) => key).join())
    faults.push(`in the order ${order}`);
  // Where every figure is hidden, empty cells are hidden too.
  const isAllHidden = left.length > 0 && left.length === [...known.cells.values()].filter(({ n }) => n > 0).length;
  if (isAllHidden && shown.length > 0) faults.push(`shows that nothing is at ${shown.map(([key]) => key).join()}`);
  if (isRevealing(line, known) && (left.length < 2 || left.reduce((sum, cell) => sum + restsOn(cell), 0) < LEAST))
    faults.push(`reveals ${left.map(said).join()}`);
  return faults;
}

/** Whether some parts of a whole are hidden and others shown. */
function isRevealing(line: Beside, known: Beside): boolean {
  const states = [...known.cells].flatMap(([key, { n }]) => (n > 0 ? [isGone(line, key)] : []));
  return line.parts && states.includes(true) && states.includes(false);
}

/** Counts over pairs of answers: what the public one hides, and how often that could have revealed something. */
interface Seen {
  hidden: number;
  shown: number;
  /** Lines of parts with some hidden: all such lines, those of neighbouring series, those of tonalities. */
  telling: number;
  trends: number;
  spreads: number;
  /** Private answers with a series of windows. */
  windows: number;
}

const unseen = (): Seen => ({ hidden: 0, shown: 0, telling: 0, trends: 0, spreads: 0, windows: 0 });

async function compareAnswers(question: Question, scope: Scope, index: number, seen: Seen): Promise<void> {
  const { query } = question;
  const open = await analytics.answer(question, { ...scope, hideBelow: 0 });
  const closed = await analytics.answer(question, { ...scope, hideBelow: LEAST });
  expect({ index, query, valid: isResult(closed), kind: closed.kind }).toEqual({ index, query, valid: true, kind: open.kind });
  const privately = new Map(linesOf(open, query, metrics).map((line) => [line.name, line]));
  const lines = linesOf(closed, query, metrics);
  const faults = lines.flatMap((line) =>
    faultsOf(line, privately.get(line.name), mainMeasures(query)[0] ?? "").map((fault) => `${line.name}: ${fault}`),
  );
  if (showsWindows(closed, query)) faults.push("shows a series of windows");
  if (revealsHidden(closed)) faults.push("reveals the series or the tonalities of a hidden row");
  expect({ index, query, faults }).toEqual({ index, query, faults: [] });
  const cells = lines.flatMap((line) => [...line.cells.values()]);
  const telling = lines.filter((line) => isRevealing(line, privately.get(line.name) ?? line));
  seen.hidden += cells.filter(({ hidden }) => hidden).length;
  seen.shown += cells.filter(({ n }) => n > 0).length;
  seen.telling += telling.length;
  seen.trends += telling.filter(({ name }) => name.startsWith("trends ")).length;
  seen.spreads += telling.filter(({ name }) => name.startsWith("tonality ")).length;
  if (showsWindows(open, query)) seen.windows += 1;
}

describe("a public answer", () => {
  it(`to ${QUESTIONS} random questions differs from the private one by what it hides, and nothing hidden can be worked out`, async () => {
    const [draw, seen] = [drawFrom(11), unseen()];
    for (let index = 0; index < QUESTIONS; index += 1) {
      const { question, scope } = randomQuestion(draw, metrics);
      // Without limits: what a limit cuts off the private rows may be what the public ones show.
      const { limit: _, at_least: __, ...asked } = question.query;
      await compareAnswers({ ...question, query: { ...asked, limit: 500 } }, scope, index, seen);
    }
    // The random draw must have covered every case.
    expect(Math.min(seen.hidden, seen.shown)).toBeGreaterThan(QUESTIONS / 2);
    expect(seen.telling).toBeGreaterThan(isLong ? 24 : 3);
  }, 120_000);

  it("to two measures on one course hides of each what it hides alone", async () => {
    const [draw, seen] = [drawFrom(5), unseen()];
    for (let index = 0; index < 40; index += 1) {
      const { question, scope } = randomPair(draw, metrics);
      await compareAnswers(question, scope, index, seen);
    }
    expect(Math.min(seen.hidden, seen.shown)).toBeGreaterThan(40);
  }, 60_000);

  it("reveals nothing by the series and the tonalities of a table's rows", async () => {
    const seen = unseen();
    const dimensions = ["provider", "category", "child", "commune", "establishment", "profile", "selection", "weekday", "tonality"];
    const measures = ["reviews", "unanswered", "rating", "rating-index", "theme-mentions", "answers", "mark-declared"];
    const questions = dimensions.flatMap((dimension) =>
      (["month", "year"] as const).flatMap((trend) =>
        measures.map((measure): Query => ({ measure, by: [dimension], table: true, trend, spread: true, limit: 500 })),
      ),
    );
    const narrowings: readonly { from: string; filters: Filters }[] = [
      { from: "2023-06-01", filters: {} },
      { from: "2023-06-01", filters: { provider: ["google"] } },
      { from: "2023-06-01", filters: { category: ["hotel"] } },
      { from: "2023-06-01", filters: { category: ["restaurant"] } },
      { from: "2025-10-01", filters: {} },
    ];
    const allowed = questions.filter((query) => checkQuery(query, metrics, "").length === 0);
    for (const [index, query] of allowed.entries())
      // In the suite each question has two of them, in turn; each measure meets them all.
      for (const { from, filters } of isLong ? narrowings : [0, 1].flatMap((turn) => narrowings[(index + turn) % narrowings.length] ?? []))
        await compareAnswers({ query, period: { from, to: "2026-06-01" }, compared: null, filters }, scopeOf("aurelle"), index, seen);
    expect(Math.min(seen.trends, seen.spreads)).toBeGreaterThan(isLong ? 100 : 40);
    expect(seen.windows).toBeGreaterThan(isLong ? 60 : 24);
  }, 120_000);
});
