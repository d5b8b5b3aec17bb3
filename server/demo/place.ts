import { hash, random } from "./random.ts";
import type { DemoEstablishment } from "./types.ts";

/** What is the same in every review of an establishment: details, figures and people that guests mention. */
export interface PlaceFacts {
  details: readonly string[];
  figures: Readonly<Record<string, string>>;
  /** Choose among the words of a language, the same for all of its guests. */
  staff: readonly [number, number];
  /** Day of the market of its commune, 1 (Monday) to 6. */
  marketDay: number;
}

const known = new WeakMap<DemoEstablishment, PlaceFacts>();

/** Draws the facts of an establishment; the same for the same one. */
export function placeFacts(establishment: DemoEstablishment): PlaceFacts {
  const before = known.get(establishment);
  if (before) return before;
  const { id, category, stars, traits, commune_insee } = establishment;
  const r = random("place", id);
  const details = ["lift", "garden", "view", "old", "parking", "road", "breakfast-buffet"].filter(() => r.chance(0.5));
  const night = nightPrice[category]?.[stars ?? 3] ?? 95;
  const figures = {
    walk: String(r.int(1, 5) * 3),
    drive: String(r.int(2, 5) * 5),
    night: String(Math.round(night * (0.85 + r.next() * 0.4))),
    week: String(r.int(42, 98) * 10),
    breakfast: String(r.int(9, 16)),
    tax: String(r.int(2, 4)),
    menu: String(Math.round((menuPrice[traits.kind] ?? 22) * (0.85 + r.next() * 0.35))),
    fee: String(feeOf[category]?.(r.next()) ?? r.int(5, 14)),
    spots: String(r.int(2, 5) * 4),
    floor: String(r.int(2, 4)),
  };
  return keep(establishment, { details, figures, staff: [r.int(0, 99), r.int(0, 99)], marketDay: 1 + (hash("market", commune_insee) % 6) });
}

function keep(establishment: DemoEstablishment, facts: PlaceFacts): PlaceFacts {
  known.set(establishment, facts);
  return facts;
}

/** Euros a night by category and stars. */
const nightPrice: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  hotel: { 2: 74, 3: 102, 4: 158, 5: 285 },
  camping: { 2: 22, 3: 29, 4: 37, 5: 46 },
  location: { 2: 78, 3: 98, 4: 132 },
  collectif: { 3: 44 },
};

/** Euros for a menu or, where there is none, for what most people order. */
const menuPrice: Readonly<Record<string, number>> = { gastronomique: 62, pizzeria: 15, creperie: 14, brasserie: 20, bistrot: 26 };

/** Euros for one adult. */
const feeOf: Readonly<Record<string, (at: number) => number>> = {
  site: (at) => 6 + Math.floor(at * 8),
  activite: (at) => 22 + Math.floor(at * 30),
  evenement: (at) => 12 + Math.floor(at * 18),
  degustation: (at) => 8 + Math.floor(at * 8),
};
