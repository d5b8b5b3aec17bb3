import { describe, expect, it } from "vitest";
import { endsOf, shareOf } from "./gauge-scale.ts";

describe("a gauge's scale", () => {
  it("is the unit's own", () => {
    expect(endsOf("percent", 71, {})).toEqual({ from: 0, to: 100 });
    expect(endsOf("nps", -18, {})).toEqual({ from: -100, to: 100 });
  });
  it("reaches beyond value and target of a count", () => expect(endsOf("count", 120, { target: 180 })).toEqual({ from: 0, to: 200 }));
  it("takes chosen ends, unless they are turned over", () => {
    expect(endsOf("percent", 71, { min: 50 })).toEqual({ from: 50, to: 100 });
    expect(endsOf("percent", 71, { min: 90, max: 10 })).toEqual({ from: 0, to: 100 });
  });
  it("keeps a value beyond its ends inside", () => expect(shareOf(140, { from: 0, to: 100 })).toBe(1));
});
