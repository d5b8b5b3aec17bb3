import type { DayRange } from "../../../src/domain/time/period.ts";
import type { Columnar } from "../columnar-port.ts";
import type { Scope } from "../question.ts";
import type { Compiling } from "../sql/conditions.ts";
import { type EngineRow, number, text } from "../sql/groups.ts";
import { compileStandings } from "../sql/standings.ts";

/** Sums over reviews, of one establishment or of several: those of several are the sums of theirs. Ratings on 100. */
export interface Sums {
  reviews: number;
  /** Those with a rating. */
  rated: number;
  /** Of the ratings. */
  total: number;
  /** Of their squares. */
  squares: number;
  promoters: number;
  detractors: number;
  answered: number;
}

/** What the reviews of an establishment add up to. */
export interface Standing {
  /** Of the establishment. */
  id: string;
  sums: Sums;
  /** Platforms of which one review or more counts, whenever it was written. */
  providers: string[];
}

const names = ["reviews", "rated", "total", "squares", "promoters", "detractors", "answered"] as const satisfies (keyof Sums)[];

/** Sums of nothing. */
export function noSums(): Sums {
  return { reviews: 0, rated: 0, total: 0, squares: 0, promoters: 0, detractors: 0, answered: 0 };
}

/** Adds the sums of others. */
export function addSums(to: Sums, sums: Sums): void {
  for (const name of names) to[name] += sums[name];
}

/** The standing of every establishment of the scope that has a review. */
export async function askStandings(period: DayRange, scope: Scope, asking: Compiling & { db: Columnar }): Promise<Standing[]> {
  const { sql, params } = compileStandings(period, scope, asking);
  const found = new Map<string, Standing>();
  for (const row of await asking.db.query<EngineRow>(sql, params)) {
    const id = text(row.id) ?? "";
    const standing = found.get(id) ?? { id, sums: noSums(), providers: [] };
    for (const name of names) standing.sums[name] += number(row[name]) ?? 0;
    standing.providers.push(text(row.provider) ?? "");
    found.set(id, standing);
  }
  return [...found.values()];
}
