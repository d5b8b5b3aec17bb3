import { verifiedProviders } from "../../../src/domain/review/search-values.ts";
import { isAllBut, namedValues } from "../../../src/engine/query/accepted.ts";
import type { Accepted, Product } from "../../../src/generated/types.ts";
import { type Compiling, condition, daysWithin, type Narrowing, visible } from "../sql/conditions.ts";
import { type GroupKey, groupKey } from "../sql/keys.ts";
import type { Parameters } from "../sql/parameters.ts";
import { banded, columns, factTables } from "../sql/sources.ts";

/** What writing a search needs besides its criteria. */
export interface Searching extends Compiling {
  product: Product;
}

/** A dimension of the search alone: which reviews have one of some values, and how reviews are grouped by it. */
interface OwnDimension {
  /** Columns of reviews that grouping reads. */
  reads: readonly string[];
  having(values: readonly string[], narrowing: Narrowing, searching: Searching, parameters: Parameters): string;
  grouped(narrowing: Narrowing, searching: Searching, parameters: Parameters): GroupKey;
}

/** Themes on one side: a review may praise some and blame others, or both in one. */
function ofSide(polarity: 1 | -1): OwnDimension {
  const mentions = (narrowing: Narrowing, parameters: Parameters): string =>
    [
      `m.polarity = ${parameters.bind(polarity, "integer")}`,
      visible("m", narrowing.scope, parameters),
      ...daysWithin("m", narrowing.period, parameters),
    ].join(" AND ");
  return {
    reads: ["no"],
    having: (values, narrowing, _searching, parameters) =>
      `f.no IN (SELECT m.review FROM ${factTables.themes} m WHERE ${parameters.oneOf("m.theme", values)} AND ${mentions(narrowing, parameters)})`,
    grouped: (narrowing, _searching, parameters) => ({
      expression: "t.theme",
      join: `JOIN (SELECT DISTINCT m.review, m.theme FROM ${factTables.themes} m WHERE ${mentions(narrowing, parameters)}) t ON t.review = f.no`,
    }),
  };
}

const verified: OwnDimension = {
  reads: ["provider"],
  having: (values, _narrowing, { product }, parameters) => {
    const isVerified = parameters.oneOf("f.provider", verifiedProviders(product));
    const parts = [...(values.includes("true") ? [isVerified] : []), ...(values.includes("false") ? [`NOT (${isVerified})`] : [])];
    return parts.length > 0 ? `(${parts.join(" OR ")})` : "FALSE";
  },
  grouped: (_narrowing, { product }, parameters) => ({ expression: `(${parameters.oneOf("f.provider", verifiedProviders(product))})` }),
};

const own: Readonly<Record<string, OwnDimension>> = { praised: ofSide(1), blamed: ofSide(-1), verified };

/** Whether the search of reviews filters and counts by a dimension. */
export function isSearchDimension(dimension: string, { metrics }: Pick<Compiling, "metrics">): boolean {
  return Object.hasOwn(own, dimension) || (metrics.dimensions.reviews ?? []).some((name) => name === dimension);
}

/** Whether a review may have several values of a dimension. */
export const severalValues: readonly string[] = ["praised", "blamed", "theme", "selection", "expression"];

/** The reviews `f` that a filter keeps; never null. */
export function searchCondition(
  dimension: string,
  accepted: Accepted,
  narrowing: Narrowing,
  searching: Searching,
  parameters: Parameters,
): string {
  const dimensionOwn = Object.hasOwn(own, dimension) ? own[dimension] : undefined;
  if (!dimensionOwn) return `coalesce(${condition("reviews", dimension, accepted, narrowing, searching, parameters)}, FALSE)`;
  const having = `coalesce(${dimensionOwn.having(namedValues(accepted), narrowing, searching, parameters)}, FALSE)`;
  return isAllBut(accepted) ? `NOT ${having}` : having;
}

/** How reviews `f` are grouped by a dimension. */
export function searchKey(dimension: string, narrowing: Narrowing, searching: Searching, parameters: Parameters): GroupKey {
  const dimensionOwn = Object.hasOwn(own, dimension) ? own[dimension] : undefined;
  return dimensionOwn
    ? dimensionOwn.grouped(narrowing, searching, parameters)
    : groupKey("reviews", dimension, 0, narrowing, searching, parameters);
}

/** Columns of reviews that grouping by a dimension reads. */
export function columnsRead(dimension: string): readonly string[] {
  if (Object.hasOwn(own, dimension)) return own[dimension]?.reads ?? [];
  if (dimension === "theme" || dimension === "expression") return ["no"];
  if (dimension === "selection" || dimension === "establishment") return ["establishment"];
  return [columns[dimension] ?? banded[dimension] ?? "day"];
}
