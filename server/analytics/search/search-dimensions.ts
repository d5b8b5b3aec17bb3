import { incidentKinds } from "../../../src/domain/review/incidents.ts";
import { nobody, verifiedProviders } from "../../../src/domain/review/search-values.ts";
import type { Day } from "../../../src/domain/time/day.ts";
import { isAllBut, namedValues } from "../../../src/engine/query/accepted.ts";
import type { Accepted, Product } from "../../../src/generated/types.ts";
import { type Compiling, condition, type Narrowing } from "../sql/conditions.ts";
import { type GroupKey, groupKey } from "../sql/keys.ts";
import type { Parameters } from "../sql/parameters.ts";
import { banded, columns } from "../sql/sources.ts";

/** What writing a search needs besides its criteria. */
export interface Searching extends Compiling {
  product: Product;
  /** Of which what is set aside until later counts its days. */
  today: Day;
}

/** How reviews are grouped by a dimension; `bits`: a relation of `key` and `bit`, where the expression is a number of one bit a value. */
export interface SearchKey extends GroupKey {
  bits?: string;
}

/** A dimension of the search alone. */
interface OwnDimension {
  /** Columns of reviews that grouping reads. */
  reads: readonly string[];
  /** Which reviews `f` have one of some values. */
  having(values: readonly string[], searching: Searching, parameters: Parameters, narrowing: Narrowing): string;
  grouped(searching: Searching, parameters: Parameters, narrowing: Narrowing): SearchKey;
}

/** Themes: each review carries a bit for each. */
function ofThemes(column: "spoken" | "praised" | "blamed"): OwnDimension {
  return {
    reads: [column],
    having: (values, _searching, parameters) =>
      `(f.${column} & (SELECT coalesce(bit_or(1::BIGINT << bit), 0) FROM theme_bits WHERE ${parameters.oneOf("theme", values)})) <> 0`,
    grouped: () => ({ expression: `f.${column}`, bits: "(SELECT theme AS key, bit FROM theme_bits)" }),
  };
}

/** Two values, of which one holds where an expression does. */
function ofTruth(reads: readonly string[], holds: (searching: Searching, parameters: Parameters) => string): OwnDimension {
  return {
    reads,
    having: (values, searching, parameters) => {
      const isTrue = holds(searching, parameters);
      const parts = [...(values.includes("true") ? [isTrue] : []), ...(values.includes("false") ? [`NOT (${isTrue})`] : [])];
      return parts.length > 0 ? `(${parts.join(" OR ")})` : "FALSE";
    },
    grouped: (searching, parameters) => ({ expression: `(${holds(searching, parameters)})` }),
  };
}

/** Values of which a review may have several, each where an expression holds. */
function ofSeveral(reads: readonly string[], values: Readonly<Record<string, string>>): OwnDimension {
  const named = Object.entries(values);
  return {
    reads,
    having: (wanted) => {
      const parts = named.flatMap(([value, holds]) => (wanted.includes(value) ? [holds] : []));
      return parts.length > 0 ? `(${parts.join(" OR ")})` : "FALSE";
    },
    grouped: () => ({
      expression: named.map(([, holds], bit) => `CASE WHEN ${holds} THEN ${2 ** bit} ELSE 0 END`).join(" + "),
      bits: `(VALUES ${named.map(([value], bit) => `('${value}', ${bit})`).join(", ")})`,
    }),
  };
}

const incident: OwnDimension = {
  ...ofSeveral(["incidents"], Object.fromEntries(incidentKinds.map((kind, bit) => [kind, `f.incidents & ${2 ** bit} <> 0`]))),
  grouped: () => ({
    expression: "f.incidents",
    bits: `(VALUES ${incidentKinds.map((kind, bit) => `('${kind}', ${bit})`).join(", ")})`,
  }),
};

/** The state of moderation: of the product's own reviews alone. */
const moderation: OwnDimension = {
  reads: ["provider", "state"],
  having: (values, { product }, parameters) =>
    `(f.provider = ${parameters.bind(product.moderation_provider)} AND ${parameters.oneOf("f.state", values)})`,
  grouped: ({ product }, parameters) => ({
    expression: `CASE WHEN f.provider = ${parameters.bind(product.moderation_provider)} THEN f.state END`,
  }),
};

