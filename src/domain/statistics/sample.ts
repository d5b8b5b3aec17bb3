import { Z95 } from "./interval.ts";

/**
 * The margin of error, in per cent and unrounded, of a share read from `sample` answers of a population (DOMAIN §2.3).
 *
 * Without a population: an infinite one. Zero where everybody answered; null for an empty sample and one larger than its population.
 */
export function marginOfError(sample: number, population = Infinity): number | null {
  if (sample <= 0 || sample > population) return null;
  if (population <= 1 || sample === population) return 0;
  const correction = Number.isFinite(population) ? Math.sqrt((population - sample) / (population - 1)) : 1;
  return 100 * Z95 * Math.sqrt(0.25 / sample) * correction;
}

/** The answers needed for a margin of error given in per cent, 5 by default; never more than the population. */
export function requiredSample(population = Infinity, margin = 5): number {
  const infinite = (Z95 * Z95 * 0.25) / (margin / 100) ** 2;
  if (!Number.isFinite(population)) return Math.ceil(infinite);
  return Math.min(population, Math.ceil(infinite / (1 + (infinite - 1) / population)));
}
