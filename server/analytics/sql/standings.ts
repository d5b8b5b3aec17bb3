import type { DayRange } from "../../../src/domain/time/period.ts";
import type { Scope } from "../question.ts";
import { type Compiling, conditions } from "./conditions.ts";
import type { Statement } from "./groups.ts";
import { Parameters } from "./parameters.ts";
import { factTables } from "./sources.ts";

/**
 * What the reviews of each establishment add up to over a period, platform by platform: one row for each pair that has a
 * review, whenever it was written.
 */
export function compileStandings(period: DayRange, scope: Scope, compiling: Compiling): Statement {
  const parameters = new Parameters(compiling.dialect);
  const where = conditions("reviews", { period: null, filters: [], scope }, compiling, parameters);
  const within = `f.day >= ${parameters.bind(period.from, "day")} AND f.day < ${parameters.bind(period.to, "day")}`;
  const countIf = (condition: string): string => compiling.dialect.countIf(condition);
  const sums = [
    `${countIf(within)} AS reviews`,
    `count(CASE WHEN ${within} THEN f.rating END) AS rated`,
    `coalesce(sum(CASE WHEN ${within} THEN f.rating END), 0) AS total`,
    `coalesce(sum(CASE WHEN ${within} THEN CAST(f.rating AS INTEGER) * f.rating END), 0) AS squares`,
    `${countIf(`${within} AND f.nps = 1`)} AS promoters`,
    `${countIf(`${within} AND f.nps = -1`)} AS detractors`,
    `${countIf(`${within} AND f.answered`)} AS answered`,
  ];
  return {
    sql: `SELECT e.id AS id, g.* FROM (SELECT f.establishment, f.provider, ${sums.join(", ")} FROM ${factTables.reviews} f WHERE ${where} GROUP BY f.establishment, f.provider) g JOIN establishments e ON e.establishment = g.establishment`,
    params: parameters.values,
  };
}
