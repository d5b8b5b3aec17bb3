import { kinds, signatures, streets, type KindFact } from "./establishment-names.ts";
import { contains } from "./geometry.ts";
import { inventName } from "./invent-name.ts";
import { featured } from "./featured.ts";
import { mixCampingQuality, mixChild } from "./satisfaction.ts";
import { random, type Random } from "./random.ts";
import type { CategoryId, DemoCommune, DemoDestination, DemoEstablishment, EstablishmentTraits, Position, ThemeId } from "./types.ts";

/** How many establishments of each category a destination has: 412 in `aurelle`, 40 in `dunes`. */
export const establishmentCounts: Record<string, Partial<Record<CategoryId, number>>> = {
  aurelle: {
    hotel: 58,
    camping: 34,
    location: 96,
    collectif: 14,
    restaurant: 98,
    site: 38,
    activite: 32,
    degustation: 14,
    evenement: 8,
    commerce: 10,
    ot: 4,
    autre: 6,
  },
  dunes: { hotel: 6, camping: 5, location: 10, collectif: 1, restaurant: 9, site: 2, activite: 4, commerce: 2, ot: 1 },
};

/** Categories of the child destination that shows the mix effect: few, so that each has reviews enough to compare. */
const mixCategories: ReadonlySet<CategoryId> = new Set(["hotel", "camping", "location", "collectif", "restaurant", "site"]);

const quality: Record<CategoryId, number> = {
  hotel: 80,
  camping: 76,
  location: 87,
  collectif: 81,
  restaurant: 81,
  site: 84,
  activite: 88,
  degustation: 89,
  evenement: 82,
  commerce: 83,
  ot: 86,
  autre: 72,
};

/** All establishments of one destination; each lies inside its commune and outside the lake. Adds their names to `taken`. */
export function demoEstablishments(seed: number, destination: DemoDestination, taken: Set<string>): DemoEstablishment[] {
  const counts = establishmentCounts[destination.id] ?? {};
  const made: DemoEstablishment[] = [];
  for (const category of Object.keys(counts) as CategoryId[]) {
    for (let i = 0; i < (counts[category] ?? 0); i++) {
      const id = `${destination.id.slice(0, 3)}-${String(made.length + 1).padStart(3, "0")}`;
      made.push(establishment(random(seed, "establishment", id), { id, category, rank: i, destination, taken }));
    }
  }
  return made;
}

interface Order {
  id: string;
  category: CategoryId;
  /** Position within its category, from 0. */
  rank: number;
  destination: DemoDestination;
  taken: Set<string>;
}

function establishment(r: Random, { id, category, rank, destination, taken }: Order): DemoEstablishment {
  const star = featured.find((f) => f.destination === destination.id && f.category === category && f.rank === rank);
  const kind = star ? { kind: star.kind } : category === "evenement" ? eventOf(rank) : kindOf(r, category);
  const commune = star ? communeNamed(destination, star.commune) : communeFor(r, category, rank, destination);
  const place = settle(r, commune, destination.lake);
  const seaside = destination.id === "dunes" && commune.child === "grand-large";
  const waterside = seaside || (destination.lake !== undefined && shoreKm(place, destination.lake) < 1.3);
  const name = star?.name ?? inventName(r, kindNamed(category, kind.kind), { id, commune, destination: destination.id, waterside }, taken);
  const traits = traitsOf(r, { category, kind: kind.kind, waterside });
  if (commune.child === mixChild) traits.quality = mixQuality(category, traits.quality, r);
  return {
    id,
    name,
    category,
    destination: destination.id,
    commune_insee: commune.insee,
    child: commune.child,
    street: `${r.int(1, 84)} ${r.pick(streets)}`,
    postal_code: postalCode(commune.insee),
    lat: place[1],
    lng: place[0],
    website: r.chance(0.78) ? `https://www.${slug(name)}.example` : null,
    stars: starsOf(r, category),
    capacity: capacityOf(r, category),
    labels: labelsOf(r, category),
    response_habit:
      category === "camping" && commune.child === mixChild ? 0.8 : r.chance(0.1) ? 0.03 : r.pick([0.4, 0.6, 0.72, 0.8, 0.86, 0.92, 0.96]),
    traits: { ...traits, ...star?.traits },
  };
}

function kindOf(r: Random, category: CategoryId): KindFact {
  const list = kinds[category];
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  let left = r.next() * total;
  return list.find(({ weight }) => (left -= weight) < 0) ?? r.pick(list);
}

/** Within the categories of the mix child qualities are close, so that a category's mean shows its own trend. */
function mixQuality(category: CategoryId, own: number, r: Random): number {
  if (category === "camping") return mixCampingQuality + r.normal();
  if (category === "collectif") return 86 + r.normal();
  return (own + 2 * quality[category]) / 3;
}

/** Each season has its events, whatever the seed. */
function eventOf(rank: number): KindFact {
  return kindNamed("evenement", ["festival", "fete", "marche-noel", "festival"][rank % 4] ?? "festival");
}

function kindNamed(category: CategoryId, kind: string): KindFact {
  const found = kinds[category].find((fact) => fact.kind === kind);
  if (!found) throw new Error(`The category ${category} has no kind ${kind}.`);
  return found;
}

