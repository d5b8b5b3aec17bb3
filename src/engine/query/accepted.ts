import type { Accepted } from "../../generated/types.ts";

/** The values that a filter on one dimension names, whether it keeps them or leaves them out. */
export function namedValues(accepted: Accepted | undefined): readonly string[] {
  if (accepted === undefined) return [];
  return isAllBut(accepted) ? accepted.not : accepted;
}

/** The values that a filter keeps; none where it says which it leaves out. */
export function keptValues(accepted: Accepted | undefined): readonly string[] {
  return accepted === undefined || isAllBut(accepted) ? [] : accepted;
}

/** Whether a filter says what it leaves out: «all but». */
export function isAllBut(accepted: Accepted): accepted is { not: string[] } {
  return !Array.isArray(accepted);
}

/** Whether a filter lets a value through; without a filter all pass. */
export function accepts(accepted: Accepted | undefined, value: string): boolean {
  return accepted === undefined || namedValues(accepted).includes(value) !== isAllBut(accepted);
}

/** What two filters on one dimension both let through; null where they name nothing in common. */
export function commonTo(a: Accepted, b: Accepted): Accepted | null {
  if (isAllBut(a) && isAllBut(b)) return { not: [...new Set([...a.not, ...b.not])] };
  const [list, other] = isAllBut(a) ? [keptValues(b), a] : [a, b];
  const common = list.filter((value) => accepts(other, value));
  return common.length > 0 ? common : null;
}
