import { describe, expect, it } from "vitest";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { BreakdownResult, MatrixResult } from "../../../src/generated/types.ts";
import { chartThemes } from "../../../src/ui/chart/canvas/chart-theme.ts";
import { barsOf } from "./bars.ts";
import { cardOf } from "./card.ts";
import { chartOf } from "./chart.ts";
import { wrapped } from "./names.ts";
import { barSeries, type BarsInput, totalSeries } from "./series.ts";

const result = (items: BreakdownResult["items"], unit: BreakdownResult["unit"] = "count"): BreakdownResult => ({
  kind: "breakdown",
  dimension: "provider",
  measure: "reviews",
  label: "Avis",
  unit,
  items,
  total: { value: 0, n: 0 },
  complete: true,
  watermark: 1,
});
const nameOthers = (dimension: string, count: number): string => `${count} other ${dimension}`;
const item = (key: string, value: number | null, n = value ?? 0) => ({ key, label: key, value, n });
const drawn = (given: BreakdownResult, audience: "private" | "public" = "private"): { value: number | null }[] => {
  const input: BarsInput = {
    options: {},
    result: given,
    context: { samples: { insufficient: 10, small: 30, map: 30 }, audience, tonalities: [] },
  };
  const { series } = chartOf(input, barsOf(given, 20, nameOthers), chartThemes.light, { width: 400, height: 200 }) as unknown as {
    series: { data: { value: number | null }[] }[];
  };
  return series[0]?.data ?? [];
};

describe("bars", () => {
  it("group what does not fit, with every value behind the group", () => {
    const { rows, layers } = barsOf(result([item("a", 5), item("b", 4), item("c", 3), item("d", 2)]), 3, nameOthers);
    expect(rows.map(({ label }) => label)).toEqual(["a", "b", "2 other provider"]);
    expect(rows[2]?.keys).toEqual(["c", "d"]);
    expect(layers[0]?.cells[2]).toEqual({ value: 5, n: 5 });
  });

  it("name what weighs most, in the order of the figures, whatever its own figure", () => {
    const given = [item("a", 90, 40), item("b", 80, 30), item("c", 60, 900), item("d", 20, 700)];
    expect(barsOf(result(given, "rating"), 3, nameOthers).rows.map(({ label }) => label)).toEqual(["c", "d", "2 other provider"]);
  });

  it("drop rather than guess a group that has no figure", () => {
    expect(barsOf(result([item("a", 5), item("b", 4), item("c", 3)], "hours"), 2, nameOthers).rows).toHaveLength(1);
  });

  it("say in their card what a small sample rests on", () => {
    const given = result([item("a", 84, 412), item("b", 86, 12)], "rating");
    const context = { samples: { insufficient: 10, small: 30, map: 30 }, audience: "private", source: "reviews", comparedLabel: "" };
    const props = { options: {}, result: given, context } as unknown as ViewProps<"bars">;
    const notes = [0, 1].map((index) => cardOf(props, barsOf(given, 9, nameOthers), chartThemes.light, index).note);
    expect(notes).toEqual(["412 avis", "12 avis, à interpréter avec prudence"]);
  });

  it("hold zero on their axis", () => {
    const input: BarsInput = {
      options: {},
      result: result([item("a", 84, 90), item("b", 86, 90)], "rating"),
      context: { samples: { insufficient: 10, small: 30, map: 30 }, audience: "private", tonalities: [] },
    };
    expect(chartOf(input, barsOf(input.result, 9, nameOthers), chartThemes.light, { width: 400, height: 200 }).xAxis).toMatchObject({
      min: 0,
    });
  });

  it("keep a small sample's value from a public page", () => {
    const few = result([item("a", 84, 90), item("b", 96, 4)], "rating");
    expect(drawn(few).map(({ value }) => value)).toEqual([84, 96]);
    expect(drawn(few, "public").map(({ value }) => value)).toEqual([84, 0]);
  });
});

