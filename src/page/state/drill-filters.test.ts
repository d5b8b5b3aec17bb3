import { expect, it } from "vitest";

import { drillFilters } from "./drill-filters.ts";

const lodging = { ignored: [], query: { measure: "rating", where: { category: ["hotel", "camping"] } } };

it("adds the part's filters to those of the tile and of the page", () => {
  expect(drillFilters({ commune: ["99001"] }, lodging, { filters: { establishment: ["e1"] }, label: "" })).toEqual({
    commune: ["99001"],
    category: ["hotel", "camping"],
    establishment: ["e1"],
  });
});

it("shows of the tile's own restriction what the page's filter leaves of it", () => {
  expect(drillFilters({ category: ["hotel", "restaurant"] }, lodging, { filters: {}, label: "" })).toEqual({ category: ["hotel"] });
});

it("leaves out the page's filters that the tile does not have", () => {
  expect(drillFilters({ provider: ["google"] }, { ...lodging, ignored: ["provider"] }, { filters: {}, label: "" })).toEqual({
    category: ["hotel", "camping"],
  });
});
