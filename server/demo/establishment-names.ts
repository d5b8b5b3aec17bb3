import type { CategoryId } from "./types.ts";

/** A kind of place: what it is called, and how often it occurs within its category. */
export interface KindFact {
  kind: string;
  weight: number;
  /** `#` is replaced by an element of `tails`. */
  heads: readonly string[];
  tails: readonly string[];
}

/** A list written as one line of text. */
function list(names: string): readonly string[] {
  return names.split(", ");
}

const lodgingTails = list(
  "du Lac, des Glycines, de la Poste, du Vieux Moulin, des Tilleuls, de l’Aure, du Château, des Alpages, du Parc, Beau Séjour, des Voyageurs, du Commerce, de la Fontaine, des Trois Cols, Le Chamois, La Crémaillère, Les Mélèzes, Belle Rive, du Soleil, Les Hirondelles, Le Relais d’Aurelle, de la Source, du Belvédère, Le Panorama, Les Gentianes, L’Écrin, La Tourelle, Les Terrasses, Le Grand Tétras, La Ferme Blanche, Le Clos Fleuri, L’Ancolie",
);

const rentalTails = list(
  "Les Lilas, du Verger, La Grange Haute, Chez Mathilde, L’Edelweiss, La Bergerie, du Four à Pain, Le Pigeonnier, Les Noisetiers, L’Échappée Verte, Le Nid d’Hirondelle, La Petite Combe, Le Cerisier, Les Deux Chênes, La Source, L’Ancienne École, Le Balcon du Lac, Chez Paulette, La Remise, L’Atelier, Le Cabanon, La Clé des Champs, Le Vieux Pressoir, Les Campanules, La Maison Bleue, Le Pré aux Ânes, Le Refuge de Jeanne, Les Marronniers, La Cour Pavée, L’Oustal, Les Érables, La Parenthèse, Le Fenil, Bord d’Aure, La Treille, Les Quatre Vents, Le Cocon, L’Alpage, Le Mas Perché, Les Sonnailles",
);

const tableTails = list(
  "d’Augustine, du Vieux Four, des Halles, de la Gare, du Port, des Pêcheurs, de Léon, du Marché, des Amis, du Passeur, de Suzon, du Pont Neuf, des Remparts, de la Place, du Moulin, des Copains, de Marius, du Coin, des Tanneurs, de l’Abbaye, du Lavoir, des Cimes, de Jo, du Bout du Monde",
);

const places = list("d’Aurelle, du Lac, de Lanty, de Sauvigny, des Combes, de l’Aure, de Brézolles, de Monteil, de la Tour, des Rives");

