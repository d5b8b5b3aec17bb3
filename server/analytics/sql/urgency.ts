import type { Day } from "../../../src/domain/time/day.ts";
import type { Parameters } from "./parameters.ts";

/** A platform that many read when they choose among establishments of a category. */
export interface ReadPlatform {
  category: string;
  provider: string;
}

/** What makes a review urgent, as the engine needs it. */
export interface Urgency {
  /** Bad is a rating (0–100) under this. */
  badBelow: number;
  /** Recent is what was published from this day on. */
  recentFrom: Day;
  /** Where a review is seen by many. */
  seenOn: readonly ReadPlatform[];
}

/** Columns of reviews that the order reads. */
export const urgencyColumns: readonly string[] = ["rating", "published", "category", "provider", "written"];

/** The two first marks of the order, which cost little: bad and recent. `of`: the relation's prefix, with its dot. */
function firstMarks({ badBelow, recentFrom }: Urgency, of: string, parameters: Parameters): string[] {
  return [
    `coalesce(${of}rating < ${parameters.bind(badBelow, "integer")}, FALSE)`,
    `${of}published >= ${parameters.bind(recentFrom, "day")}`,
  ];
}

/** The tier of a review by being unanswered, bad and recent alone: 0 for the most urgent to {@link LAST_TIER}. */
export function urgencyTier(order: Urgency, of: string, parameters: Parameters): string {
  const marks = [`NOT ${of}answered`, ...firstMarks(order, of, parameters)];
  return marks.map((mark, place) => `CASE WHEN ${mark} THEN 0 ELSE ${2 ** (marks.length - 1 - place)} END`).join(" + ");
}
export const LAST_TIER = 7;

/** The order of urgency among unanswered reviews, before their dates: bad, recent, seen by many, written. `of`: the relation's prefix, with its dot. */
export function urgencyOrder(order: Urgency, of: string, parameters: Parameters): string[] {
  const { seenOn } = order;
  const byCategory = new Map<string, string[]>();
  for (const { category, provider } of seenOn) byCategory.set(category, [...(byCategory.get(category) ?? []), provider]);
  const seen = Array.from(
    byCategory,
    ([category, providers]) => `(${of}category = ${parameters.bind(category)} AND ${parameters.oneOf(`${of}provider`, providers)})`,
  );
  const marks = [...firstMarks(order, of, parameters), ...(seen.length > 0 ? [`(${seen.join(" OR ")})`] : []), `${of}written`];
  return marks.map((mark) => `CASE WHEN ${mark} THEN 0 ELSE 1 END`);
}