describe("bars beside those of the compared period", () => {
  const context: BarsInput["context"] = { samples: { insufficient: 10, small: 30, map: 30 }, audience: "private", tonalities: [] };
  const given = result([item("a", 84, 90), item("b", 60, 90)], "percent");
  const previous = result([item("a", 70, 90), item("b", 75, 90)], "percent");
  type Drawn = { data: (number | null | { value: number; label: { show?: boolean; formatter?: () => string } })[] };
  const seriesOf = (options: BarsInput["options"]): Drawn[] =>
    chartOf({ options, result: given, previous, context }, barsOf(given, 9, nameOthers), chartThemes.light, { width: 400, height: 200 })
      .series as unknown as Drawn[];

  it("write their figures beyond whichever of both is longer", () => {
    const [own, before, figures] = seriesOf({ comparison: true });
    expect(before?.data).toEqual([70, 75]);
    expect(figures?.data.map((each) => typeof each === "object" && each && [each.value, each.label.formatter?.()])).toEqual([
      [84, "84\u00a0%"],
      [75, "60\u00a0%"],
    ]);
    expect(own?.data.every((each) => typeof each === "object" && each?.label.show === false)).toBe(true);
  });

  it("write them at their own end without a comparison", () => expect(seriesOf({})).toHaveLength(1));

  it("keep back the whole of a pile with a hidden part, in its total, its shares and its card", () => {
    const hidden = { value: null, n: 0, hidden: true };
    const crossed: MatrixResult = {
      kind: "matrix",
      dimensions: ["category", "provider"],
      measure: "reviews",
      label: "Avis",
      unit: "count",
      rows: [
        { key: "hotel", label: "Hôtels" },
        { key: "site", label: "Sites" },
        { key: "camping", label: "Campings" },
      ],
      columns: [
        { key: "google", label: "Google" },
        { key: "booking", label: "Booking.com" },
      ],
      cells: [
        [
          { value: 30, n: 30 },
          { value: 10, n: 10 },
        ],
        [{ value: 40, n: 40 }, hidden],
        [hidden, hidden],
      ],
      complete: true,
      watermark: 1,
    };
    const bars = barsOf(crossed, 9, nameOthers);
    const input: BarsInput = {
      options: { mode: "percent" },
      result: crossed,
      context: { samples: { insufficient: 10, small: 30, map: 30 }, audience: "public", tonalities: [] },
    };
    const totals = (mode: "percent" | "stacked"): string[] => {
      const { data } = totalSeries(bars, { ...input, options: { mode } }, chartThemes.light);
      return (data as { label: { formatter: () => string } }[]).map(({ label }) => label.formatter());
    };
    expect(totals("stacked")).toEqual(["40", "-", "Échantillon insuffisant"]);
    // Shares of an unknown whole are not drawn.
    expect(totals("percent")).toEqual(["40", "Échantillon insuffisant", "Échantillon insuffisant"]);
    const [google] = bars.layers;
    const shares = google && (barSeries(input, bars, google, 0, chartThemes.light).data as { value: number | null }[]);
    expect(shares?.map(({ value }) => value)).toEqual([75, null, 0]);
    const card = (index: number) =>
      cardOf({ ...input, context: { ...input.context, comparedLabel: "" } } as ViewProps<"bars">, bars, chartThemes.light, index).rows.map(
        ({ value }) => value,
      );
    expect(card(0)).toEqual(["30 (75\u00a0%)", "10 (25\u00a0%)"]);
    expect(card(1)).toEqual(["40", "-"]);
  });
});

describe("a name under a bar", () => {
  it("keeps its words whole on two lines", () => expect(wrapped("Site et patrimoine", 10)).toBe("Site et\npatrimoine"));
  it("is cut where it does not fit", () => expect(wrapped("Accès & stationnement payant", 9)).toBe("Accès &\nstationn…"));
});
