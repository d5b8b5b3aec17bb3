import { historyDays } from "./seasonality.ts";
import { decliningName } from "./featured.ts";
import type { CategoryId, DemoEstablishment, ThemeId } from "./types.ts";

/*
 * The stories in the demo data; story.test.ts asserts each.
 *
 * 1. The note and the NPS of the destination rise over the five years.
 * 2. Cleanliness, often blamed until two years ago, improves month by month since.
 * 3. «Auberge du Vieux Pont» is clearly worse in its last 12 months: waits, welcome, kitchen.
 * 4. Waits and Wi-Fi are blamed more than praised, even by guests who leave content.
 * 5. Mix effect (DOMAIN §2.5) in the child destination «Hautes Combes», between the last 364 days
 *    and the 364 before: the mean of every category rises, but two large, middling campsites
 *    draw so many more reviews that the mean of all falls.
 */

/** Where the mix effect happens. */
export const mixChild = "hautes-combes";

/** A year of whole weeks: the comparison with N−1 is aligned on week days. */
export const yearDays = 364;

/** Share of the campsite reviews of the destination that the mix child draws: before the last year, and in it. */
export const mixCampingShare = { before: 0.12, last: 0.5 };

/** Quality of the campsites of the mix child, well below that of the rest of it. */
export const mixCampingQuality = 55;

/** Mean satisfaction of an establishment's guests on a day `ago` days before the end, 0–100. */
export function meanSatisfaction(establishment: DemoEstablishment, ago: number): number {
  const years = (historyDays - ago) / 365;
  let mean = establishment.traits.quality - 1.2 + years * 1.15;
  // The last year was a good one.
  if (ago <= yearDays) mean += establishment.child === mixChild ? (mixRise[establishment.category] ?? 0.2) : 0.4;
  if (establishment.name === decliningName && ago <= 365) mean -= 14 + 12 * (1 - ago / 365);
  return Math.min(97, mean);
}

/**
 * Satisfaction of one guest: the mean less a long tail of disappointments.
 * `quantile` in [0; 1) is the guest's place from the happiest to the unhappiest.
 */
export function guestSatisfaction(mean: number, quantile: number): number {
  const tail = (-Math.log(1 - quantile)) ** 1.25;
  return Math.min(100, Math.max(0, mean + 15.9 - 14 * tail));
}

/** How much better (+) or worse (−) a theme is judged than the rest of the stay, −1…1. */
export function themeShift(establishment: DemoEstablishment, theme: ThemeId, ago: number): number {
  let shift = (establishment.traits.strengths[theme] ?? 0) * 0.5 + (grumbles[theme] ?? 0);
  if (theme === "proprete") shift += ago >= 730 ? -0.75 : -0.75 + 1.6 * (1 - ago / 730);
  if (establishment.name === decliningName && ago <= 365) shift += decline[theme] ?? 0;
  return shift;
}

/** Categories with few reviews rise more, so that their rise shows. */
const mixRise: Partial<Record<CategoryId, number>> = { collectif: 2.4, location: 2, camping: 1.6, site: 3.4 };

/** What guests blame or praise more than the rest, everywhere. */
const grumbles: Partial<Record<ThemeId, number>> = {
  accueil: 0.15,
  emplacement: 0.25,
  acces: -0.75,
  numerique: -1.7,
  attente: -1.5,
  prix: -0.55,
  calme: -0.3,
};

/** Whether guests grumble about a theme more than they do elsewhere. */
export function isGrumbledAt(theme: ThemeId): boolean {
  return (grumbles[theme] ?? 0) < 0;
}

/** Whether a story of the demo turns on how often a theme is praised or blamed. */
export function isTelling(theme: ThemeId): boolean {
  return theme === "proprete" || theme === "attente" || theme === "numerique";
}

const decline: Partial<Record<ThemeId, number>> = { attente: -0.6, accueil: -0.5, restauration: -0.4, emplacement: 0.3 };
