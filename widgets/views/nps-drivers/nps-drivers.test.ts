import { describe, expect, it } from "vitest";

import type { ViewContext } from "../../../src/engine/view-props.ts";
import type { TableResult } from "../../../src/generated/types.ts";
import { axisOf, driversOf } from "./drivers.ts";

const context = { samples: { insufficient: 10, small: 30, map: 30 }, audience: "private" } as unknown as ViewContext;
type Given = [gap: number, low: number, high: number, n?: number];
const result = (rows: Given[]): TableResult => ({
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
});
const sides = (rows: Given[], options: { count?: number; undecided?: boolean } = {}) => {
  const { recommends, holdsBack, undecided } = driversOf({ options, result: result(rows), context });
  return [recommends, holdsBack, undecided].map((list) => list.map(({ gap }) => gap));
};

describe("the drivers of the score", () => {
  it("stand on the side of those who speak of them more, widest gap first", () =>
    expect(
      sides([
        [4, 1, 7],
        [-9, -12, -6],
        [21, 17, 25],
        [-3, -5, -1],
      ]),
    ).toEqual([[21, 4], [-9, -3], []]));
  it("are undecided where chance may explain the gap, or few reviews stand behind it", () => {
    expect(
      sides([
        [3, -1, 7],
        [40, 10, 70, 12],
      ]),
    ).toEqual([[], [], [40, 3]]);
    expect(sides([[3, -1, 7]], { undecided: false })).toEqual([[], [], []]);
  });
  it("keep to the number asked for on each side", () =>
    expect(
      sides(
        [
          [4, 1, 7],
          [21, 17, 25],
        ],
        { count: 1 },
      )[0],
    ).toEqual([21]));
  it("share one axis from zero that holds every share", () => {
    const axis = axisOf(
      driversOf({
        options: {},
        result: result([
          [30, 20, 40],
          [-15, -20, -10],
        ]),
        context,
      }),
    );
    expect(axis.max).toBeGreaterThanOrEqual(50);
    expect([axis.at(0), axis.at(axis.max)]).toEqual([0, 100]);
  });
});
