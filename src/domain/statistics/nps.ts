import { type Interval, Z95 } from "./interval.ts";

/** Answers by class; see `npsClass`. */
export interface NpsCounts {
  promoters: number;
  passives: number;
  detractors: number;
}

/** A Net Promoter Score, all in points of −100 to 100. */
export interface NpsEstimate {
  value: number;
  n: number;
  /** Standard error of the value (trinomial). Zero when all answer alike: do not show it as certainty. */
  error: number;
  /** Adjusted-Wald 95 % interval, within ±100 and around the value. */
  interval: Interval;
  /** Centre and standard error of that interval: what {@link npsDifference} compares. */
  centre: number;
  centreError: number;
}

/** The Net Promoter Score of some answers with its adjusted-Wald interval (DOMAIN §2.2); null without an answer. */
export function nps({ promoters, passives, detractors }: NpsCounts): NpsEstimate | null {
  const n = promoters + passives + detractors;
  if (n <= 0) return null;
  const value = (100 * (promoters - detractors)) / n;
  const adjusted = n + 3;
  const centre = (100 * (promoters - detractors)) / adjusted;
  const centreError = trinomialError((promoters + 0.75) / adjusted, (detractors + 0.75) / adjusted, adjusted);
  return {
    value,
    n,
    error: trinomialError(promoters / n, detractors / n, n),
    // A single promoter's interval would end below its own score.
    interval: [Math.min(value, Math.max(-100, centre - Z95 * centreError)), Math.max(value, Math.min(100, centre + Z95 * centreError))],
    centre,
    centreError,
  };
}

/** Positive minus negative opinions in per cent of both, with its interval: a Net Promoter Score without passives. */
export function balance(positive: number, negative: number): NpsEstimate | null {
  return nps({ promoters: positive, passives: 0, detractors: negative });
}

function trinomialError(p: number, d: number, n: number): number {
  return 100 * Math.sqrt(Math.max(0, p + d - (p - d) ** 2) / n);
}
