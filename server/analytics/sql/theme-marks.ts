import { isAllBut } from "../../../src/engine/query/accepted.ts";
import type { Filters } from "../../../src/generated/types.ts";
import { type Compiling, conditions, type Narrowing } from "./conditions.ts";
import type { Statement } from "./groups.ts";
import { Parameters } from "./parameters.ts";
import { factTables } from "./sources.ts";

/** Rated reviews and the sum and squares of their ratings; promoters and detractors among them. */
const sums = (when: string, row: string, name: string): string =>
  [
    `count(CASE WHEN ${when} THEN ${row}.rating END) AS ${name}_n`,
    `sum(CASE WHEN ${when} THEN ${row}.rating END) AS ${name}_sum`,
    `sum(CASE WHEN ${when} THEN CAST(${row}.rating AS INTEGER) * ${row}.rating END) AS ${name}_squares`,
  ].join(", ");

/**
 * What the reviews that speak of each theme rate: `key`, then for praise and blame n, sum and squares of ratings, and the
 * promoters and detractors who mention it. A review counts once for a theme, however often it speaks of it.
 */
export function compileThemeMarks(narrowing: Narrowing, compiling: Compiling): Statement {
  const parameters = new Parameters(compiling.dialect);
  const { dialect } = compiling;
  const where = conditions("themes", narrowing, compiling, parameters);
  const marks = `SELECT f.review, f.theme, max(f.rating) AS rating, max(f.nps) AS nps, max(CASE WHEN f.polarity > 0 THEN 1 ELSE 0 END) AS praise, max(CASE WHEN f.polarity < 0 THEN 1 ELSE 0 END) AS blame FROM ${factTables.themes} f WHERE ${where} GROUP BY f.review, f.theme`;
  return {
    sql: `SELECT t.theme AS key, ${sums("t.praise = 1", "t", "praise")}, ${sums("t.blame = 1", "t", "blame")}, ${dialect.countIf("t.nps = 1")} AS promoters, ${dialect.countIf("t.nps = -1")} AS detractors FROM (${marks}) t GROUP BY t.theme`,
    params: parameters.values,
  };
}

/** The same over all reviews, those that speak of no theme included: one row, `all_n` and so on. Filters on themes, and those that mentions do not know, do not narrow it: only what the reader cannot lift. */
export function compileThemeWhole(narrowing: Narrowing, compiling: Compiling): Statement {
  const parameters = new Parameters(compiling.dialect);
  const known: readonly string[] = compiling.metrics.dimensions.themes ?? [];
  const filters = narrowing.filters.map((filter): Filters =>
    Object.fromEntries(Object.entries(filter).filter(([dimension]) => dimension !== "theme" && known.includes(dimension))),
  );
  const where = conditions(
    "reviews",
    { ...narrowing, filters, scope: { ...narrowing.scope, locked: withoutLeftOut(narrowing.scope.locked) } },
    compiling,
    parameters,
  );
  const { dialect } = compiling;
  return {
    sql: `SELECT ${sums("TRUE", "f", "all")}, ${dialect.countIf("f.nps = 1")} AS promoters, ${dialect.countIf("f.nps = -1")} AS detractors FROM ${factTables.reviews} f WHERE ${where}`,
    params: parameters.values,
  };
}

/** A theme that is left out leaves its mentions out, not the reviews that speak of another one too. */
function withoutLeftOut({ theme, ...others }: Filters): Filters {
  return theme === undefined || isAllBut(theme) ? others : { ...others, theme };
}
