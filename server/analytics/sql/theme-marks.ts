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

/** Whether a review praises a theme, and whether it blames it: 1 or 0. */
const sides = "max(CASE WHEN f.polarity > 0 THEN 1 ELSE 0 END) AS praise, max(CASE WHEN f.polarity < 0 THEN 1 ELSE 0 END) AS blame";

/**
 * What the reviews that speak of each theme rate: `key`, then for praise and blame n, sum and squares of ratings, the
 * promoters and detractors who mention it, and the reviews that praise and that blame it, rated or not. A review counts once for a theme, however often it speaks of it.
 */
export function compileThemeMarks(narrowing: Narrowing, compiling: Compiling): Statement {
  const parameters = new Parameters(compiling.dialect);
  const { dialect } = compiling;
  const where = conditions("themes", narrowing, compiling, parameters);
  const marks = `SELECT f.review, f.theme, max(f.rating) AS rating, max(f.nps) AS nps, ${sides} FROM ${factTables.themes} f WHERE ${where} GROUP BY f.review, f.theme`;
  return {
    sql: `SELECT t.theme AS key, ${sums("t.praise = 1", "t", "praise")}, ${sums("t.blame = 1", "t", "blame")}, ${dialect.countIf("t.nps = 1")} AS promoters, ${dialect.countIf("t.nps = -1")} AS detractors, sum(t.praise) AS praising, sum(t.blame) AS blaming FROM (${marks}) t GROUP BY t.theme`,
    params: parameters.values,
  };
}

/** How many reviews speak of any theme: one row, `n`. Filters on themes do not narrow it. */
export function compileSpeakingReviews(narrowing: Narrowing, compiling: Compiling): Statement {
  const parameters = new Parameters(compiling.dialect);
  const where = conditions("themes", ofAnyTheme(narrowing), compiling, parameters);
  return { sql: `SELECT count(DISTINCT f.review) AS n FROM ${factTables.themes} f WHERE ${where}`, params: parameters.values };
}

/**
 * The reviews of each establishment that praise and that blame each theme: rows of `establishment`, `key`, `praising`, `blaming`;
 * and one of each establishment with a null `key`, whose `speaking` are those that speak of any theme.
 */
export function compileThemeSides(narrowing: Narrowing, compiling: Compiling): Statement {
  const parameters = new Parameters(compiling.dialect);
  const from = (where: string): string => `FROM ${factTables.themes} f WHERE ${where}`;
  const speaking = from(conditions("themes", ofAnyTheme(narrowing), compiling, parameters));
  const marks = `SELECT f.establishment, f.review, f.theme, ${sides} ${from(conditions("themes", narrowing, compiling, parameters))} GROUP BY f.establishment, f.review, f.theme`;
  return {
    sql: `SELECT f.establishment, NULL AS key, count(DISTINCT f.review) AS speaking, 0 AS praising, 0 AS blaming ${speaking} GROUP BY f.establishment UNION ALL SELECT t.establishment, t.theme, 0, sum(t.praise), sum(t.blame) FROM (${marks}) t GROUP BY t.establishment, t.theme`,
    params: parameters.values,
  };
}

function ofAnyTheme(narrowing: Narrowing): Narrowing {
  const { filters, scope } = narrowing;
  return {
    ...narrowing,
    filters: filters.map(({ theme: _, ...others }) => others),
    scope: { ...scope, locked: withoutLeftOut(scope.locked) },
  };
}

/** What all reviews rate, those that speak of no theme included: one row, `all_n` and so on. Filters on themes, and those that mentions do not know, do not narrow it: only what the reader cannot lift. */
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
