/** Name and population of a fictional commune; the first of each child destination is its main town. */
export type CommuneFact = readonly [name: string, population: number];

export interface ChildFact {
  id: string;
  name: string;
  communes: readonly CommuneFact[];
}

export const aurelleChildren: readonly ChildFact[] = [
  {
    id: "rives-du-lac",
    name: "Rives du Lac",
    communes: [
      ["Aurelle", 14_260],
      ["Port-Aurelle", 3_940],
      ["Lanty", 1_870],
      ["Chavannes-le-Lac", 2_310],
      ["Saint-Aubin-des-Grèves", 1_240],
      ["Thuzy", 860],
      ["Bellombre", 640],
      ["Crozelle", 1_520],
      ["La Grève-Dessus", 410],
      ["Les Ormeaux", 980],
      ["Sérignane", 570],
      ["Montclar-sur-Aure", 1_130],
      ["Vieille-Rive", 320],
    ],
  },
  {
    id: "hautes-combes",
    name: "Hautes Combes",
    communes: [
      ["Sauvigny", 2_680],
      ["Les Arolles", 1_420],
      ["La Frassette", 530],
      ["Praz-Dessus", 390],
      ["Combe-Noire", 240],
      ["Nantbruyant", 710],
      ["Val-d’Essert", 1_060],
      ["Saint-Oyen-le-Haut", 330],
      ["Rochelune", 180],
      ["Les Éparcets", 270],
      ["Pralong-la-Neige", 460],
      ["Mirande-les-Alpages", 150],
    ],
  },
  {
    id: "vallee-de-l-aure",
    name: "Vallée de l’Aure",
    communes: [
      ["Monteil", 4_120],
      ["Pont-d’Aure", 2_750],
      ["Brézolles-le-Château", 1_680],
      ["Fontvive", 890],
      ["Ternay-le-Vieux", 610],
      ["Saint-Léger-des-Vignes-Hautes", 1_190],
      ["Sainte-Colombe-du-Val", 450],
      ["La Bastide-Lente", 720],
      ["Écharnay", 380],
      ["Longefont", 290],
      ["Vaucelle", 1_010],
      ["Marsac-l’Aure", 540],
      ["Coulanges-la-Tour", 830],
    ],
  },
];

export const dunesChildren: readonly ChildFact[] = [
  {
    id: "grand-large",
    name: "Grand Large",
    communes: [
      ["Port-Salins", 5_430],
      ["Lège-les-Dunes", 2_960],
      ["Le Phare-Saint-Clément", 1_340],
    ],
  },
  {
    id: "pinede",
    name: "Pinède",
    communes: [
      ["Biscarelle", 3_210],
      ["Saint-Paul-des-Pins", 1_750],
      ["Vielle-Résine", 620],
    ],
  },
];
