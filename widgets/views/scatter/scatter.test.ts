import { describe, expect, it } from "vitest";

import type { TableResult } from "../../../src/generated/types.ts";
import { chartThemes } from "../../../src/ui/chart/canvas/chart-theme.ts";
import { pageTableWords, viewText } from "../../../src/ui/chart/words/view-text.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { chartOf } from "./chart.ts";
import { sentence } from "./sentence.ts";
import { tableOf } from "./table.ts";
import { pointsOf } from "./table-points.ts";

const row = (key: string, label: string, value: number, n: number) => ({ key, label, cells: [{ value, n }] });
const others = [row("other-1", "", 95, 40), row("other-2", "", 80, 300), row("other-3", "", 60, 12)];
const props = (own: Partial<TableResult> = {}): ViewProps<"scatter"> => ({
  options: {},
  result: {
    kind: "table",
    dimension: "establishment",
    columns: [{ measure: "rating", label: "Note moyenne", unit: "rating", better: "up" }],
    rows: [...others, row("e1", "Hôtel Bellerive", 91, 642)],
    total_rows: 4,
    peers: { named: ["e1"], establishments: 4, median: 85.5 },
    complete: true,
    watermark: 1,
    ...own,
  },
  context: {
    title: "Position",
    box: { w: 5, h: 4 },
    period: { from: "2026-01-01", to: "2026-07-01" },
    comparedTo: null,
    comparedLabel: "",
    audience: "private",
    samples: { insufficient: 10, small: 30, map: 30 },
    tonalities: [],
  },
});

describe("the position of an establishment in its category", () => {
  it("names the one that is read and none of the others, on screen, in words and in the table", () => {
    const given = props();
    expect(pointsOf(given).map(({ name }) => name)).toEqual(["Hôtel Bellerive", null, null, null]);
    expect(sentence(given, viewText())).toMatch(/Hôtel Bellerive.*9,1.*2e note sur 4.*médiane 8,6/);
    const names = tableOf(given, pageTableWords()).rows.map(([cell]) => cell?.text);
    expect(names).toEqual(["Hôtel Bellerive", "Établissement anonyme", "Établissement anonyme", "Établissement anonyme"]);
  });

  it("says why there is nobody else, and where the establishment has too few reviews itself", () => {
    const alone = props({ rows: [row("e1", "Hôtel Bellerive", 91, 642)], peers: { named: ["e1"], establishments: 3, median: null } });
    expect(sentence(alone, viewText())).toMatch(/au moins cinq autres/);
    const absent = props({ rows: others, peers: { named: [], establishments: 3, median: 80 } });
    expect(sentence(absent, viewText())).toMatch(/^Trop peu d’avis/);
  });

  it("draws volumes on powers of ten that hold all of them, and the median as a dotted line", () => {
    const given = props();
    const { xAxis, series } = chartOf(given, pointsOf(given), chartThemes.light, { width: 400, height: 240 }, viewText()) as {
      xAxis: object;
      series: { markLine: { data: object[]; lineStyle: object } }[];
    };
    expect(xAxis).toMatchObject({ type: "log", min: 10, max: 1000 });
    expect(series[0]?.markLine).toMatchObject({ data: [{ yAxis: 85.5 }], lineStyle: { type: "dotted" } });
  });
});
