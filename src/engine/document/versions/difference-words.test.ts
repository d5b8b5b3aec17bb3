import { beforeAll, expect, it } from "vitest";

import { shippedConfig } from "../../../../tests/engine/shipped-config.ts";
import type { Catalog } from "../../catalog/catalog.ts";
import type { Dashboard, View } from "../../../generated/types.ts";
import { edit } from "../edit.ts";
import { differenceSentence } from "./difference-words.ts";
import { differences } from "./differences.ts";

let catalog: Catalog;
let views: readonly View[];
beforeAll(async () => {
  const config = await shippedConfig();
  ({ catalog, views } = config);
});

const before: Dashboard = {
  version: 1,
  title: "Bilan",
  period: { preset: "last-12-months" },
  widgets: { rating: { type: "rating" }, ranking: { type: "commune-ranking", options: { limit: 5 } } },
  layout: {
    tabs: [
      {
        id: "t",
        title: "Synthèse",
        sections: [
          {
            id: "s",
            title: "Clés",
            grid: [
              { widget: "rating", x: 0, y: 0, w: 3, h: 2 },
              { widget: "ranking", x: 3, y: 0, w: 6, h: 4 },
            ],
          },
        ],
      },
    ],
  },
};

const lines = (after: Dashboard): string[] =>
  differences(before, after).map((one) =>
    differenceSentence(one, before, after, {
      catalog,
      dimension: (name) => ({ provider: "Plateforme" })[name] ?? name,
      options: (view) => views.find((known) => known.view === view)?.options,
    }).replaceAll(/[\u00a0\u202f]/g, " "),
  );

it("says in words what was changed, by the names that readers know", () => {
  const changed = edit(before, { type: "set-widget", id: "ranking", options: { limit: 8 }, query: { measure: "nps-estimated" } }).document;
  const after: Dashboard = {
    ...edit(changed, { type: "resize-widget", id: "rating", w: 4, h: 2 }).document,
    title: "Bilan de saison",
    period: { preset: "summer" },
    filters: { provider: ["google"] },
  };
  expect(lines(after)).toEqual([
    "Le titre : passe de « Bilan » à « Bilan de saison ».",
    "La période : passe de « 12 derniers mois » à « été ».",
    'Filtre « Plateforme » : devient « ["google"] ».',
    "Widget « Classement des communes » : l’option « Nombre de lignes » passe de 5 à 8.",
    "Widget « Classement des communes » : l’indicateur devient « NPS estimé ».",
    "Widget « Note moyenne » : redimensionné de 3 × 2 à 4 × 2.",
  ]);
});

it("says nothing of two documents that are drawn the same", () => {
  const { widgets, ...others } = before;
  expect(lines({ widgets: Object.fromEntries(Object.entries(widgets).toReversed()), ...others } as Dashboard)).toEqual([]);
});

it("names tiles, tabs and sections that came, went or changed places", () => {
  const [tab] = before.layout.tabs;
  if (!tab) throw new Error("no tab");
  const removed = edit(before, { type: "remove-widget", id: "rating" }).document;
  expect(lines(removed)).toEqual(["Widget « Note moyenne » retiré."]);
  const more: Dashboard = {
    ...before,
    layout: { tabs: [...before.layout.tabs, { id: "u", title: "Détail", sections: [{ id: "v", title: "Suite", grid: [] }] }] },
  };
  expect(lines(more)).toEqual(["Onglet « Détail » ajouté.", "Section « Suite » ajoutée."]);
});
