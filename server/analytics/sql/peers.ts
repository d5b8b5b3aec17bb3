import type { DayRange } from "../../../src/domain/time/period.ts";
import type { Scope } from "../question.ts";
import type { Compiling } from "./conditions.ts";
import type { Statement } from "./groups.ts";
import { Parameters } from "./parameters.ts";

/**
 * The establishments of the destinations in which a group sees any, with what decides on a comparison group; rows of
 * `establishment`, `id`, `destination`, `category`, `seen` (by the group) and `n`, rated reviews in a fixed window.
 *
 * It reads beyond what the group sees: nothing of these rows may leave the metric layer.
 */
export function compilePeers({ group }: Pick<Scope, "group">, window: DayRange, { dialect }: Pick<Compiling, "dialect">): Statement {
  const parameters = new Parameters(dialect);
  const seen = `SELECT v.establishment FROM visibility v WHERE v.group_id = ${parameters.bind(group)}`;
  const rated = `SELECT r.establishment, count(r.rating) AS n FROM reviews r WHERE r.day >= ${parameters.bind(window.from, "day")} AND r.day < ${parameters.bind(window.to, "day")} GROUP BY 1`;
  const sql = [
    `WITH seen AS (${seen}), rated AS (${rated})`,
    "SELECT e.establishment, e.id, e.destination, e.category, s.establishment IS NOT NULL AS seen, coalesce(r.n, 0) AS n",
    "FROM establishments e LEFT JOIN seen s ON s.establishment = e.establishment LEFT JOIN rated r ON r.establishment = e.establishment",
    "WHERE e.destination IN (SELECT o.destination FROM establishments o JOIN seen p ON p.establishment = o.establishment)",
    "ORDER BY e.establishment",
  ].join(" ");
  return { sql, params: parameters.values };
}

/** The members of some selections, whichever group's; rows of `id` and `establishment`. Like those above they stay in the metric layer. */
export function compileSelectionMembers(ids: readonly string[], { dialect }: Pick<Compiling, "dialect">): Statement {
  const parameters = new Parameters(dialect);
  return { sql: `SELECT s.id, s.establishment FROM selections s WHERE ${parameters.oneOf("s.id", ids)}`, params: parameters.values };
}
