import type { ReadReview } from "./reader.ts";
import { DOMAINS } from "./kinds-of-place.ts";

// Category ids of the product; the rest is guessed from the words.
const OF_CATEGORY: Record<string, number> = {
  hotel: 0,
  camping: 0,
  location: 0,
  collectif: 0,
  site: 1,
  activite: 1,
  evenement: 1,
  attraction: 1,
  restaurant: 2,
};
// Themes (by index) that speak of one kind of place: chambre, calme, petit_dejeuner, numerique; attente, pedagogie; restauration.
const OF_THEME: readonly (readonly [theme: number, domain: number, weight: number])[] = [
  [2, 0, 1],
  [3, 0, 0.3],
  [5, 0, 1],
  [11, 0, 0.5],
  [12, 1, 0.3],
  [13, 1, 0.7],
  [4, 2, 0.3],
];

/** Whether a category is of the places that let rooms. */
export const isHotel = (category: string | undefined): boolean => category !== undefined && OF_CATEGORY[category] === 0;

/** The share of each domain, summing to 1: certain when the category determines it, else guessed from the review's words. */
export function guessDomain(category: string | undefined, review: ReadReview): Float64Array {
  const shares = new Float64Array(DOMAINS.length);
  const told = category === undefined ? undefined : OF_CATEGORY[category];
  if (told !== undefined) {
    shares[told] = 1;
    return shares;
  }
  shares.fill(0.5);
  for (const { evidence } of review.sentences) {
    for (const [theme, domain, weight] of OF_THEME) if (evidence[theme] !== undefined) shares[domain] = (shares[domain] ?? 0) + weight;
  }
  for (let d = 0; d < shares.length; d++) shares[d] = (shares[d] ?? 0) + (review.domainCues[d] ?? 0);
  let sum = 0;
  for (const s of shares) sum += s * s;
  for (let d = 0; d < shares.length; d++) shares[d] = ((shares[d] ?? 0) * (shares[d] ?? 0)) / sum;
  return shares;
}
