import { closest, distance } from "fastest-levenshtein";

/** No name is this long: a longer text is no mistyped one, and comparing it would cost. */
const longest = 120;

/** The known value that a mistyped one, in capitals or not, most likely meant; null where none is close (a third of its length, and something in common). */
export function nearest(value: string, known: readonly string[]): string | null {
  if (known.length === 0 || value.length > longest) return null;
  const small = known.map((one) => one.toLowerCase());
  const candidate = closest(value.toLowerCase(), small);
  const apart = distance(value.toLowerCase(), candidate);
  const isClose = apart <= Math.max(2, Math.ceil(value.length / 3)) && apart < Math.max(value.length, candidate.length);
  return isClose ? (known[small.indexOf(candidate)] ?? null) : null;
}