/** The kinds of each category, with names of our own invention. */
export const kinds: Record<CategoryId, readonly KindFact[]> = {
  hotel: [
    { kind: "hotel", weight: 8, heads: list("Hôtel #, Grand Hôtel #, Hôtel #, Logis #"), tails: lodgingTails },
    { kind: "auberge", weight: 2, heads: ["Auberge #", "Hostellerie #"], tails: lodgingTails },
  ],
  camping: [
    {
      kind: "camping",
      weight: 1,
      heads: list("Camping #, Camping #, Domaine #"),
      tails: list(
        "Les Roseaux, Le Grand Pré, Les Libellules, de la Plage, Le Val Fleuri, Les Sapins, L’Étang Bleu, Les Pommiers, Le Martin-Pêcheur, Les Peupliers, La Prairie, Le Clos Vert, du Torrent, Les Fauvettes, Les Rochettes, Le Bois Joli, L’Oasis du Lac, La Roselière, Les Grillons, La Ribière",
      ),
    },
  ],
  location: [
    { kind: "gite", weight: 5, heads: list("Gîte #, Gîte #, #"), tails: rentalTails },
    { kind: "appartement", weight: 4, heads: list("Appartement #, Studio #, Résidence #"), tails: rentalTails },
    { kind: "chambre-hotes", weight: 2, heads: ["Chambres d’hôtes #", "Maison d’hôtes #"], tails: rentalTails },
    { kind: "chalet", weight: 2, heads: ["Chalet #"], tails: rentalTails },
  ],
  collectif: [
    {
      kind: "refuge",
      weight: 2,
      heads: ["Refuge #"],
      tails: list("des Trois Lacs, de la Dent Noire, du Plan Joli, de l’Aiguillette, des Bouquetins"),
    },
    { kind: "auberge-jeunesse", weight: 2, heads: ["Auberge de jeunesse #", "Hostel #"], tails: places },
    {
      kind: "village-vacances",
      weight: 2,
      heads: ["Village vacances #"],
      tails: list("Les Balcons, Le Hameau d’Aure, Les Cytises, La Pinatelle, Le Grand Air"),
    },
  ],
  restaurant: [
    { kind: "bistrot", weight: 5, heads: list("Le Bistrot #, La Table #, Le Comptoir #, Chez #, L’Auberge #"), tails: tableTails },
    { kind: "gastronomique", weight: 2, heads: list("Maison #, Les Saveurs #, La Cuisine #"), tails: tableTails },
    {
      kind: "pizzeria",
      weight: 2,
      heads: ["Pizzeria #", "La Trattoria #"],
      tails: list("Bella Vista, da Franca, del Lago, Da Vito, Il Forno, San Remo, Napoli, La Piazzetta"),
    },
    { kind: "creperie", weight: 1, heads: ["Crêperie #"], tails: tableTails },
    { kind: "brasserie", weight: 2, heads: ["Brasserie #", "Café #"], tails: tableTails },
  ],
  site: [
    {
      kind: "musee",
      weight: 3,
      heads: ["Musée #"],
      tails: list(
        "de la Batellerie, des Métiers d’Antan, du Tissage, Vauquelin, de la Montagne, de la Cloche, du Verre, de la Résistance en Aure",
      ),
    },
    {
      kind: "chateau",
      weight: 2,
      heads: ["Château #"],
      tails: list("de Brézolles, de Ternay, de la Combe, de Montclar, de Vaucelle, des Ormeaux"),
    },
    {
      kind: "jardin",
      weight: 2,
      heads: ["Jardins #", "Jardin botanique #"],
      tails: list("de Fontvive, des Cinq Terrasses, de l’Abbaye, d’Élise, du Prieuré"),
    },
    { kind: "grotte", weight: 1, heads: ["Grottes #", "Gouffre #"], tails: list("de Nantbruyant, du Diable, de la Fée, de Rochelune") },
    {
      kind: "parc-animalier",
      weight: 1,
      heads: ["Parc animalier #", "Ferme pédagogique #"],
      tails: list("des Éparcets, du Val, de la Frassette"),
    },
    { kind: "abbaye", weight: 1, heads: ["Abbaye #", "Collégiale #"], tails: list("de Sainte-Colombe, Saint-Oyen, de Longefont") },
    {
      kind: "nature",
      weight: 1,
      heads: list("Cascade #, Gorges #, Belvédère #"),
      tails: list("de l’Aure, de Combe-Noire, du Grand Saut, de la Dent Noire"),
    },
  ],
  activite: [
    { kind: "nautique", weight: 2, heads: list("Canoë Kayak #, Paddle et Voile #, École de voile #"), tails: places },
    { kind: "accrobranche", weight: 2, heads: ["Accro-parc #", "La Forêt des Cimes #"], tails: places },
    { kind: "bateau", weight: 1, heads: ["Croisières #", "Les Bateaux #"], tails: places },
    { kind: "velo", weight: 1, heads: ["Vélo-Nature #", "Location de vélos #"], tails: places },
    { kind: "cheval", weight: 1, heads: ["Centre équestre #", "Les Écuries #"], tails: places },
    { kind: "parapente", weight: 1, heads: ["Parapente #", "Envol #"], tails: places },
    { kind: "spa", weight: 1, heads: ["Les Bains #", "Spa #"], tails: places },
    { kind: "escape", weight: 1, heads: ["Escape game #"], tails: places },
  ],
  degustation: [
    {
      kind: "vin",
      weight: 3,
      heads: list("Domaine #, Cave #, Clos #"),
      tails: list("Pellerin, des Vignes Hautes, Chanteloup, des Roches, Barbier et Filles, du Cadran"),
    },
    { kind: "fromage", weight: 2, heads: ["Fromagerie #", "Fruitière #"], tails: list("d’Essert, des Alpages, de Praz, Gaillard") },
    { kind: "biere", weight: 1, heads: ["Brasserie artisanale #"], tails: list("de l’Aure, La Marmotte, du Gué") },
  ],
  evenement: [
    {
      kind: "festival",
      weight: 2,
      heads: ["Festival #"],
      tails: list("des Nuits d’Aurelle, Jazz au Lac, des Arts de la Rue, Cordes en Combes"),
    },
    { kind: "marche-noel", weight: 1, heads: ["Marché de Noël #"], tails: places },
    { kind: "fete", weight: 1, heads: ["Fête #"], tails: list("de la Transhumance, du Lac, des Vendanges, de la Châtaigne") },
  ],
  commerce: [
    {
      kind: "boutique",
      weight: 2,
      heads: list("La Boutique #, L’Échoppe #, Maison #"),
      tails: list("du Terroir, Pralin, des Artisans, Laine et Bois, du Potier"),
    },
    { kind: "boulangerie", weight: 1, heads: ["Boulangerie #"], tails: list("Girardin, du Fournil, Chevallet") },
  ],
  ot: [
    {
      kind: "ot",
      weight: 1,
      heads: ["Office de tourisme #"],
      tails: list("d’Aurelle, de Sauvigny, de Monteil, de Port-Aurelle, de Port-Salins"),
    },
  ],
  autre: [
    { kind: "parking", weight: 1, heads: ["Aire de camping-cars #", "Parking #"], tails: places },
    { kind: "navette", weight: 1, heads: ["Navettes #", "Taxi #"], tails: places },
  ],
};

