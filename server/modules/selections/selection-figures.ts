import { marginOfError, meanInterval, meanSample, nps, requiredSample } from "../../../src/domain/statistics/index.ts";
import type { SelectionFigures, SelectionSample } from "../../../src/generated/types.ts";
import { addSums, noSums } from "../../analytics/results/standings.ts";
import type { KnownEstablishment, Territory } from "./territory.ts";

/** The figures of some establishments of a territory, and how representative they are of all of it. */
export function figuresOf(members: readonly KnownEstablishment[], { establishments }: Pick<Territory, "establishments">): SelectionFigures {
  const sums = noSums();
  for (const member of members) addSums(sums, member.sums);
  const { reviews, rated, total, squares, promoters, detractors, answered } = sums;
  const sample = meanSample(rated, total, squares);
  const score = nps({
    promoters,
    passives: rated - promoters - detractors,
    detractors,
  });
  const ratedOf = (among: readonly KnownEstablishment[]): number => among.reduce((sum, { sums: own }) => sum + own.rated, 0);
  return {
    reviews,
    rated,
    rating: sample?.mean ?? null,
    interval: sample && meanInterval(sample),
    nps: rated > 0 ? (100 * (promoters - detractors)) / rated : null,
    nps_interval: score?.interval ?? null,
    response_rate: reviews > 0 ? (100 * answered) / reviews : null,
    by_establishments: sampleOf(members.filter(({ sums: own }) => own.rated > 0).length, establishments.length),
    by_reviews: sampleOf(rated, ratedOf(establishments)),
  };
}

function sampleOf(sample: number, population: number): SelectionSample {
  const margin = marginOfError(sample, population);
  return {
    sample,
    population,
    margin: margin === null ? null : Math.round(margin * 100) / 100,
    needed: requiredSample(population),
  };
}
