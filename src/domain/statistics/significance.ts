/** How often chance alone would give a gap of at least `z` standard errors, in either direction (normal law). */
export function chanceOf(z: number): number {
  // Abramowitz and Stegun 7.1.26: within 1.5e-7 of the complementary error function.
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.min(1, series * Math.exp(-x * x));
}

/**
 * Which of many tests hold at once (Benjamini and Hochberg): among those that are kept, at most a share of `level` is
 * expected to be chance, however many were made. Takes the chance of each, answers in their order.
 */
export function kept(chances: readonly number[], level = 0.05): boolean[] {
  const sorted = chances.toSorted((a, b) => a - b);
  const last = sorted.findLastIndex((chance, index) => chance <= (level * (index + 1)) / sorted.length);
  const bound = sorted[last] ?? -1;
  return chances.map((chance) => chance <= bound);
}
