import { accepts } from "../../../src/engine/query/accepted.ts";
import type { SourceName } from "../../../src/engine/catalog/catalog.ts";
import type { Cell, Measure, Query } from "../../../src/generated/types.ts";
import type { Narrowing } from "../sql/conditions.ts";
import { countsReviews } from "../sql/aggregates.ts";
import { type Cut, type Group, type GroupStatement, reviewsCounted } from "../sql/groups.ts";
import { overlaps } from "../sql/keys.ts";
import { banded } from "../sql/sources.ts";
import { closedDimensions, tableDimensions, type Term, type Vocabulary } from "../vocabulary.ts";
import { type Answering, leastShown, runGroups } from "./answering.ts";

/** One value of a dimension with its figures, in the order of the measures. */
export interface Row extends Term {
  detail?: string;
  cells: Cell[];
  spread?: number[];
}

export interface Rows {
  rows: Row[];
  /** The figures over everything, facts of unknown value included; none where they were not asked for. */
  total: Cell[];
  /** Rows that the engine chose from; null where it cut nothing. */
  whole: number | null;
  /** The figures of nothing. */
  empty: Cell[];
}

/** What is asked of rows besides their figures. */
export interface RowOptions {
  total?: boolean;
  spread?: boolean;
  cut?: Cut | undefined;
}

/** The rows of one dimension, from one statement; `askRows` is for every measure. */
export async function askGroupedRows(
  source: SourceName,
  measures: readonly Measure[],
  dimension: string,
  narrowing: Narrowing,
  answering: Answering,
  { total = false, spread = false, cut }: RowOptions = {},
): Promise<Rows> {
  const isOwn = total && (cut !== undefined || needsOwnTotal(source, measures, dimension, narrowing));
  const isBeside = isOwn && cut === undefined && !overlaps(source, dimension);
  const [{ groups: all, statement, whole }, over] = await Promise.all([
    runGroups({ ...narrowing, source, measures, by: [dimension], spread, cut, total: isBeside }, answering),
    isOwn && !isBeside ? runGroups({ ...narrowing, source, measures, by: [] }, answering) : null,
  ]);
  const groups = isBeside ? all.filter(({ isTotal }) => !isTotal) : all;
  const totals = isBeside ? all.find(({ isTotal }) => isTotal) : over?.groups[0];
  const known = new Map<string, Row>();
  for (const group of groups) {
    const key = keyOf(dimension, group.keys[0] ?? null, answering.vocabulary);
    if (key === null) continue;
    known.set(key, {
      ...termOf(dimension, key, group, 0, answering.vocabulary),
      ...(group.details[0] ? { detail: group.details[0] } : {}),
      ...figuresOf(group, statement),
    });
  }
  const empty = { keys: [], labels: [], details: [], parts: [] };
  const filled = fillOf(dimension, narrowing, answering.vocabulary).map(
    (term) => known.get(term.key) ?? { ...term, ...figuresOf(empty, statement) },
  );
  const sums = cellsOf(isOwn ? (totals ?? empty) : sumOf(groups), over?.statement ?? statement);
  return { rows: filled.length > 0 ? filled : [...known.values()], total: total ? sums : [], whole, empty: cellsOf(empty, statement) };
}

/** The total cannot be summed where a fact or the review that it is in counts in several rows, or the figure is no sum. */
export function needsOwnTotal(source: SourceName, measures: readonly Measure[], dimension: string, narrowing: Narrowing): boolean {
  return (
    placesByOwnTotal(source, measures, dimension, narrowing) ||
    measures.some((measure) => countsReviews(measure, { reviews: reviewsCounted(source, narrowing) }))
  );
}

/** The same of a total that only places a row among others, or hides it: the reviews behind it count where something is hidden. */
export function placesByOwnTotal(source: SourceName, measures: readonly Measure[], dimension: string, narrowing: Narrowing): boolean {
  return (
    overlaps(source, dimension) ||
    measures.some(({ kind }) => kind === "median" || kind === "distinct" || kind === "ratio") ||
    reviewsCounted(source, narrowing) === "always"
  );
}

/** The key of a group as the wire has it; null for facts that do not say, and for values outside a closed dimension. */
export function keyOf(dimension: string, raw: string | null, vocabulary: Vocabulary): string | null {
  if (raw === null) return null;
  if (dimension === "tonality") return vocabulary.tonality(Number(raw));
  return dimension in banded ? (vocabulary.terms(dimension)[Number(raw)]?.key ?? null) : raw;
}

/** A group's value as it is shown. */
export function termOf(dimension: string, key: string, group: Group, position: number, vocabulary: Vocabulary): Term {
  return tableDimensions.includes(dimension) ? { key, label: group.labels[position] ?? key } : vocabulary.term(dimension, key);
}

