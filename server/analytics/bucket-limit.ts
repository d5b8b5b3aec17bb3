import { addDays } from "../../src/domain/time/day.ts";
import type { DayRange } from "../../src/domain/time/period.ts";
import { timeDimensions } from "../../src/engine/catalog/catalog.ts";
import type { Grain, Query } from "../../src/generated/types.ts";
import { bucketNumber } from "./buckets.ts";

/** Points through time that one figure may have: on a page without a session about five years of days, else about thirteen. */
export const mostBuckets = { public: 2_000, private: 5_000 } as const;

/** How many points through time a question makes at its finest grain, with that grain; null for a question without time. */
export function finestBuckets({ by, trend }: Pick<Query, "by" | "trend">, { from, to }: DayRange): { grain: Grain; count: number } | null {
  if (from >= to) return null;
  const grains = timeDimensions.filter((grain) => grain === trend || by?.some((dimension) => dimension === grain)) as Grain[];
  const [grain] = grains;
  if (!grain) return null;
  return { grain, count: bucketNumber(grain, addDays(to, -1)) - bucketNumber(grain, from) + 1 };
}
