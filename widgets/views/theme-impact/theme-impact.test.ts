import { describe, expect, it } from "vitest";

import type { ViewContext } from "../../../src/engine/table/view-props.ts";
import type { Cell, TableResult } from "../../../src/generated/types.ts";
import { impactRows, planeOf } from "./scale.ts";
import { sentence } from "./sentence.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";

const context = { samples: { insufficient: 10, small: 30, map: 30 }, audience: "private" } as unknown as ViewContext;
const cell = (value: number | null, n = 200, interval?: [number, number]): Cell => ({ value, n, ...(interval ? { interval } : {}) });
const result = (rows: Cell[][]): TableResult => ({
  kind: "table",
  dimension: "theme",
  columns: [
    { measure: "theme-lost", label: "Perdus", unit: "rating-gap" },
    { measure: "theme-mentions", label: "Mentions", unit: "count" },
    { measure: "theme-won", label: "Gagnés", unit: "rating-gap" },
  ],
  rows: rows.map((cells, index) => ({ key: `k${index}`, label: `k${index}`, cells })),
  total_rows: rows.length,
  complete: true,
  watermark: 1,
});
const rowsOf = (rows: Cell[][], audience: ViewContext["audience"] = "private") =>
  impactRows({ result: result(rows), context: { ...context, audience } });

describe("the impact of themes", () => {
  it("draws columns of points alone, in the order of the query", () => {
    const rows = rowsOf([[cell(-1.4, 200, [-1.7, -1.1]), cell(400), cell(0.4, 90, [0.1, 0.7])]]);
    expect(rows[0]?.effects.map(({ measure, value, uncertain }) => [measure.measure, value, uncertain])).toEqual([
      ["theme-lost", -1.4, false],
      ["theme-won", 0.4, false],
    ]);
  });

  it("marks as uncertain few reviews, an interval that holds zero, and none at all", () => {
    const rows = rowsOf([[cell(-1, 20, [-1.7, -0.3])], [cell(-1, 200, [-2.1, 0.1])], [cell(-1, 200)]]);
    expect(rows.map(({ effects }) => effects[0]?.uncertain)).toEqual([true, true, true]);
  });

  it("leaves out what is not known and what a public page may not show", () => {
    expect(rowsOf([[cell(null, 0)]])).toEqual([]);
    expect(rowsOf([[cell(-1, 4)]], "public")).toEqual([]);
  });

  it("says why it names no theme: few reviews, chance, or nothing at all", () => {
    const said = (rows: Cell[][], audience: ViewContext["audience"] = "private") =>
      sentence({ options: {}, result: result(rows), context: { ...context, audience, title: "Impact" } } as never, viewText());
    expect(said([[cell(-1, 20, [-1.7, -0.3])]])).toBe("Impact\u00a0: trop peu d’avis pour un chiffre sûr");
    expect(said([[cell(-1, 200, [-2.1, 0.1])]])).toBe("Impact\u00a0: aucun écart significatif");
    expect(said([[cell(-1, 4)]], "public")).toBe("Impact\u00a0: échantillon insuffisant");
    expect(said([])).toBe("Impact\u00a0: aucune donnée");
  });

  it("has room on its plane for every interval, and zero in it", () => {
    const plane = planeOf(rowsOf([[cell(-1, 200, [-3, 1]), cell(1), cell(2, 200, [1, 4])]]));
    expect([plane.at(-3), plane.at(4)].every((at) => at >= 0 && at <= 100)).toBe(true);
    expect(plane.at(-3)).toBeLessThan(plane.zero);
    expect(plane.at(4)).toBeGreaterThan(plane.zero);
    expect(planeOf(rowsOf([[cell(-1, 200, [-3, -0.5])]])).zero).toBe(100);
  });
});
