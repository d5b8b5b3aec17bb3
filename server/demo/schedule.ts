import { monthOf } from "./calendar.ts";
import { cumulativeDays, historyDays, isOpenIn } from "./seasonality.ts";
import { mixCampingShare, mixChild, yearDays } from "./satisfaction.ts";
import { cumulativeIndex, hash, random } from "./random.ts";
import type { CategoryId, DemoEstablishment } from "./types.ts";

/** One review to write: who is reviewed, and when the experience was. */
export interface Visit {
  establishment: DemoEstablishment;
  /** Day number of the experience. */
  day: number;
  /** Days before the end of the history. */
  ago: number;
  /** Place of this guest between the happiest (0) and the unhappiest (1). */
  quantile: number;
  /** Position in its destination's schedule before sorting: the key of all that is drawn for it. */
  key: number;
}

/** Share of the reviews by category (DOMAIN §2.6: half for hotels, a quarter for restaurants, a tenth for sites). */
const shares: Record<CategoryId, number> = {
  hotel: 48.5,
  restaurant: 25,
  site: 10.8,
  camping: 5.6,
  location: 4.2,
  activite: 2.7,
  collectif: 1.4,
  degustation: 0.7,
  evenement: 0.4,
  commerce: 0.3,
  ot: 0.3,
  autre: 0.1,
};

/** Campsites draw more of the reviews of the last year: what the mix effect is made of. */
const lastYearCamping = 1.65;

/** Irrational steps: successive multiples fill [0; 1) evenly, so that means carry little sampling noise. */
const golden = 0.618_033_988_749_895;
const silver = 0.414_213_562_373_095;

/** All visits of a destination in the order of their days: exactly `count`, whatever the seed; `mix`: whether they show the mix effect. */
export function schedule(
  establishments: readonly DemoEstablishment[],
  options: { seed: number; today: number; count: number; mix?: boolean },
): Visit[] {
  const { seed, today, count, mix = true } = options;
  const places = new Map<CategoryId, DemoEstablishment[]>();
  for (const place of establishments) places.set(place.category, [...(places.get(place.category) ?? []), place]);
  const weights = [...places.keys()].map((category) => [category, shares[category]] as const);
  const total = weights.reduce((sum, [, share]) => sum + share, 0);
  const visits: Visit[] = [];
  const guests = new Map<string, number>();
  weights.forEach(([category, share], at) => {
    const size = at === weights.length - 1 ? count - visits.length : Math.round((count * share) / total);
    const days = boosted(cumulativeDays(category, today), mix && category === "camping" ? lastYearCamping : 1);
    const draw = drawEstablishment(places.get(category) ?? [], mix);
    const r = random(seed, "schedule", establishments[0]?.destination ?? "", category);
    for (let i = 0; i < size; i++) {
      const ago = historyDays - cumulativeIndex(days, r.next());
      const establishment = draw({ ago, month: monthOf(today - ago) }, (offset(seed, category, yearOf(ago)) + i * golden) % 1, r.next());
      // The child destination whose categories are compared is evened out by category, the others by establishment.
      const stratum = `${establishment.child === mixChild ? category : establishment.id}/${yearOf(ago)}`;
      const guest = guests.get(stratum) ?? 0;
      guests.set(stratum, guest + 1);
      const quantile = (offset(seed, stratum) + guest * silver) % 1;
      visits.push({ establishment, day: today - ago, ago, quantile, key: visits.length });
    }
  });
  return visits.sort((a, b) => a.day - b.day || a.key - b.key);
}

function yearOf(ago: number): number {
  return Math.floor((ago - 1) / yearDays);
}

function offset(...keys: (string | number)[]): number {
  return hash(...keys) / 4294967296;
}

function boosted(cumulative: readonly number[], factor: number): number[] {
  const pivot = historyDays - yearDays;
  const before = cumulative[pivot - 1] ?? 0;
  return cumulative.map((value, i) => (i < pivot ? value : before + (value - before) * factor));
}

/** Draws among the establishments of one category that are open on the day. */
function drawEstablishment(
  places: readonly DemoEstablishment[],
  mix: boolean,
): (when: { ago: number; month: number }, at: number, other: number) => DemoEstablishment {
  const sorted = places.toSorted((a, b) => a.child.localeCompare(b.child) || a.id.localeCompare(b.id));
  const weight = ({ traits }: DemoEstablishment): number => Math.min(6, traits.popularity);
  const inMix = ({ category, child }: DemoEstablishment): boolean => category === "camping" && child === mixChild;
  const total = (list: readonly DemoEstablishment[]): number => list.reduce((sum, place) => sum + weight(place), 0);
  const mixed = total(sorted.filter(inMix));
  const others = total(sorted) - mixed;
  const cumulate = (share: number): number[] => {
    let sum = 0;
    return sorted.map((place) => {
      sum += weight(place) * (inMix(place) ? ((share / (1 - share)) * others) / mixed : 1);
      return sum;
    });
  };
  const years = { before: cumulate(mixCampingShare.before), last: cumulate(mix ? mixCampingShare.last : mixCampingShare.before) };
  return ({ ago, month }, at, other) => {
    const weights = ago <= yearDays ? years.last : years.before;
    let found = sorted[cumulativeIndex(weights, at)];
    for (
      let attempt = 1;
      attempt < 60 && found && !(found.traits.opened_days_ago >= ago && isOpenIn(found.traits.kind, month));
      attempt++
    ) {
      found = sorted[cumulativeIndex(weights, (other + attempt * golden) % 1)];
    }
    if (!found) throw new Error("A category without establishments has no visits.");
    return found;
  };
}
