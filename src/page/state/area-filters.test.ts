import { expect, it } from "vitest";

import { areaFilters, enterArea, keepAreaFilters } from "./area-filters.ts";

it("keeps an area's filters inside it and drops them outside", () => {
  enterArea("destination");
  keepAreaFilters("destination", { category: ["hotel"] });
  enterArea("destination");
  expect(areaFilters("destination")).toEqual({ category: ["hotel"] });
  enterArea("observation");
  expect(areaFilters("observation")).toEqual({});
  enterArea("destination");
  expect(areaFilters("destination")).toEqual({});
});

it("keeps none for pages without an area, nor from a page that has been left", () => {
  enterArea(undefined);
  keepAreaFilters(undefined, { category: ["hotel"] });
  expect(areaFilters(undefined)).toEqual({});
  enterArea("destination");
  keepAreaFilters("observation", { category: ["hotel"] });
  expect(areaFilters("observation")).toEqual({});
});
