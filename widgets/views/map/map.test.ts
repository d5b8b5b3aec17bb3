import { describe, expect, it } from "vitest";

import { exampleSurroundings } from "../../../src/app/example-surroundings.ts";
import type { GeoPlace, GeoResult } from "../../../src/generated/types.ts";
import { chartThemes } from "../../../src/ui/chart/canvas/chart-theme.ts";
import { chartOf, type MapInput } from "./chart.ts";
import { classColors, classOf, stepsOf, tonalOf, tonalSteps } from "./steps.ts";
import { territoryOf } from "./territory.ts";
import { placedIn } from "../../../src/ui/map/projection.ts";

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
    context: { samples: { insufficient: 10, small: 30, map: 30 }, audience, tonalities: exampleSurroundings.tonalities },
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
  it("has the colours of the tonalities, as chips and lists have them: a rating as it is shown, never two tonalities in one class", () => {
    const { tonalities } = chartThemes.light;
    const colors = drawn([40, 60, 69.6, 89.4, 89.6, 95].map((value, index) => place(String(index), value, 90))).map(({ color }) => color);
    expect([colors[0], colors[1], colors[3], colors[4], colors[5]]).toEqual([
      tonalities[1],
      tonalities[2],
      tonalities[3],
      tonalities[4],
      tonalities[4],
    ]);
    // 6,96 reads 7,0: positive, in its palest class.
    expect(new Set(colors.slice(1, 4)).size).toBe(3);
  });
});

describe("a map without outlines", () => {
  const input = (places: GeoPlace[]): MapInput => ({
    options: {},
    result: result(places),
    context: { samples: { insufficient: 10, small: 30, map: 30 }, audience: "private", tonalities: [] },
  });
  const bare = (key: string, lng: number, n = 90): GeoPlace => {
    const { rings: _rings, ...rest } = place(key, 80, n, { lng });
    return rest;
  };
  const optionOf = (places: GeoPlace[]) => {
    const territory = territoryOf(input(places).result);
    return {
      territory,
      option: chartOf(input(places), territory, chartThemes.light, { width: 300, height: 200 }) as unknown as {
        geo?: { itemStyle: { opacity?: number } };
        series: { type: string; data: { value: unknown; itemStyle: { color?: string } }[] }[];
      },
    };
  };

  it("draws the communes as points in the colours of its classes, on no land, with room around them", () => {
    const { territory, option } = optionOf([bare("a", 2), bare("b", 3)]);
    expect(option.series.map(({ type, data }) => [type, data.map(({ value }) => value)])).toEqual([
      ["scatter", [[2, 47.05, 80], [3, 47.05, 80]]], // prettier-ignore
    ]);
    expect(option.geo?.itemStyle.opacity).toBe(0);
    expect(option.series[0]?.data[0]?.itemStyle.color).toBe(
      classColors(chartThemes.light, 6, true)[classOf(80, stepsOf(undefined, "rating", []))],
    );
    expect(territory.box).toMatchObject({ west: 1.92, east: 3.08, south: 47.04 });
  });

  it("of some communes draws those as points over the others", () => {
    const { option } = optionOf([place("a", 80, 90), bare("b", 2.2)]);
    expect(option.series.map(({ type }) => type)).toEqual(["map", "scatter"]);
    expect(option.series[1]?.data.map(({ value }) => value)).toEqual([[2.2, 47.05, 80]]);
  });
});

describe("the classes of a map", () => {
  it("begin at their threshold", () =>
    expect([49.9, 50, 92].map((value) => classOf(value, stepsOf(undefined, "rating", [])))).toEqual([0, 1, 5]));
  it("are parted where a tonality begins among them, however they are chosen", () => {
    const tonal = tonalOf("rating", exampleSurroundings.tonalities);
    expect(tonal && tonalSteps([45, 69, 92], tonal)).toEqual([45, 50, 69, 70, 90, 92]);
    expect(tonalOf("nps", exampleSurroundings.tonalities)).toBeNull();
  });
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
