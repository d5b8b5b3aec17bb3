import type { Random } from "./random.ts";
import { isGrumbledAt, themeShift } from "./satisfaction.ts";
import type { CategoryId, DemoEstablishment, Lang, ProviderId, ThemeId } from "./types.ts";
import type { Person } from "./people.ts";
import type { Polarity } from "./texts/bank.ts";

export type Shape = "silent" | "terse" | "list" | "normal" | "long";

/** From 1, very dissatisfied, to 5, delighted. */
export type Tier = 1 | 2 | 3 | 4 | 5;

/** What a review will say, before any word of it is chosen. */
export interface ReviewPlan {
  tier: Tier;
  shape: Shape;
  points: { theme: ThemeId; polarity: Polarity }[];
}

const themeWeights: Record<CategoryId, Partial<Record<ThemeId, number>>> = {
  hotel: {
    accueil: 20,
    chambre: 21,
    proprete: 14,
    petit_dejeuner: 16,
    emplacement: 16,
    calme: 10,
    equipements: 7,
    prix: 10,
    acces: 7,
    numerique: 4,
    restauration: 8,
    ambiance: 5,
  },
  location: {
    accueil: 18,
    chambre: 12,
    proprete: 16,
    equipements: 17,
    emplacement: 17,
    calme: 13,
    prix: 8,
    acces: 6,
    numerique: 4,
    ambiance: 8,
  },
  camping: {
    accueil: 17,
    proprete: 19,
    emplacement: 17,
    equipements: 17,
    calme: 12,
    ambiance: 11,
    prix: 9,
    restauration: 5,
    numerique: 5,
    acces: 3,
  },
  collectif: { accueil: 20, chambre: 15, proprete: 13, restauration: 14, calme: 9, emplacement: 13, ambiance: 13, prix: 8, equipements: 6 },
  restaurant: { restauration: 34, accueil: 23, attente: 14, prix: 14, ambiance: 12, emplacement: 8, proprete: 3, acces: 3, calme: 3 },
  site: { pedagogie: 22, ambiance: 18, accueil: 13, attente: 11, prix: 12, acces: 9, equipements: 8, emplacement: 6, proprete: 3 },
  activite: { accueil: 22, ambiance: 20, equipements: 15, pedagogie: 12, attente: 10, prix: 11, emplacement: 9, acces: 5 },
  degustation: { accueil: 24, restauration: 26, pedagogie: 18, prix: 12, ambiance: 10, acces: 5 },
  evenement: { ambiance: 28, attente: 16, prix: 12, acces: 14, restauration: 12, proprete: 5, accueil: 10 },
  commerce: { accueil: 28, restauration: 16, prix: 18, equipements: 18, attente: 9 },
  ot: { accueil: 34, pedagogie: 26, attente: 12, acces: 9, equipements: 8 },
  autre: { accueil: 20, prix: 18, acces: 18, proprete: 16, equipements: 14 },
};

const byProvider: Partial<Record<ProviderId, Partial<Record<Shape, number>>>> = {
  google: { silent: 41, terse: 3, list: 4, normal: 36, long: 16 },
  facebook: { silent: 40, terse: 4, list: 7, normal: 35, long: 14 },
  booking: { silent: 34, terse: 2, list: 4, normal: 41, long: 19 },
  tripadvisor: { silent: 0, terse: 0, list: 3, normal: 57, long: 40 },
  holidaycheck: { silent: 22, terse: 1, list: 5, normal: 42, long: 30 },
  airbnb: { silent: 18, terse: 3, list: 8, normal: 49, long: 22 },
  thefork: { silent: 36, terse: 3, list: 7, normal: 38, long: 16 },
};
const elsewhere: Partial<Record<Shape, number>> = { silent: 24, terse: 2, list: 7, normal: 45, long: 22 };

/** Sentences of the other languages are the shorter ones here, so that their authors touch on more. */
const brevity: Partial<Record<Lang, number>> = { en: 1, de: 3, nl: 3, es: 3, it: 3 };

