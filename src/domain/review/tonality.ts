import type { FeedTheme, Tonality } from "../../generated/types.ts";

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

/** The balances that part the tonalities, rising: what the design shows for −46, −24, +2, +31 and +82. */
export const balanceBounds = [-40, -20, 20, 70] as const;

/** The tonality (0–4) that a balance of opinion of −100 to 100 reads as, as it is shown, in whole points. A bound belongs to the tonality farther from the middle. */
export function balanceTonality(exact: number): number {
  const balance = Math.round(exact);
  return balanceBounds.filter((bound) => (bound < 0 ? balance > bound : balance >= bound)).length;
}

/** From this strength on (0–1) an opinion takes the darkest step of its side. */
const STRONG = 0.65;

/** The tonality (0–4, most negative first) that an opinion is drawn in, wherever it is: feed, chips, text. */
export function tonalityOfMention(polarity: 1 | 0 | -1, strength = 1): number {
  if (polarity === 0) return 2;
  const strong = strength >= STRONG;
  if (polarity > 0) return strong ? 4 : 3;
  return strong ? 0 : 1;
}

const signs = { positive: 1, negative: -1, neutral: 0, mixed: 0 } as const;

/** The tonality that a theme of a review is drawn in, where the review is one of a list: five steps, as in its own panel. */
export function tonalityOfTheme({ polarity, strength }: Pick<FeedTheme, "polarity" | "strength">): number {
  return tonalityOfMention(signs[polarity], strength);
}
