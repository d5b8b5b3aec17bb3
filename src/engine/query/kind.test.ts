import { describe, expect, it } from "vitest";

import { mainMeasures, measuresOf, overlaid } from "./kind.ts";

describe("the measures of a query", () => {
  it("are one, or the two of a curve, before the further ones", () => {
    expect(mainMeasures({ measure: "rating", also: ["reviews"] })).toEqual(["rating"]);
    expect(mainMeasures({ measures: ["rating", "reviews"] })).toEqual(["rating", "reviews"]);
    expect(mainMeasures({ reviews: true })).toEqual([]);
    expect(measuresOf({ measures: ["rating", "reviews"] })).toEqual(["rating", "reviews"]);
  });
});

describe("a query over another", () => {
  it("keeps what it does not name", () => {
    expect(overlaid({ measure: "rating", by: ["month"] }, undefined, { by: ["week"] })).toEqual({ measure: "rating", by: ["week"] });
  });

  it("puts one measure in the place of two, and two in the place of one", () => {
    const two = { measures: ["rating", "reviews"], by: ["month"] };
    expect(overlaid(two, { measure: "reviews" })).toEqual({ measure: "reviews", by: ["month"] });
    expect(overlaid({ measure: "reviews", by: ["month"] }, { measures: ["rating", "reviews"] })).toEqual(two);
    expect(overlaid(two, { by: ["week"] })).toEqual({ ...two, by: ["week"] });
  });

  it("keeps both where the query above names both", () => {
    expect(overlaid({ by: ["month"] }, { measure: "a", measures: ["a", "b"] })).toEqual({
      by: ["month"],
      measure: "a",
      measures: ["a", "b"],
    });
  });
});
