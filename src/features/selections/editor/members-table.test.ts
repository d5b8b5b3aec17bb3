import { expect, it } from "vitest";

import type { SelectionCandidate, SelectionCompared } from "../../../generated/types.ts";
import { comparisonTable } from "../comparison/export-comparison.ts";
import { membersTable } from "./members-table.ts";

const t = ((key: string) => key) as never;

it("rounds figures in files as the screen does, and names categories in words", () => {
  const one: SelectionCandidate = {
    id: "a",
    name: "Hôtel du Lac",
    city: null,
    category: "hotel",
    commune: null,
    child: null,
    stars: 3,
    labels: [],
    capacity: null,
    lat: null,
    lng: null,
    providers: [],
    reviews: 12,
    rating: 84.5,
    nps: -0.4,
    response_rate: 66.66,
  };
  const [row] = membersTable([one], (category) => ({ hotel: "Hôtels" })[category] ?? category, t).rows;
  expect(row?.map(({ value }) => value)).toEqual(["Hôtel du Lac", "Hôtels", "", 12, 8.5, expect.closeTo(-0.4), 66.7, "a"]);
  expect(row?.[4]?.text).toBe("8,5");
});

it("gives the intervals of a comparison two decimals, and leaves empty what is not known", () => {
  const sample = { sample: 0, population: 0, margin: null, needed: 0 };
  const side: SelectionCompared = {
    id: "a",
    title: "Lac",
    total: 4,
    themes: [],
    figures: {
      reviews: 20,
      rated: 18,
      rating: 84.5,
      interval: [81.26, 87.74],
      nps: null,
      nps_interval: null,
      response_rate: null,
      by_establishments: sample,
      by_reviews: sample,
    },
  };
  expect(comparisonTable({ compared: [side] }, t).rows.map(([, cell]) => cell?.value)).toEqual([4, 20, 8.5, 8.13, 8.77, null, null]);
});
