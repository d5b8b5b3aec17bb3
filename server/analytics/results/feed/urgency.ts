import { urgencyOf } from "../../../../src/domain/review/urgency.ts";
import { addDays, type Day } from "../../../../src/domain/time/day.ts";
import type { Product } from "../../../../src/generated/types.ts";
import { canonical } from "../../canonical.ts";
import type { Columnar } from "../../columnar-port.ts";
import type { Scope } from "../../question.ts";
import { type Compiling, visible } from "../../sql/conditions.ts";
import { Parameters } from "../../sql/parameters.ts";
import type { ReadPlatform, Urgency } from "../../sql/urgency.ts";

/** Days over which reviews say which platforms are read. */
const AUDIENCE_DAYS = 365;

/** What working out urgency needs: `keep` holds what a whole group shares, see `Answering`. */
export interface AskingUrgency extends Compiling {
  db: Columnar;
  keep: <T>(name: string, make: () => Promise<T>) => Promise<T>;
}

/** What makes reviews urgent for a reader. Recent days end with `end`, excluded; `present` is the running day. */
export async function askUrgency(
  product: Product,
  days: { end: Day; present: Day },
  scope: Scope,
  asking: AskingUrgency,
): Promise<Urgency> {
  const { bad_below, recent_days, seen_share } = urgencyOf(product);
  return {
    badBelow: bad_below * 10,
    recentFrom: addDays(days.end, -recent_days),
    seenOn: seen_share === undefined ? [] : await readPlatforms(seen_share, days.present, scope, asking),
  };
}

/**
 * The platforms that gather at least a share of the reviews of their category, among all that the group sees, over the year
 * until today. Nobody counts who reads a review: where most are written, most are read.
 */
function readPlatforms(share: number, present: Day, { group }: Scope, asking: AskingUrgency): Promise<ReadPlatform[]> {
  return asking.keep(canonical(["read platforms", group, share, present]), () => {
    const parameters = new Parameters(asking.dialect);
    const from = parameters.bind(addDays(present, 1 - AUDIENCE_DAYS), "day");
    const to = parameters.bind(addDays(present, 1), "day");
    const seen = visible("f", { group, peers: null }, parameters);
    const counted = `SELECT f.category, f.provider, count(*) AS n FROM reviews f WHERE f.day >= ${from} AND f.day < ${to} AND ${seen} GROUP BY 1, 2`;
    const shares = `SELECT category, provider, n, sum(n) OVER (PARTITION BY category) AS whole FROM (${counted})`;
    return asking.db.query<{ category: string; provider: string }>(
      `SELECT category, provider FROM (${shares}) WHERE n >= ${parameters.bind(share, "number")} * whole ORDER BY 1, 2`,
      parameters.values,
    );
  });
}
