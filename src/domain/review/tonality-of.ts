import type { Tonality } from "../../generated/types.ts";

/** Specification §5: the value of an unrated review counts as this mark out of ten. */
const UNRATED = 5;

/**
 * The tonality of a mark out of ten as it is shown («-» for none): from <= mark < to.
 *
 * @throws Error where none matches: the product's tonalities then leave a gap (specification §8).
 */
export function tonalityOf<T extends Pick<Tonality, "from" | "to">>(mark: number | "-", tonalities: readonly T[]): T {
  const shown = mark === "-" ? UNRATED : mark;
  const found = tonalities.find(({ from, to }) => from <= shown && shown < to);
  if (!found) throw new Error(`no tonality for ${shown}`);
  return found;
}
