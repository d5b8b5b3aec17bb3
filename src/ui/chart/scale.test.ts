import { describe, expect, it } from "vitest";
import { scaleOf } from "./scale.ts";

describe("a value axis", () => {
  it("rounds its ends to its step", () => expect(scaleOf([83.1, 87.1])).toEqual({ min: 83, max: 88, interval: 1 }));
  it("starts at zero for bars, on either side", () => {
    expect(scaleOf([40, 82], { zero: true })).toEqual({ min: 0, max: 100, interval: 25 });
    expect(scaleOf([-46, 82], { zero: true })).toMatchObject({ min: -80, max: 120, interval: 40 });
  });
  it("stays within the unit's own ends", () => expect(scaleOf([97, 99.6], { high: 100 }).max).toBe(100));
  it("gives room to a single value", () => {
    const { min, max } = scaleOf([84]);
    expect(min).toBeLessThan(84);
    expect(max).toBeGreaterThan(84);
  });
  it("survives the absence of values", () => expect(scaleOf([null, undefined])).toEqual({ min: 0, max: 1, interval: 0.25 }));
  it("never steps finer than its labels", () => expect(scaleOf([1, 2], { zero: true, minStep: 1 }).interval).toBe(1));
  it("steps by whole units where there are units", () => expect(scaleOf([80, 89], { minStep: 1 }).interval).toBe(4));
});
