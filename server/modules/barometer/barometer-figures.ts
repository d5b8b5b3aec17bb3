import { isSignificant } from "../../../src/domain/figure/change.ts";
import type { BarometerDays } from "../../../src/domain/barometer/month.ts";
import type { DayRange } from "../../../src/domain/time/period.ts";
import type {
  BarometerFigure,
  BarometerFigures,
  Cell,
  ChangeItem,
  Query,
  Result,
  TableResult,
  Unit,
} from "../../../src/generated/types.ts";
import type { Analytics } from "../../analytics/analytics-port.ts";
import type { Scope } from "../../analytics/question.ts";

/** The measures of each row, in the order of the table's columns. */
const measures = ["rating", "reviews", "nps-estimated", "response-rate"] as const;
const units: readonly Unit[] = ["rating", "count", "nps", "percent"];
/** Rows of a table: more categories or children than a territory has. */
const MOST_ROWS = 200;
/** Moves by theme from which the sentences choose. */
const MOST_THEMES = 12;

/** A value of a dimension with its figures. */
export interface FigureRow {
  key: string;
  label: string;
  figures: BarometerFigures;
}

export interface FigureTable {
  /** Most reviews of the month first. */
  rows: FigureRow[];
  overall: BarometerFigures;
}

const nothing: Cell = { value: null, n: 0 };

/** A scope's month, by the values of a dimension and over everything, beside both periods that it is read against. */
export async function figureTable(analytics: Analytics, scope: Scope, by: "category" | "child", days: BarometerDays): Promise<FigureTable> {
  const [first, ...also] = measures;
  const query: Query = { measure: first, also, by: [by], table: true, total: true, order: "-n", limit: MOST_ROWS };
  const ask = (period: DayRange): Promise<TableResult> => answered(analytics, query, period, scope, "table");
  const [now, previous, year] = await Promise.all([ask(days.period), ask(days.compared), ask(days.year)]);
  const cellsIn = ({ rows }: TableResult, key: string): readonly Cell[] => rows.find((row) => row.key === key)?.cells ?? [];
  const rows = now.rows.map(({ key, label, cells }) => ({
    key,
    label,
    figures: figuresOf(cells, cellsIn(previous, key), cellsIn(year, key)),
  }));
  return { rows, overall: figuresOf(now.total ?? [], previous.total ?? [], year.total ?? []) };
}

function figuresOf(now: readonly Cell[], previous: readonly Cell[], year: readonly Cell[]): BarometerFigures {
  const figure = (at: number): BarometerFigure => {
    const [current, before, past] = [now, previous, year].map((cells) => cells[at] ?? nothing) as [Cell, Cell, Cell];
    const differs = (from: Cell): boolean | null => (units[at] === "count" ? null : isSignificant(current, from, units[at]));
    return { now: current, previous: before, year: past, significant: differs(before), year_significant: differs(past) };
  };
  return { rating: figure(0), reviews: figure(1), nps: figure(2), response_rate: figure(3) };
}

/** What of the rating's change comes from the ratings of each category, and from their shares. */
export async function ratingEffects(
  analytics: Analytics,
  scope: Scope,
  { period, compared }: BarometerDays,
): Promise<{ real: Cell; mix: Cell }> {
  const ask = async (measure: string): Promise<Cell> => {
    const result = await analytics.answer({ query: { measure }, period, compared, filters: {} }, scope);
    return result.kind === "scalar" ? cellOf(result) : nothing;
  };
  const [real, mix] = await Promise.all([ask("rating-real-effect"), ask("rating-mix-effect")]);
  return { real, mix };
}

/** The balances of opinion by theme that moved significantly. */
export async function themeMoves(analytics: Analytics, scope: Scope, { period, compared }: BarometerDays): Promise<ChangeItem[]> {
  const query: Query = { changes: [{ measure: "theme-balance", by: ["theme"] }], limit: MOST_THEMES };
  const result = await analytics.answer({ query, period, compared, filters: {} }, scope);
  return result.kind === "changes" ? result.items : [];
}

async function answered<K extends Result["kind"]>(
  analytics: Analytics,
  query: Query,
  period: DayRange,
  scope: Scope,
  kind: K,
): Promise<Extract<Result, { kind: K }>> {
  const result = await analytics.answer({ query, period, filters: {} }, scope);
  if (result.kind !== kind) throw new Error(`a question of the barometer is answered with a result of kind "${result.kind}"`);
  return result as Extract<Result, { kind: K }>;
}

function cellOf({ value, n, sample, interval }: Cell): Cell {
  return { value, n, ...(sample === undefined ? {} : { sample }), ...(interval ? { interval } : {}) };
}