export const streets = list(
  "rue du Port, Grande Rue, place de l’Église, chemin des Vignes, route du Lac, quai des Tanneurs, rue de la République, impasse du Four, chemin du Moulin, avenue de la Gare, rue des Remparts, place du Marché, montée du Château, route des Cols, rue Haute, allée des Platanes, chemin de la Source, rue de l’Ancienne Forge, sentier des Chèvres, lieu-dit La Croix",
);

export const signatures = [
  "Sylvie et Marc",
  "Toute l’équipe",
  "La direction",
  "Claire, responsable de l’accueil",
  "Nathalie",
  "Famille Perrin",
  "Julien",
  "Éric et Valérie",
  "L’équipe",
  "Laurent D., directeur",
  "Anne-Sophie",
  "Philippe",
  "Mélanie et toute l’équipe",
  "Bruno",
  "Hélène",
  "La famille Gaillard",
] as const;

export const coastalWords: readonly (readonly [RegExp, string])[] = [
  [/du Lac$/, "de la Plage"],
  [/Belle Rive/, "Belle Dune"],
  [/des Alpages$/, "des Embruns"],
  [/Les Mélèzes/, "Les Pins"],
  [/Le Chamois/, "Le Goéland"],
  [/des Trois Cols/, "des Trois Passes"],
  [/L’Alpage/, "La Dune"],
  [/Le Balcon du Lac/, "Le Balcon de l’Océan"],
  [/d’Aurelle$/, "des Dunes"],
  [/de l’Aure$/, "de l’Océan"],
  [/Bord d’Aure/, "Bord de Dune"],
  [/de Lanty$|de Monteil$|de Sauvigny$|de Brézolles$|des Combes$/, "de Port-Salins"],
  [/des Cimes/, "des Vagues"],
  [/Le Grand Tétras/, "Le Grand Pavois"],
  [/Les Gentianes/, "Les Oyats"],
  [/L’Edelweiss/, "L’Immortelle"],
  [/La Petite Combe/, "La Petite Dune"],
];
