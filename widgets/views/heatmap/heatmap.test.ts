import { describe, expect, it } from "vitest";

import type { MatrixResult } from "../../../src/generated/types.ts";
import { chartThemes } from "../../../src/ui/chart/canvas/chart-theme.ts";
import { rangeOf } from "./boxes.ts";
import { chartOf, heatCells } from "./chart.ts";
import type { HeatmapInput } from "./input.ts";
import { sentence } from "./sentence.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";

const result: MatrixResult = {
  kind: "matrix",
  dimensions: ["category", "profile"],
  measure: "rating",
  label: "Note",
  unit: "rating",
  complete: true,
  watermark: 1,
  rows: [{ key: "hotel", label: "Hôtel" }],
  columns: [
    { key: "solo", label: "Solo" },
    { key: "amis", label: "Amis" },
    { key: "duo", label: "Duo" },
  ],
  cells: [
    [
      { value: 60, n: 90 },
      { value: 90, n: 90 },
      { value: 99, n: 4 },
    ],
  ],
};
const colors = (audience: "private" | "public"): string[] => {
  const input: HeatmapInput = {
    options: {},
    result,
    context: { samples: { insufficient: 10, small: 30, map: 30 }, audience, tonalities: [] },
  };
  return boxes(input).map(({ color }) => color);
};
const boxes = (input: HeatmapInput): { color: string; decal?: object }[] => {
  const { series } = chartOf(input, heatCells(input), chartThemes.light, { width: 600 }) as unknown as {
    series: { data: { itemStyle: { color: string; decal?: object } }[] }[];
  };
  return series[0]?.data.map(({ itemStyle }) => itemStyle) ?? [];
};
const balances: HeatmapInput = {
  options: { color: "tonality" },
  result: {
    ...result,
    unit: "balance",
    cells: [
      [
        { value: -50, n: 90 },
        { value: 80, n: 90 },
        { value: 100, n: 29 },
      ],
    ],
  },
  context: { samples: { insufficient: 10, small: 30, map: 30 }, audience: "private", tonalities: [] },
};

describe("a heat map", () => {
  it("gives the highest figure the accent and leaves the lowest hardly tinted", () => {
    expect(colors("public").slice(0, 2)).toEqual([chartThemes.light.semantic["surface-2"], chartThemes.light.semantic.accent]);
  });
  it("shows nothing by colour of a figure that a public page hides", () => {
    expect(colors("public")[2]).toBe(chartThemes.light.semantic["surface-2"]);
  });
  it("hatches what rests on few observations, and gives it no colour of its own", () => {
    const [low, high, few] = boxes(balances);
    expect([low, high].map((box) => box?.decal)).toEqual([undefined, undefined]);
    expect(few).toMatchObject({ color: chartThemes.light.semantic["surface-2"], decal: {} });
  });
  it("colours a balance as the tonality that it reads as", () => {
    expect(boxes(balances)[0]?.color).toBe(chartThemes.light.tonalities[0]);
    expect(boxes(balances)[1]?.color).toBe(chartThemes.light.tonalities[4]);
  });
  it("does not stretch its scale to what few observations say", () => {
    expect(rangeOf(balances, heatCells(balances))).toEqual({ low: -50, high: 80 });
  });

  it("writes no figure wider than its box, and none where one of them is", () => {
    const cells = result.cells.map((row) => row.map((cell, column) => ({ ...cell, value: column ? 100 : 0 })));
    const input: HeatmapInput = { ...balances, options: { values: true }, result: { ...result, unit: "balance", cells } };
    const shown = (width: number): boolean[] => {
      const { series } = chartOf(input, heatCells(input), chartThemes.light, { width }) as unknown as {
        series: { data: { label: { show: boolean } }[] }[];
      };
      return series[0]?.data.map(({ label }) => label.show) ?? [];
    };
    expect(shown(600)).toContain(true);
    for (let width = 600; width > 100; width -= 1) expect(new Set(shown(width)).size).toBe(1);
    expect(shown(110)).not.toContain(true);
  });

  it("puts a dash in place of what a public page may not show, and says what it is", () => {
    const context = { samples: { insufficient: 10, small: 30, map: 30 }, audience: "public" as const, tonalities: [] };
    const input: HeatmapInput = { options: {}, result, context };
    const labels = (given: HeatmapInput): string[] => {
      const { series } = chartOf(given, heatCells(given), chartThemes.light, { width: 600 }) as unknown as {
        series: { data: { label: { show: boolean; formatter: () => string } }[] }[];
      };
      return series[0]?.data.map(({ label }) => (label.show ? label.formatter() : "")) ?? [];
    };
    expect(labels(input)).toEqual(["", "", "-"]);
    const props = { ...input, context: { ...context, title: "Notes" } } as unknown as Parameters<typeof sentence>[0];
    expect(sentence(props, viewText())).toMatch(/, 1 croisement masqué, échantillon insuffisant$/);
    // Where there is no review at all nothing is hidden.
    const empty = {
      ...result,
      cells: [
        [
          { value: 60, n: 90 },
          { value: 90, n: 90 },
          { value: null, n: 0 },
        ],
      ],
    };
    expect(labels({ ...input, result: empty })).toEqual(["", "", ""]);
    expect(sentence({ ...props, result: empty }, viewText())).not.toContain("masqué");
  });
});
