import { describe, expect, it } from "vitest";

import type { GeoPlace, GeoResult } from "../../../src/generated/types.ts";
import { chartThemes } from "../../../src/ui/chart/chart-theme.ts";
import { chartOf, type MapInput } from "./chart.ts";
import { classColors, classOf, stepsOf } from "./steps.ts";
import { placedIn, territoryOf } from "./territory.ts";

const ring = [
  [2, 47],
  [2.1, 47],
  [2.1, 47.1],
  [2, 47],
];
const place = (key: string, value: number | null, n: number, more: Partial<GeoPlace> = {}): GeoPlace => ({
  key,
  label: key,
  lat: 47.05,
  lng: 2.05,
  rings: [ring],
  value,
  n,
  ...more,
});
const result = (places: GeoPlace[]): GeoResult => ({
  kind: "geo",
  level: "communes",
  measure: "rating",
  label: "Note",
  unit: "rating",
  places,
  complete: true,
  watermark: 1,
});
const drawn = (places: GeoPlace[], audience: "private" | "public" = "private") => {
  const input: MapInput = {
    options: {},
    result: result(places),
    context: { samples: { insufficient: 10, small: 30, map: 30 }, audience, tonalities: [] },
  };
  const option = chartOf(input, territoryOf(input.result), chartThemes.light, { width: 300, height: 200 }) as unknown as {
    series: { data: { itemStyle: { areaColor: string; decal?: object } }[] }[];
  };
  return option.series[0]?.data.map(({ itemStyle }) => ({ color: itemStyle.areaColor, hatched: itemStyle.decal !== undefined })) ?? [];
};

describe("a map of communes", () => {
  it("hatches those under thirty reviews and those without a figure", () => {
    expect(drawn([place("a", 94, 30), place("b", 94, 29), place("c", null, 0)]).map(({ hatched }) => hatched)).toEqual([false, true, true]);
  });
  it("never colours a hatched one by its figure", () =>
    expect(drawn([place("a", 20, 12)])[0]?.color).toBe(chartThemes.light.semantic["surface-2"]));
  it("runs from earth to petrol", () => {
    const [low, high] = drawn([place("a", 60, 90), place("b", 95, 90)]);
    expect([low?.color, high?.color]).toEqual([chartThemes.light.tonalities[1], chartThemes.light.tonalities[4]]);
  });
});

describe("the classes of a map", () => {
  it("begin at their threshold", () =>
    expect([68.9, 69, 92].map((value) => classOf(value, stepsOf(undefined, "rating", [])))).toEqual([0, 1, 5]));
  it("are equal shares where a unit has no usual ones, in rising order", () =>
    expect(stepsOf(undefined, "count", [1, 10, 20, 30, 40, 50])).toEqual([10, 20, 30, 40]));
  it("put chosen thresholds in order", () => expect(stepsOf([50, 10, 50], "count", [])).toEqual([10, 50]));
  it("have a colour each", () => expect(new Set(classColors(chartThemes.dark, 4, true)).size).toBe(4));
});

describe("a territory", () => {
  it("has the same name for the same contours, whatever the figures", () => {
    expect(territoryOf(result([place("a", 1, 1)])).name).toBe(territoryOf(result([place("a", 99, 9)])).name);
    expect(territoryOf(result([place("a", 1, 1)])).name).not.toBe(territoryOf(result([place("b", 1, 1)])).name);
  });
  it("is not stretched by its frame", () => {
    const { width, height } = placedIn({ west: 2, east: 3, south: 46.5, north: 47.5 }, { width: 900, height: 200 });
    expect(width / height).toBeCloseTo(Math.cos((47 * Math.PI) / 180), 5);
    expect(height).toBe(200);
  });
});
