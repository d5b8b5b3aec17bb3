import type { Dashboard } from "../src/generated/types.ts";

/** A line, bars, a figure, a table, a gauge, a ring: the kinds of the rendering measure, as shipped widget types. */
const types = ["rating-evolution", "reviews-by-provider", "rating", "providers-table", "positive-share-target", "reviews-by-language"];

/** A dashboard of n widgets, four to a row. */
export function dashboard(n: number): Dashboard {
  const ids = Array.from({ length: n }, (_, index) => `w${index}`);
  return {
    version: 1,
    title: "Mesure",
    widgets: Object.fromEntries(ids.map((id, index) => [id, { type: types[index % types.length] ?? "rating" }])),
    layout: {
      tabs: [
        {
          id: "t",
          sections: [
            { id: "s", grid: ids.map((widget, index) => ({ widget, x: (index % 4) * 3, y: Math.floor(index / 4) * 5, w: 3, h: 5 })) },
          ],
        },
      ],
    },
  };
}
