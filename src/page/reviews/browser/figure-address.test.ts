import { expect, it } from "vitest";

import { readBrowserState } from "./browser-state.ts";
import { figureSearch } from "./figure-address.ts";
import { destinationFacets } from "./reviews-scope.ts";

const july = { from: "2026-07-01", to: "2026-08-01" };
const read = (search: string | null) => readBrowserState(new URLSearchParams(search ?? "?"), { facets: destinationFacets });

it("asks the list for the reviews behind a figure, in the same days", () => {
  const search = figureSearch(
    { counts: "reviews", label: "", filters: { commune: ["37261"], language: { not: ["fr"] } }, rated: true },
    july,
  );
  expect(read(search)).toMatchObject({
    period: { preset: "custom", from: "2026-07-01", to: "2026-07-31" },
    filters: { commune: ["37261"], language: { not: ["fr"] } },
    rated: true,
  });
});

it("asks for the side on which a theme was counted", () => {
  const figure = { counts: "passages", label: "", filters: { theme: ["prix"], category: ["hotel"] } } as const;
  expect(read(figureSearch({ ...figure, filters: { theme: ["prix"], category: ["hotel"] }, polarity: -1 }, july)).filters).toEqual({
    blamed: ["prix"],
    category: ["hotel"],
  });
  expect(read(figureSearch({ ...figure, filters: { theme: ["prix"], category: ["hotel"] } }, july)).filters).toEqual({
    theme: ["prix"],
    category: ["hotel"],
  });
});

it("has no address for the passages of promoters or detractors", () => {
  expect(figureSearch({ counts: "passages", label: "", filters: { theme: ["prix"] }, nps: [-1] }, july)).toBeNull();
});
