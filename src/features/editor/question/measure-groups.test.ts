import { expect, it } from "vitest";

import type { KnownMeasure, PlanCatalog } from "../../../engine/catalog/catalog.ts";
import type { WidgetType } from "../../../generated/types.ts";
import { measureGroups } from "./measure-groups.ts";

const measure = (label: string, source: KnownMeasure["source"]): KnownMeasure => ({ label, source }) as KnownMeasure;
const typeOf = (name: string): WidgetType => ({ query: { measure: name } }) as WidgetType;
const catalog: Pick<PlanCatalog, "metrics" | "types"> = {
  metrics: {
    measures: {
      reviews: measure("Nombre d’avis", "reviews"),
      delay: measure("Délai", "reviews"),
      rating: measure("Note moyenne", "reviews"),
      balance: measure("Solde", "themes"),
    },
    dimensions: {},
  },
  types: { a: typeOf("rating"), b: typeOf("rating"), c: typeOf("reviews") },
};

it("offers first what most types show, then the others by source, each once", () => {
  expect(measureGroups(catalog).map(({ name, measures }) => [name, ...measures.map(([of]) => of)])).toEqual([
    ["common", "rating", "reviews"],
    ["reviews", "delay"],
    ["themes", "balance"],
  ]);
});
