import { describe, expect, it } from "vitest";

import type { MatrixResult } from "../../../src/generated/types.ts";
import { chartThemes } from "../../../src/ui/chart/chart-theme.ts";
import { chartOf, heatCells, type HeatmapInput } from "./chart.ts";

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
  const { series } = chartOf(input, heatCells({ result }), chartThemes.light, { width: 600 }) as unknown as {
    series: { data: { itemStyle: { color: string } }[] }[];
  };
  return series[0]?.data.map(({ itemStyle }) => itemStyle.color) ?? [];
};

describe("a heat map", () => {
  it("gives the highest figure the accent and leaves the lowest hardly tinted", () => {
    expect(colors("public").slice(0, 2)).toEqual([chartThemes.light.semantic["surface-2"], chartThemes.light.semantic.accent]);
  });
  it("tells nothing by colour of a figure that a public page hides", () => {
    expect(colors("public")[2]).toBe(chartThemes.light.semantic["surface-2"]);
    expect(colors("private")[2]).not.toBe(chartThemes.light.semantic["surface-2"]);
  });
});
