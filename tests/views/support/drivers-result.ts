import type { TableResult } from "../../../src/generated/types.ts";

/** A gap with its interval, and how many reviews it rests on. */
export type GivenDriver = [gap: number, low: number, high: number, n?: number];

/** What the drivers of the NPS are drawn from, a theme for each gap. */
export function driversResult(rows: readonly GivenDriver[]): TableResult {
  return {
    kind: "table",
    dimension: "theme",
    columns: [
      { measure: "nps-driver", label: "Écart", unit: "balance" },
      { measure: "promoters-mention", label: "Promoteurs", unit: "percent" },
      { measure: "detractors-mention", label: "Détracteurs", unit: "percent" },
    ],
    rows: rows.map(([gap, low, high, n = 400], index) => ({
      key: `k${index}`,
      label: `k${index}`,
      cells: [
        { value: gap, n, interval: [low, high] },
        { value: 20 + gap, n: 900 },
        { value: 20, n: 300 },
      ],
    })),
    total_rows: rows.length,
    complete: true,
    watermark: 1,
  };
}
