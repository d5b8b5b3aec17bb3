import { describe, expect, it } from "vitest";

import { smoothedQuartiles } from "./smoothed-quartiles.ts";

describe("smoothed quartiles", () => {
  it("are means of three sorted values at least, whatever their order", () => {
    expect(smoothedQuartiles([10, 7, 6, 9, 8])).toEqual({ low: 7, value: 8, high: 9 });
    expect(smoothedQuartiles([0, 10, 20, 30, 40, 50])).toEqual({ low: 15, value: 25, high: 35 });
  });

  it("show no extreme value by itself", () => {
    const calm = smoothedQuartiles([60, 61, 62, 63, 64, 65, 66, 67, 68]);
    expect(smoothedQuartiles([0, 61, 62, 63, 64, 65, 66, 67, 100])).toEqual(calm);
  });

  it("are none of fewer than five values", () => expect(smoothedQuartiles([1, 2, 3, 4])).toBeNull());
});
