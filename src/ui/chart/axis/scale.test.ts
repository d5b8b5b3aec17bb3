import { describe, expect, it } from "vitest";
import { alignedTo, scaleOf, unitRoom } from "./scale.ts";

describe("a value axis", () => {
  it("beside another has as many steps, upwards first and within the unit's own ends", () => {
    const other = { min: 0, max: 40, interval: 10 };
    expect(alignedTo(other, { min: 80, max: 84, interval: 2 })).toEqual({ min: 80, max: 88, interval: 2 });
    expect(alignedTo(other, { min: 94, max: 100, interval: 2 }, unitRoom("percent"))).toEqual({ min: 92, max: 100, interval: 2 });
    expect(alignedTo({ min: 0, max: 10, interval: 10 }, { min: 0, max: 4, interval: 1 })).toEqual({ min: 0, max: 4, interval: 1 });
  });
  it("rounds its ends to its step", () => expect(scaleOf([83.1, 87.1])).toEqual({ min: 83, max: 88, interval: 1 }));
  it("starts at zero for bars, on either side", () => {
    expect(scaleOf([40, 82], { zero: true })).toEqual({ min: 0, max: 100, interval: 25 });
    expect(scaleOf([-46, 82], { zero: true })).toMatchObject({ min: -80, max: 120, interval: 40 });
  });
  it("stays within the unit's own ends", () => expect(scaleOf([97, 99.6], { high: 100 }).max).toBe(100));
  it.each([
    ["rating", 0, 100],
    ["percent", 0, 100],
    ["rating-gap", -100, 100],
    ["nps", -100, 100],
    ["balance", -100, 100],
    ["count", -500, 500],
    ["hours", -500, 500],
  ] as const)("has the ends of its unit: %s", (unit, min, max) => {
    expect(scaleOf([-500, 500], unitRoom(unit))).toMatchObject({ min, max });
    expect(scaleOf([1, 2], unitRoom(unit)).interval).toBe(1);
  });
  it("gives room to a single value", () => {
    const { min, max } = scaleOf([84]);
    expect(min).toBeLessThan(84);
    expect(max).toBeGreaterThan(84);
  });
  it("survives the absence of values", () => expect(scaleOf([null, undefined])).toEqual({ min: 0, max: 1, interval: 0.25 }));
  it("never steps finer than its labels", () => expect(scaleOf([1, 2], { zero: true, minStep: 1 }).interval).toBe(1));
  it("steps by whole units where there are units", () => expect(scaleOf([80, 89], { minStep: 1 }).interval).toBe(4));
});
