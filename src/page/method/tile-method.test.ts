import { expect, it } from "vitest";

import type { KnownMeasure } from "../../engine/catalog/catalog.ts";
import type { ScalarResult } from "../../generated/types.ts";
import { shownMeasures } from "./tile-method.ts";

const measures: Record<string, KnownMeasure> = {
  rating: { label: "Note", unit: "rating", kind: "mean", field: "rating", description: "Moyenne.", source: "reviews" },
  reviews: { label: "Avis", unit: "count", kind: "count", description: "Avis.", source: "reviews" },
  real: { label: "Réel", unit: "rating-gap", kind: "real", field: "rating", description: "Part réelle.", source: "reviews" },
};
const measuresShown = (...[tile, results = []]: [Parameters<typeof shownMeasures>[0], Parameters<typeof shownMeasures>[1]?]) =>
  shownMeasures(tile, results, (name) => measures[name]);

it("covers both questions of a tile, each measure once, unknown ones left out", () => {
  const beside = {
    view: "map",
    kind: "geo" as const,
    source: "reviews" as const,
    options: {},
    label: "Carte",
    query: { measure: "reviews" },
  };
  const names = measuresShown({ query: { measure: "rating", also: ["reviews", "gone"] }, beside }).map(({ measure }) => measure.label);
  expect(names).toEqual(["Note", "Avis"]);
});

it("begins with the parts of a change", () => {
  expect(measuresShown({ query: { measure: "rating", also: ["real"], by: ["category"] } }).map(({ measure }) => measure.label)).toEqual([
    "Réel",
    "Note",
  ]);
});

it("brings the figures that the tile shows alone", () => {
  const result = {
    kind: "scalar",
    measure: "rating",
    label: "Note",
    unit: "rating",
    value: 86,
    n: 40,
    interval: [84, 88],
    also: [{ measure: "reviews", label: "Avis", unit: "count", value: 44, n: 44 }],
    complete: true,
    watermark: 1,
  } satisfies ScalarResult;
  const query = { measure: "rating", also: ["reviews"] };
  expect(measuresShown({ query }, [result]).map(({ figure }) => figure?.value)).toEqual([86, 44]);
  expect(measuresShown({ query }, [undefined]).map(({ figure }) => figure)).toEqual([undefined, undefined]);
});