function communeNamed(destination: DemoDestination, name: string): DemoCommune {
  const found = destination.communes.find((commune) => commune.name === name);
  if (!found) throw new Error(`${destination.id} has no commune ${name}.`);
  return found;
}

function communeFor(r: Random, category: CategoryId, rank: number, destination: DemoDestination): DemoCommune {
  // The first rentals go to one commune each, so that none is without an establishment.
  const everywhere = category === "location" ? destination.communes[rank] : undefined;
  if (everywhere) return everywhere;
  // A tourist office serves a town each, the largest first.
  const towns = destination.communes.filter(({ child }) => child !== mixChild).sort((a, b) => b.population - a.population);
  const town = category === "ot" ? towns[rank] : undefined;
  if (town) return town;
  const weights: Record<string, number> = {};
  for (const { insee, child, population } of destination.communes) {
    if (child === "hautes-combes" && !mixCategories.has(category)) continue;
    if (population < 300 && category !== "location") continue;
    const appeal = child === "rives-du-lac" ? 1.5 : child === "hautes-combes" ? 2.2 : 1;
    weights[insee] = Math.sqrt(population) * appeal;
  }
  const insee = r.weighted(weights);
  return destination.communes.find((commune) => commune.insee === insee) ?? r.pick(destination.communes);
}

function settle(r: Random, commune: DemoCommune, lake: readonly Position[] | undefined): Position {
  for (let attempt = 0; attempt < 300; attempt++) {
    const spread = 0.006 + attempt * 0.0002;
    const point: Position = [round5(commune.lng + r.normal() * spread * 1.4), round5(commune.lat + r.normal() * spread)];
    if (contains(commune.ring, point) && !(lake && contains(lake, point))) return point;
  }
  return [commune.lng, commune.lat];
}

function shoreKm([lng, lat]: Position, lake: readonly Position[]): number {
  return Math.min(...lake.map(([x, y]) => Math.hypot((x - lng) * 77.9, (y - lat) * 111.32)));
}

function traitsOf(
  r: Random,
  { category, kind, waterside }: { category: CategoryId; kind: string; waterside: boolean },
): EstablishmentTraits {
  const themes: ThemeId[] = [
    "accueil",
    "proprete",
    "chambre",
    "calme",
    "restauration",
    "petit_dejeuner",
    "emplacement",
    "equipements",
    "prix",
    "acces",
    "numerique",
    "attente",
  ];
  const strengths: Partial<Record<ThemeId, number>> = {};
  for (const theme of themes) strengths[theme] = Math.round(r.normal() * 45) / 100;
  // A long tail: most places have few reviews, a handful has hundreds.
  const popularity = Math.exp(r.normal() * (category === "hotel" || category === "restaurant" ? 0.75 : 1.15));
  const recent = r.chance(0.07);
  return {
    kind,
    waterside,
    pool:
      (category === "camping" && r.chance(0.65)) ||
      (category === "hotel" && r.chance(0.3)) ||
      (kind === "gite" && r.chance(0.2)) ||
      kind === "village-vacances",
    restaurant: category === "hotel" ? r.chance(0.6) : category === "camping" ? r.chance(0.5) : category === "collectif",
    village: r.chance(0.55),
    dogs: r.chance(0.4),
    quality: Math.min(95, quality[category] + r.normal() * 4.5),
    popularity: Math.round(popularity * 1000) / 1000,
    opened_days_ago: recent ? r.int(60, 700) : 99_999,
    strengths,
    signature: r.pick(signatures),
  };
}

function starsOf(r: Random, category: CategoryId): number | null {
  if (category === "hotel") return r.chance(0.1) ? null : Number(r.weighted({ 2: 3, 3: 5, 4: 2.2, 5: 0.3 }));
  if (category === "camping") return Number(r.weighted({ 2: 2, 3: 5, 4: 3, 5: 0.6 }));
  if (category === "location") return r.chance(0.45) ? Number(r.weighted({ 2: 2, 3: 5, 4: 2 })) : null;
  return null;
}

function capacityOf(r: Random, category: CategoryId): number | null {
  const range: Partial<Record<CategoryId, [number, number]>> = {
    hotel: [16, 160],
    camping: [90, 900],
    location: [2, 14],
    collectif: [20, 220],
    restaurant: [24, 120],
  };
  const found = range[category];
  return found ? r.int(...found) : null;
}

function labelsOf(r: Random, category: CategoryId): string[] {
  const labels: Partial<Record<CategoryId, readonly string[]>> = {
    hotel: ["Logis", "Accueil Vélo", "Clef Verte"],
    camping: ["Camping Qualité", "Accueil Vélo", "Clef Verte"],
    location: ["Gîtes de France", "Clévacances", "Accueil Paysan"],
    collectif: ["Accueil Vélo", "Tourisme & Handicap"],
    restaurant: ["Maître Restaurateur", "Bistrot de Pays"],
    site: ["Tourisme & Handicap", "Qualité Tourisme"],
    activite: ["Qualité Tourisme"],
    degustation: ["Vignobles & Découvertes"],
    ot: ["Qualité Tourisme", "Accueil Vélo"],
  };
  return (labels[category] ?? []).filter(() => r.chance(0.28));
}

/** Outside the range of real codes, and different in the two destinations. */
function postalCode(insee: string): string {
  const number = Number(insee) - 99_000;
  return number < 100 ? `99${100 + number * 10}` : `98${number * 5}`;
}

function slug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function round5(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
