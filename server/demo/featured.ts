import type { CategoryId, EstablishmentTraits } from "./types.ts";

/** An establishment with a story in the demo; the others are drawn. */
export interface FeaturedFact {
  destination: string;
  category: CategoryId;
  /** Which establishment of its category it is, from 0. */
  rank: number;
  name: string;
  kind: string;
  commune: string;
  traits?: Partial<EstablishmentTraits>;
}

/** The restaurant whose last 12 months are clearly worse than the years before. */
export const decliningName = "Auberge du Vieux Pont";

export const featured: readonly FeaturedFact[] = [
  {
    destination: "aurelle",
    category: "hotel",
    rank: 0,
    name: "Hôtel Bellerive",
    kind: "hotel",
    commune: "Port-Aurelle",
    traits: {
      waterside: true,
      restaurant: true,
      quality: 89,
      popularity: 3,
      opened_days_ago: 99_999,
      signature: "Sophie, direction de l’hôtel",
    },
  },
  {
    destination: "aurelle",
    category: "camping",
    rank: 0,
    name: "Camping La Clairière",
    kind: "camping",
    commune: "Lanty",
    traits: { waterside: true, pool: true, quality: 86, popularity: 4, opened_days_ago: 99_999 },
  },
  // Two large sites of middling quality that have grown fast: the mix effect of the Hautes Combes.
  {
    destination: "aurelle",
    category: "camping",
    rank: 1,
    name: "Camping Les Grandes Combes",
    kind: "camping",
    commune: "Sauvigny",
    traits: { pool: true, waterside: false, popularity: 5, opened_days_ago: 99_999 },
  },
  {
    destination: "aurelle",
    category: "camping",
    rank: 2,
    name: "Domaine des Arolles",
    kind: "camping",
    commune: "Les Arolles",
    traits: { pool: true, waterside: false, popularity: 5, opened_days_ago: 99_999 },
  },
  {
    destination: "aurelle",
    category: "collectif",
    rank: 0,
    name: "Refuge du Col Vert",
    kind: "refuge",
    commune: "Sauvigny",
    traits: { waterside: false, quality: 88, popularity: 5, opened_days_ago: 99_999, signature: "Les gardiens" },
  },
  {
    destination: "aurelle",
    category: "restaurant",
    rank: 0,
    name: "La Table d’Augustine",
    kind: "bistrot",
    commune: "Aurelle",
    traits: { quality: 91, popularity: 3, opened_days_ago: 99_999, signature: "Augustine et son équipe" },
  },
  {
    destination: "aurelle",
    category: "restaurant",
    rank: 1,
    name: decliningName,
    kind: "bistrot",
    commune: "Monteil",
    traits: { waterside: false, quality: 84, popularity: 4, opened_days_ago: 99_999, signature: "La direction" },
  },
  {
    destination: "aurelle",
    category: "site",
    rank: 0,
    name: "Musée de la Soie",
    kind: "musee",
    commune: "Aurelle",
    traits: { quality: 90, popularity: 5, opened_days_ago: 99_999 },
  },
  {
    destination: "aurelle",
    category: "activite",
    rank: 0,
    name: "Base nautique du Lac",
    kind: "nautique",
    commune: "Port-Aurelle",
    traits: { waterside: true, quality: 79, popularity: 5, opened_days_ago: 99_999 },
  },
  { destination: "aurelle", category: "ot", rank: 0, name: "Office de tourisme d’Aurelle", kind: "ot", commune: "Aurelle" },
  {
    destination: "dunes",
    category: "hotel",
    rank: 0,
    name: "Hôtel Le Grand Pavois",
    kind: "hotel",
    commune: "Port-Salins",
    traits: { waterside: true, restaurant: true, opened_days_ago: 99_999 },
  },
  { destination: "dunes", category: "ot", rank: 0, name: "Office de tourisme de Port-Salins", kind: "ot", commune: "Port-Salins" },
];
