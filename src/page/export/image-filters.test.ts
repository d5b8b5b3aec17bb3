import { expect, it } from "vitest";

import { filtersBehind } from "./image-filters.ts";

it("says of an image the filters of the page that its figures know, narrowed by those of the tile", () => {
  const page = { category: ["hotel", "camping"], commune: ["aurelle"], language: ["de"] };
  expect(filtersBehind(page, { own: { category: { not: ["camping"] }, profile: ["famille"] }, ignored: ["language"] })).toEqual({
    category: ["hotel"],
    commune: ["aurelle"],
    profile: ["famille"],
  });
  expect(filtersBehind({}, { own: {}, ignored: [] })).toEqual({});
});