/** Plans what a guest with this satisfaction says; the polarities agree with it. */
export function planReview(
  r: Random,
  visit: { establishment: DemoEstablishment; ago: number; satisfaction: number; provider: ProviderId; person: Person },
): ReviewPlan {
  const { establishment, ago, satisfaction, provider, person } = visit;
  const tier = tierOf(satisfaction);
  let shape = r.weighted(byProvider[provider] ?? elsewhere);
  // The disappointed explain themselves.
  if (tier <= 2 && (shape === "terse" || shape === "list") && r.chance(0.6)) shape = "normal";
  if (tier <= 2 && shape === "normal" && r.chance(0.25)) shape = "long";
  const counts: Record<Shape, [number, number]> = { silent: [0, 0], terse: [0, 1], list: [2, 4], normal: [3, 4], long: [6, 8] };
  const wanted = r.int(...counts[shape]) + (shape === "normal" || shape === "long" ? (brevity[person.lang] ?? 0) : 0);
  const weights = availableThemes(establishment, person);
  const points: ReviewPlan["points"] = [];
  while (points.length < wanted && Object.keys(weights).length > 0) {
    const theme = r.weighted(weights);
    delete weights[theme];
    const likely = praiseShare(satisfaction) + themeShift(establishment, theme, ago) * 0.42;
    points.push({ theme, polarity: r.next() < Math.min(0.985, Math.max(0.02, likely)) ? "+" : "-" });
  }
  return { tier, shape, points: agree(r, points, tier, favouriteOf(weights)) };
}

/** The five tiers begin where the stars of the five-star providers do. */
export function tierOf(satisfaction: number): Tier {
  return (1 + [33, 52, 71, 88].filter((limit) => satisfaction >= limit).length) as Tier;
}

/** The six themes that guests of such a place care about most, as its form asks about them. */
export function themesOf({ category }: Pick<DemoEstablishment, "category">): ThemeId[] {
  const weights = Object.entries(themeWeights[category]) as [ThemeId, number][];
  return weights
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 6)
    .map(([theme]) => theme);
}

function availableThemes({ category, traits }: DemoEstablishment, person: Person): Partial<Record<ThemeId, number>> {
  const weights = { ...themeWeights[category] };
  if ((category === "hotel" || category === "camping") && !traits.restaurant) delete weights.restauration;
  if (traits.kind === "chambre-hotes") weights.petit_dejeuner = 18;
  if (category === "commerce" && traits.kind !== "boulangerie") delete weights.restauration;
  if (person.company === "affaires" && weights.numerique) weights.numerique *= 3;
  if (person.company === "famille" && weights.equipements) weights.equipements *= 1.4;
  return weights;
}

/** What people like best of what has not been said yet. */
function favouriteOf(weights: Partial<Record<ThemeId, number>>): ThemeId | undefined {
  const open = (Object.entries(weights) as [ThemeId, number][]).filter(([theme]) => !isGrumbledAt(theme));
  return open.toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** Probability that any one thing is praised. */
function praiseShare(satisfaction: number): number {
  const [low, high] = satisfaction >= 75 ? [0.84, 0.97] : satisfaction >= 50 ? [0.36, 0.84] : [0.03, 0.36];
  const from = satisfaction >= 75 ? 75 : satisfaction >= 50 ? 50 : 0;
  const to = satisfaction >= 75 ? 100 : satisfaction >= 50 ? 75 : 50;
  return low + ((high - low) * (satisfaction - from)) / (to - from);
}

/** Brings the polarities in line with the rating: praise outweighs blame in a good review, and the other way round. */
function agree(r: Random, points: ReviewPlan["points"], tier: Tier, favourite: ThemeId | undefined): ReviewPlan["points"] {
  const praised = points.filter(({ polarity }) => polarity === "+");
  const blamed = points.filter(({ polarity }) => polarity === "-");
  if (tier >= 4) {
    const kept = blamed.slice(0, praised.length > 2 && tier === 4 && r.chance(0.3) ? 2 : 1);
    const mild = kept.map(({ theme }) => ({ theme, polarity: "~" as const }));
    const only = mild[0];
    // A good review does not consist of its reservation alone: it praises something else first.
    if (praised.length === 0 && only)
      return favourite && isGrumbledAt(only.theme)
        ? [{ theme: favourite, polarity: "+" }, only]
        : [{ theme: only.theme, polarity: "+" }, ...(tier === 4 ? mild.slice(1) : [])];
    return [...praised, ...(tier === 5 && r.chance(0.3) ? [] : mild)];
  }
  // Nobody is disappointed by nothing.
  const only = points.at(-1);
  if (blamed.length === 0 && only) {
    praised.pop();
    blamed.push({ theme: only.theme, polarity: "-" });
  }
  if (tier === 3) return r.chance(0.7) ? [...praised.slice(0, 2), ...blamed.slice(0, 3)] : [...blamed.slice(0, 3), ...praised.slice(0, 2)];
  return [...blamed, ...praised.slice(0, blamed.length > 0 ? 1 : 0)];
}