/** The values of a closed dimension that the filters leave; none for open dimensions. */
export function fillOf(dimension: string, { scope, filters }: Narrowing, vocabulary: Vocabulary): Term[] {
  if (!closedDimensions.includes(dimension)) return [];
  return vocabulary.terms(dimension).filter(({ key }) => [scope.locked, ...filters].every((filter) => accepts(filter[dimension], key)));
}

/** A group's figures. */
export function cellsOf({ parts }: Pick<Group, "parts">, { figures }: GroupStatement): Cell[] {
  return figures.map((figure) => figure.cell(parts));
}

function figuresOf(group: Group, statement: GroupStatement): Pick<Row, "cells" | "spread"> {
  const spread = statement.spread.map((position) => group.parts[position] ?? 0);
  return { cells: cellsOf(group, statement), ...(spread.length > 0 ? { spread } : {}) };
}

/** Groups as one. */
export function sumOf(groups: readonly Group[]): Pick<Group, "parts"> {
  const width = groups[0]?.parts.length ?? 0;
  return { parts: Array.from({ length: width }, (_, position) => groups.reduce((sum, { parts }) => sum + (parts[position] ?? 0), 0)) };
}

/** Orders and cuts rows that are veiled already as the query says. Rows without a figure come last. */
export function arrange(
  rows: readonly Row[],
  dimension: string,
  source: SourceName,
  answering: Answering,
  fallbackLimit = 500,
): { rows: Row[]; total: number } {
  const { query } = answering.question;
  const least = leastOf(rows, dimension, source, answering);
  const shown = rows.filter((row) => (row.cells[0]?.n ?? 0) >= least);
  const sorted = shown.toSorted(comparison(orderOf(query, dimension), dimension, answering.vocabulary));
  return { rows: sorted.slice(0, query.limit ?? fallbackLimit), total: sorted.length };
}

/** What a row must rest on to be shown, rows as the reader may see them. */
export function leastOf(rows: readonly Row[], dimension: string, source: SourceName, answering: Answering): number {
  // Named places and establishments: on a public page a small sample takes them out of the ranking altogether. So it does
  // with any value where none may be shown: there are rows only of what the reviews say.
  const isNamed =
    tableDimensions.includes(dimension) || (!closedDimensions.includes(dimension) && rows.every(({ cells }) => cells[0]?.hidden));
  return Math.max(answering.question.query.at_least ?? 0, isNamed ? leastShown(source, answering) : 0);
}

/** The engine's part of the same work where a dimension has many values and their names do not decide. */
export function cutFor(dimension: string, source: SourceName, answering: Answering, fallbackLimit = 500): Cut | undefined {
  const { query } = answering.question;
  const order = orderOf(query, dimension);
  if (!countless.includes(dimension) || order === "label") return undefined;
  return { order, limit: query.limit ?? fallbackLimit, least: query.at_least ?? 0, sample: leastShown(source, answering) };
}

/** Dimensions of thousands of values. */
const countless: readonly string[] = ["establishment", "expression"];

/** The orders of rows; reviews have one of their own. */
type RowOrder = Exclude<NonNullable<Query["order"]>, "urgency">;

function orderOf({ order }: Query, dimension: string): RowOrder {
  if (order !== undefined && order !== "urgency") return order;
  return closedDimensions.includes(dimension) ? "key" : "-value";
}

function comparison(order: RowOrder, dimension: string, vocabulary: Vocabulary): (a: Row, b: Row) => number {
  const places = new Map(vocabulary.terms(dimension).map(({ key }, place) => [key, place]));
  const byKey = (a: Row, b: Row): number =>
    (places.get(a.key) ?? places.size) - (places.get(b.key) ?? places.size) || compareText(a.key, b.key);
  const byN = (a: Row, b: Row): number => n(b) - n(a);
  switch (order) {
    case "key":
      return byKey;
    case "label":
      return (a, b) => french.compare(a.label, b.label) || byKey(a, b);
    case "n":
      return (a, b) => byN(b, a) || byKey(a, b);
    case "-n":
      return (a, b) => byN(a, b) || byKey(a, b);
    case "value":
      return (a, b) => byValue(a, b, 1) || byN(a, b) || byKey(a, b);
    case "-value":
      return (a, b) => byValue(a, b, -1) || byN(a, b) || byKey(a, b);
  }
}

const french = new Intl.Collator("fr");
const n = (row: Row): number => row.cells[0]?.n ?? 0;
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function byValue(a: Row, b: Row, sign: 1 | -1): number {
  const [left, right] = [a.cells[0]?.value ?? null, b.cells[0]?.value ?? null];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return sign * (left - right);
}
