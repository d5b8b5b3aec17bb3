import { closest, distance } from "fastest-levenshtein";

/** No name is this long: a longer text is no mistyped one, and comparing it would cost. */
const longest = 120;

/** The known value that a mistyped one most likely meant; null where none is close (a third of its length). */
export function nearest(value: string, known: readonly string[]): string | null {
  if (known.length === 0 || value.length > longest) return null;
  const candidate = closest(value.toLowerCase(), known);
  return distance(value.toLowerCase(), candidate) <= Math.max(2, Math.ceil(value.length / 3)) ? candidate : null;
}
