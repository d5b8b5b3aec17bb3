import type { DayRange } from "../../../src/domain/time/period.ts";
import { isTested, type Move, significantChanges } from "../../../src/domain/figure/significant-changes.ts";
import { MOST_ROWS } from "../../../src/engine/query/more-rows.ts";
import { isDeclared, ignoredFilters } from "../../../src/engine/catalog/catalog.ts";
import type {
  Cell,
  ChangeItem,
  ChangePart,
  ChangeScan,
  ChangesResult,
  Measure,
  Product,
  Query,
  Result,
} from "../../../src/generated/types.ts";
import { type Answering, measureOf } from "./answering.ts";

/** Answers one of the questions that changes are found by, over a period. */
export type Ask = (query: Query, period: DayRange) => Promise<Result>;

/** Changes that an answer holds where the query sets no limit. */
const USUAL_CHANGES = 12;

/** Measures of these fields are all made of the rating. */
const ofRating: readonly (string | undefined)[] = ["rating", "tonality", "nps"] satisfies Measure["field"][];

/** A move that may become an item of the answer. */
type Found = ChangeItem & Move;

/**
 * What has changed since the compared period: the figures that each scan names, in both periods, tested together.
 *
 * The figures are those that the reader would see if they asked for each: on a public page what is hidden is not tested.
 */
export async function changes(answering: Answering, { samples }: Product, ask: Ask): Promise<ChangesResult> {
  const { query } = answering.question;
  const least = Math.max(query.at_least ?? samples.small, answering.scope.hideBelow);
  const scans = await Promise.all((query.changes ?? []).map((scan) => askScan(scan, least, answering, ask)));
  const found = significantChanges(scans.flatMap(({ moves }) => moves));
  return {
    kind: "changes",
    compared: Boolean(answering.question.compared),
    items: found.slice(0, query.limit ?? USUAL_CHANGES).map(itemOf),
    total: found.length,
    searched: scans.map(({ scan: { measure, by = [] }, label, moves }) => ({ measure, label, dimensions: by, tested: moves.length })),
    least,
    ...answering.state,
  };
}

/** The moves of one scan that rest on enough to be tested. */
async function askScan(
  scan: ChangeScan,
  least: number,
  answering: Answering,
  ask: Ask,
): Promise<{ scan: ChangeScan; label: string; moves: Found[] }> {
  const { compared, period, filters, query } = answering.question;
  const { source, info, measure, name } = measureOf(scan.measure, answering);
  const { measure: _, ...described } = info;
  const silent = { scan, label: info.label, moves: [] };
  // A source without one of the filters would count more than what was asked; a public page names no establishment for its fall.
  const isNarrowed = ignoredFilters(source, { ...filters, ...query.where }, answering.metrics).length === 0;
  const isPublic = answering.scope.hideBelow > 0;
  // Declared answers are shown to the public in fixed steps alone: their differences are not.
  if (!compared || !isNarrowed || (isPublic && (isDeclared(source) || scan.by?.includes("establishment")))) return silent;
  // Along one dimension every value is tested, in however many rows a reader would see them.
  const whole = scan.by?.length === 1 ? { limit: MOST_ROWS } : {};
  const question: Query = { ...scan, ...whole, ...(query.where ? { where: query.where } : {}) };
  const [before, after] = (await Promise.all([ask(question, compared), ask(question, period)])).map(cellsOf);
  const family = source === "reviews" && ofRating.includes(measure.field) ? "rating" : name;
  const moves = [...(after ?? [])].flatMap(([key, { parts, cell }]): Found[] => {
    const from = before?.get(key)?.cell;
    return from ? [{ measure: name, ...described, source, parts, from, to: cell, family }] : [];
  });
  return { ...silent, moves: moves.filter((move) => isTested(move, least)) };
}

/** The cells of a result by the values that they are of. */
function cellsOf(result: Result): Map<string, { parts: ChangePart[]; cell: Cell }> {
  switch (result.kind) {
    case "scalar":
      return new Map([["", { parts: [], cell: plain(result) }]]);
    case "breakdown":
      return new Map(
        result.items.map((item) => [
          item.key,
          { parts: [{ dimension: result.dimension, key: item.key, label: item.label }], cell: plain(item) },
        ]),
      );
    case "matrix":
      return new Map(
        result.rows.flatMap((row, at) =>
          result.columns.map((column, place): [string, { parts: ChangePart[]; cell: Cell }] => [
            JSON.stringify([row.key, column.key]),
            {
              parts: [row, column].map(({ key, label }, axis) => ({ dimension: result.dimensions[axis] ?? "", key, label })),
              cell: result.cells[at]?.[place] ?? { value: null, n: 0 },
            },
          ]),
        ),
      );
    default:
      throw new Error(`changes are not looked for in a result of kind "${result.kind}"`);
  }
}

function plain({ value, n, sample, interval, hidden }: Cell): Cell {
  return { value, n, ...(sample === undefined ? {} : { sample }), ...(interval ? { interval } : {}), ...(hidden ? { hidden } : {}) };
}

function itemOf({ family: _, ...item }: Found): ChangeItem {
  return item;
}