const assignee: OwnDimension = {
  reads: ["assignee"],
  having: (values, _searching, parameters) => parameters.oneOf(`coalesce(f.assignee, '${nobody}')`, values),
  grouped: () => ({ expression: `coalesce(f.assignee, '${nobody}')` }),
};

const tag: OwnDimension = {
  reads: ["no"],
  having: (values, _searching, parameters, { scope }) =>
    `f.no IN (SELECT g.review FROM triage_tags g WHERE ${parameters.oneOf("g.tag", values)} AND g.group_id = ${parameters.bind(scope.group)})`,
  grouped: (_searching, parameters, { scope }) => ({
    expression: "g.tag",
    join: `JOIN triage_tags g ON g.review = f.no AND g.group_id = ${parameters.bind(scope.group)}`,
  }),
};

/** The dimension of what sources did to their reviews; those that were withdrawn are there for who asks for them. */
export const sourceChange = "source-change";

/** The dimension of the months by whose days periods count reviews. */
export const stayed = "period";
const monthOf = "CAST(CAST(date_trunc('month', f.day) AS DATE) AS VARCHAR)";

const own: Readonly<Record<string, OwnDimension>> = {
  [stayed]: {
    reads: ["day"],
    having: (values, _searching, parameters) => parameters.oneOf(monthOf, values),
    grouped: () => ({ expression: monthOf }),
  },
  theme: ofThemes("spoken"),
  praised: ofThemes("praised"),
  blamed: ofThemes("blamed"),
  verified: ofTruth(["provider"], ({ product }, parameters) => parameters.oneOf("f.provider", verifiedProviders(product))),
  corrected: ofTruth(["corrections"], () => "f.corrections"),
  incident,
  [sourceChange]: ofSeveral(["edited", "late", "is_withdrawn"], { edited: "f.edited", late: "f.late", withdrawn: "f.is_withdrawn" }),
  moderation,
  read: ofTruth(["is_read"], () => "f.is_read"),
  assignee,
  later: ofTruth(["later"], ({ today }, parameters) => `coalesce(f.later > ${parameters.bind(today, "day")}, FALSE)`),
  tag,
};

/** Dimensions that read what a group says of reviews. */
const ofTriage: readonly string[] = ["read", "assignee", "later"];

/** Whether one of these dimensions reads what a group says of reviews. */
export function readsTriage(dimensions: readonly string[]): boolean {
  return dimensions.some((dimension) => ofTriage.includes(dimension));
}

/** Whether the search of reviews filters and counts by a dimension. */
export function isSearchDimension(dimension: string, { metrics }: Pick<Compiling, "metrics">): boolean {
  return Object.hasOwn(own, dimension) || (metrics.dimensions.reviews ?? []).some((name) => name === dimension);
}

/** The reviews `f` that a filter keeps; never null. */
export function searchCondition(
  dimension: string,
  accepted: Accepted | undefined,
  narrowing: Narrowing,
  searching: Searching,
  parameters: Parameters,
): string {
  const kept = Object.hasOwn(own, dimension) ? own[dimension] : undefined;
  if (!kept) return accepted ? `coalesce(${condition("reviews", dimension, accepted, narrowing, searching, parameters)}, FALSE)` : "TRUE";
  const values = namedValues(accepted);
  const having = `coalesce(${kept.having(values, searching, parameters, narrowing)}, FALSE)`;
  const named = accepted === undefined ? "TRUE" : isAllBut(accepted) ? `NOT ${having}` : having;
  const asksForWithdrawn = accepted !== undefined && !isAllBut(accepted) && values.includes("withdrawn");
  return dimension === sourceChange && !asksForWithdrawn ? `(${named} AND NOT f.is_withdrawn)` : named;
}

/** How reviews `f` are grouped by a dimension. */
export function searchKey(dimension: string, narrowing: Narrowing, searching: Searching, parameters: Parameters): SearchKey {
  const grouping = Object.hasOwn(own, dimension) ? own[dimension] : undefined;
  return grouping
    ? grouping.grouped(searching, parameters, narrowing)
    : groupKey("reviews", dimension, 0, narrowing, searching, parameters);
}

/** Columns of reviews that grouping by a dimension reads. */
export function columnsRead(dimension: string): readonly string[] {
  if (Object.hasOwn(own, dimension)) return own[dimension]?.reads ?? [];
  if (dimension === "expression") return ["no"];
  if (dimension === "selection" || dimension === "establishment") return ["establishment"];
  return [columns[dimension] ?? banded[dimension] ?? "day"];
}
