import { BarChart, LineChart } from "echarts/charts";
import { describe, expect, it } from "vitest";

import type { SeriesResult } from "../../../src/generated/types.ts";
import { init, registerCharts } from "../../../src/ui/chart/canvas/echarts-engine.ts";
import { chartThemes } from "../../../src/ui/chart/canvas/chart-theme.ts";
import { cardOf } from "./card.ts";
import { chartOf, endsFrom } from "./chart.ts";
import { drillOf } from "./drill.ts";
import { spread } from "./end-labels.ts";
import { type EvolutionInput, linesOf } from "./lines.ts";
import { sentence } from "./sentence.ts";
import { tableOf } from "./table.ts";
import { pageTableWords, viewText } from "../../../src/ui/chart/words/view-text.ts";

registerCharts([LineChart, BarChart]);

const keys = ["2026-04-01", "2026-05-01", "2026-06-01"];
const line = (key: string, n: number, values: (number | null)[] = [80, 82, 84]) => ({
  key,
  label: key,
  points: values.map((value) => ({ value, n })),
});
const result = (more: Partial<SeriesResult> = {}): SeriesResult => ({
  kind: "series",
  measure: "rating",
  label: "Note",
  unit: "rating",
  grain: "month",
  keys,
  lines: [line("a", 90)],
  complete: true,
  watermark: 1,
  ...more,
});
const nameOthers = (dimension: string, count: number): string => `${count} other ${dimension}`;
const input = (more: Partial<EvolutionInput> = {}): EvolutionInput => ({
  options: {},
  result: result(),
  context: {
    samples: { insufficient: 10, small: 30, map: 30 },
    audience: "private",
    comparedLabel: "vs 2025",
    period: { from: "2026-04-01", to: "2026-07-01" },
  },
  ...more,
});
interface Drawn {
  symbol?: unknown;
  type: string;
  data: unknown[];
  lineStyle?: { type?: unknown };
  markLine?: unknown;
  endLabel?: { formatter: () => string };
}
const drawn = (given: EvolutionInput): Drawn[] =>
  chartOf(given, linesOf(given.result, nameOthers), chartThemes.light, { width: 600, height: 240 }).series as unknown as Drawn[];
const dashed = ({ type, lineStyle }: Drawn): boolean => type === "line" && Array.isArray(lineStyle?.type);

describe("an evolution", () => {
  it("groups what exceeds six lines, weighing by observations", () => {
    const lines = linesOf(
      result({ dimension: "theme", lines: Array.from({ length: 8 }, (_, index) => line(`l${index}`, 100 - index)) }),
      nameOthers,
    );
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toMatchObject({ key: "others", label: "3 other theme", points: [{ value: 80 }, { value: 82 }, { value: 84 }] });
  });

  const over = (from: string, to: string) => ({ ...input().context, period: { from, to } });
  const cutAtBothEnds = over("2026-04-11", "2026-06-12");

  it("dashes the segment to an incomplete last bucket", () => {
    const series = drawn(input({ options: { volume: false }, result: result({ complete: false }) }));
    expect(series.filter(dashed).map(({ data }) => data)).toMatchObject([[null, 82, { value: 84, symbol: "circle" }]]);
  });

  it("dashes the segment from a first bucket in which the period begins, and both alike", () => {
    const dashes = (context: EvolutionInput["context"], more: Partial<SeriesResult> = {}) =>
      drawn(input({ options: { volume: false }, context, result: result(more) }))
        .filter(dashed)
        .map(({ data }) => data);
    const [opening, ending] = [
      { value: 80, symbol: "circle" },
      { value: 84, symbol: "circle" },
    ];
    expect(dashes(over("2026-04-11", "2026-07-01"))).toMatchObject([[opening, 82, null]]);
    expect(dashes(cutAtBothEnds)).toMatchObject([
      [opening, 82, null],
      [null, 82, ending],
    ]);
    expect(dashes(over("2026-04-01", "2026-07-01"))).toEqual([]);
    // Of two buckets there is one segment, and an end without a neighbour keeps a mark.
    const two = { keys: keys.slice(0, 2), lines: [line("a", 90, [80, 82])] };
    expect(dashes(over("2026-04-11", "2026-05-12"), two)).toMatchObject([[opening, { value: 82, symbol: "circle" }]]);
    expect(dashes(over("2026-04-11", "2026-07-01"), { lines: [line("a", 90, [80, null, 84])] })).toMatchObject([
      [{ value: 80, symbol: "circle" }, null, null],
    ]);
  });

  it("has every point that is drawn on its axis and its last one in the label, while the sentence compares whole buckets alone", () => {
    const values = [20, 82, 84, 10];
    const given = (context: EvolutionInput["context"]): EvolutionInput =>
      input({
        options: { volume: false },
        context,
        result: result({ keys: [...keys, "2026-07-01"], lines: [line("a", 90, values)] }),
        previous: result({ keys: [...keys, "2026-07-01"], lines: [line("a", 90, [5, 80, 81, 99])] }),
      });
    const cut = given(over("2026-04-11", "2026-07-12"));
    const axisOf = (each: EvolutionInput): unknown =>
      (chartOf(each, linesOf(each.result, nameOthers), chartThemes.light, { width: 600, height: 240 }).yAxis as unknown[])[0];
    expect(axisOf(cut)).toMatchObject({ min: 0, max: 100 });
    expect(axisOf(given(over("2026-04-01", "2026-08-01")))).toMatchObject({ min: 0, max: 100 });
    const ends = (each: EvolutionInput): string[] => drawn(each).flatMap(({ endLabel }) => endLabel?.formatter() ?? []);
    expect(ends(cut).toSorted()).toEqual(["2025  8,1", "a  1,0"]);
    expect(sentence({ ...cut, query: {} } as unknown as Parameters<typeof sentence>[0], viewText())).toContain(
      "de mai 2026 à juin 2026\u00a0: de 8,2 à 8,4",
    );
    // The compared period ends where the current one is whole.
    const before = drawn(cut).find(({ type, lineStyle, data }) => type === "line" && Array.isArray(lineStyle?.type) && data.includes(80));
    expect(before?.data).toEqual([null, 80, 81, null]);
  });

  it("says of which figure the move is, which is not that from its first to its last point", () => {
    const given = input({
      context: over("2026-04-01", "2026-07-01"),
      result: result({ lines: [line("a", 90, [87, 88, 86])] }),
      previous: result({ lines: [line("a", 90, [84, 85, 86])] }),
    });
    expect(sentence({ ...given, query: {} } as unknown as Parameters<typeof sentence>[0], viewText())).toContain(
      "de 8,7 à 8,6, sur l’ensemble 8,7, en hausse de 0,2\u00a0pt vs 2025",
    );
  });

  it("treats buckets whose reviews may still be answered as counted in part, and says why in the card", () => {
    const young = result({ unit: "percent", provisional_from: "2026-05-20" });
    const given = input({ options: { volume: false }, result: young });
    expect(
      drawn(given)
        .filter(dashed)
        .map(({ data }) => data),
    ).toMatchObject([[80, { value: 82, symbol: "circle" }, { value: 84, symbol: "circle" }]]);
    const props = { ...given, query: {} } as unknown as Parameters<typeof cardOf>[0];
    const notes = keys.map((_, index) => cardOf(props, linesOf(young, nameOthers), chartThemes.light, index, 0).note);
    expect(notes).toEqual([
      undefined,
      "Provisoire\u00a0: des avis récents peuvent encore recevoir une réponse",
      "Provisoire\u00a0: des avis récents peuvent encore recevoir une réponse",
    ]);
    expect(sentence(props, viewText())).toMatch(/périodes incomplètes\u00a0: mai 2026, juin 2026$/);
  });

  it("uses what there is where no bucket is whole", () => {
    const context = over("2026-04-11", "2026-04-20");
    const alone = result({ keys: keys.slice(0, 1), lines: [line("a", 90, [80])] });
    const { yAxis } = chartOf(input({ context, result: alone }), linesOf(alone, nameOthers), chartThemes.light, {
      width: 600,
      height: 240,
    });
    expect((yAxis as unknown[])[0]).toMatchObject({ min: 76, max: 84 });
  });

  it("outlines the bars of both incomplete ends", () => {
    const [bars] = drawn(input({ options: { shape: "bars" }, context: cutAtBothEnds }));
    expect(bars?.data).toMatchObject([
      { value: 80, itemStyle: { borderType: "dashed" } },
      82,
      { value: 84, itemStyle: { borderType: "dashed" } },
    ]);
  });

  it("says both incomplete ends in its sentence, in the card and in the table", () => {
    const props = { ...input({ context: cutAtBothEnds }), query: {} } as unknown as Parameters<typeof cardOf>[0];
    expect(sentence(props, viewText())).toMatch(/périodes incomplètes\u00a0: avril 2026, juin 2026$/);
    expect(sentence({ ...props, context: { ...props.context, period: { from: "2026-04-01", to: "2026-06-12" } } }, viewText())).toMatch(
      /période incomplète\u00a0: juin 2026$/,
    );
    expect(sentence({ ...props, context: { ...props.context, ...over("2026-04-01", "2026-07-01") } }, viewText())).not.toContain(
      "incomplète",
    );
    const notes = keys.map((_, index) => cardOf(props, linesOf(props.result, nameOthers), chartThemes.light, index, 0).note);
    expect(notes).toEqual(["période incomplète", undefined, "période incomplète"]);
    expect(tableOf(props, pageTableWords()).rows.map(([first]) => first?.text)).toEqual([
      "avril 2026 (période incomplète)",
      "mai 2026",
      "juin 2026 (période incomplète)",
    ]);
  });

  it("draws the compared period dashed, for one line alone", () => {
    const previous = result({ lines: [line("a", 90, [70, 71, 72])] });
    expect(
      drawn(input({ options: { volume: false }, previous }))
        .filter(dashed)
        .map(({ data }) => data),
    ).toEqual([[70, 71, 72]]);
    expect(
      drawn(input({ options: { volume: false }, previous, result: result({ lines: [line("a", 90), line("b", 90)] }) })).filter(dashed),
    ).toEqual([]);
  });

  it("leaves out of a public page what rests on too few answers", () => {
    const few = result({
      lines: [
        {
          ...line("a", 90),
          points: [
            { value: 80, n: 90 },
            { value: 95, n: 4 },
            { value: 84, n: 90 },
          ],
        },
      ],
    });
    const values = (audience: "private" | "public") => {
      const [first] = drawn(input({ options: { volume: false }, result: few, context: { ...input().context, audience } }));
      return (first?.data as { value: number | null }[] | undefined)?.map(({ value }) => value);
    };
    expect(values("private")).toEqual([80, 95, 84]);
    expect(values("public")).toEqual([80, null, 84]);
  });

  it("names no value at the end of a line that a public page hides", () => {
    const few = result({
      lines: [
        {
          ...line("a", 90),
          points: [
            { value: 80, n: 90 },
            { value: 82, n: 90 },
            { value: 97, n: 4 },
          ],
        },
      ],
    });
    const ends = (audience: "private" | "public"): string[] =>
      drawn(input({ options: { volume: false }, result: few, context: { ...input().context, audience } })).flatMap(
        ({ endLabel }) => endLabel?.formatter() ?? [],
      );
    expect(ends("private")).toEqual(["a  9,7"]);
    expect(ends("public")).toEqual(["a  8,2"]);
  });

  it("names each line at its last value, wherever that is, and none that has no value", () => {
    const contexts = [input().context, over("2026-04-11", "2026-07-01"), over("2026-04-01", "2026-06-12"), cutAtBothEnds];
    const size = { width: 600, height: 240 };
    const option = (values: (number | null)[], context: EvolutionInput["context"]) => {
      const given = input({ context, options: { volume: false }, result: result({ lines: [line("a", 90, values)] }) });
      return { animation: false, ...chartOf(given, linesOf(given.result, nameOthers), chartThemes.light, size) };
    };
    const ends = (values: (number | null)[], context: EvolutionInput["context"]): string[] => {
      const chart = init(null, null, { renderer: "svg", ssr: true, ...size });
      // Nothing of what was drawn before may stay.
      chart.setOption(option([87, 88, 89], context));
      chart.setOption(option(values, context), true);
      const svg = chart.renderToSVGString();
      chart.dispose();
      expect(svg).not.toContain("NaN");
      return svg.match(/>a +\d[^<]*/g) ?? [];
    };
    for (const context of contexts) {
      expect(ends([80, 82, 84], context)).toEqual([">a  8,4"]);
      expect(ends([80, 82, null], context)).toEqual([">a  8,2"]);
      expect(ends([80, null, null], context)).toEqual([">a  8,0"]);
      expect(ends([null, 82, null], context)).toEqual([">a  8,2"]);
      expect(ends([null, null, null], context)).toEqual([]);
    }
  });

  it("never cuts a name at the end of a line: a lone one leaves its value there, several their names to the legend", () => {
    const long = "Part de décisions hors délai";
    const labelled = (label: string, ...others: string[]): EvolutionInput =>
      input({
        options: { volume: false },
        result: result({ lines: [label, ...others].map((name) => ({ ...line(name, 90), label: name })) }),
      });
    const ends = (given: EvolutionInput, width = 600): string[] =>
      (chartOf(given, linesOf(given.result, nameOthers), chartThemes.light, { width, height: 240 }).series as unknown as Drawn[]).flatMap(
        ({ endLabel }) => endLabel?.formatter() ?? [],
      );
    expect(ends(labelled(long))).toEqual(["8,4"]);
    expect(ends(labelled("Note moyenne"), 440)).toEqual(["Note moyenne  8,4"]);
    expect(ends(labelled("Part d’avis positifs"), 599)).toEqual(["8,4"]);
    expect(ends(labelled("Part d’avis positifs"), 600)).toEqual(["Part d’avis positifs  8,4"]);
    expect(ends(labelled("Hautes Combes", "Part d’avis positifs"), 599)).toEqual([]);
    expect(ends(labelled("Hautes Combes", "Part d’avis positifs"), 600)).toHaveLength(2);
    expect(ends(labelled("Hautes Combes", long), 2000)).toEqual([]);
    const from = (given: EvolutionInput): number => endsFrom(given, linesOf(given.result, nameOthers));
    expect([from(labelled(long)), from(labelled("a", "Part d’avis positifs")), from(labelled("a", long))]).toEqual([440, 600, Infinity]);
  });

  it("puts the only label at its value: lines without one push nothing aside", () => {
    const labelled = drawn(input({ options: { volume: false } })).find(({ endLabel }) => endLabel);
    expect(labelled?.endLabel).toMatchObject({ offset: [0, 0] });
  });

  it("puts the volume behind, on an axis of its own", () => {
    expect(drawn(input())[0]).toMatchObject({ type: "bar", yAxisIndex: 1, data: [90, 90, 90] });
  });

  it("leaves the names of buckets as they were settled, ever so narrow", () => {
    const { xAxis } = chartOf(input(), linesOf(result(), nameOthers), chartThemes.light, { width: 120, height: 240 });
    expect(xAxis).toHaveProperty("axisLabel.interval", 0);
    expect(xAxis).not.toHaveProperty("axisLabel.hideOverlap");
  });

  it("carries its reference as a dotted line", () => {
    expect(drawn(input({ options: { reference: 83 } })).at(-1)?.markLine).toMatchObject({
      data: [{ yAxis: 83 }],
      lineStyle: { type: "dotted" },
    });
  });
});

describe("the journal of the territory", () => {
  const marks = [
    { from: "2026-05-08", to: "2026-05-10", title: "Festival du Lac", kind: "festival" as const },
    { from: "2026-08-01", to: "2026-08-01", title: "Après la période", kind: "other" as const },
  ];
  const marked = input({ context: { ...input().context, marks } });
  const props = marked as unknown as Parameters<typeof cardOf>[0];

  it("is marked at the foot of the axis, at its bucket, and nowhere where it notes nothing", () => {
    const isMark = ({ symbol }: Drawn): boolean => symbol === "diamond";
    const [mark] = drawn(marked).filter(isMark);
    expect(mark?.data.map((value) => value !== null)).toEqual([false, true, false]);
    expect(drawn(input()).filter(isMark)).toEqual([]);
  });

  it("is named by the card of that bucket and by the sentence", () => {
    const events = keys.map((_, index) => cardOf(props, linesOf(result(), nameOthers), chartThemes.light, index, 0).events);
    expect(events).toEqual([undefined, ["Festival du Lac (8 – 10 mai 2026)"], undefined]);
    const said = sentence(props, viewText());
    expect(said).toContain("le journal note Festival du Lac (8 – 10 mai 2026)");
    expect(said).not.toContain("Après la période");
  });
});

describe("a point", () => {
  const both = result({ dimension: "theme", unit: "balance", lines: [line("calme", 12), line("accueil", 90)] });
  const lines = linesOf(both, nameOthers);
  const props = { ...input({ result: both }), context: { ...input().context, onDrill: () => undefined, source: "themes" } } as never;

  it("opens what its own line rests on, in its bucket", () => {
    expect(drillOf({ result: both }, lines[1], 2)).toEqual({
      filters: { month: ["2026-06-01"], theme: ["accueil"] },
      label: "accueil, juin 2026",
    });
    expect(drillOf({ result: result() }, linesOf(result(), nameOthers)[0], 0)?.filters).toEqual({ month: ["2026-04-01"] });
  });

  it("of the grouped lines opens what all of them rest on", () => {
    const many = result({ dimension: "theme", lines: Array.from({ length: 8 }, (_, index) => line(`l${index}`, 100 - index)) });
    expect(drillOf({ result: many }, linesOf(many, nameOthers).at(-1), 0)?.filters.theme).toEqual(["l5", "l6", "l7"]);
  });

  it("names the number behind the chosen line by what it counts", () => {
    const { rows } = cardOf(props, lines, chartThemes.light, 2, 0);
    expect(rows.map(({ label, chosen }) => [label, chosen])).toEqual([
      ["calme", true],
      ["accueil", false],
      ["Mentions pour ou contre", undefined],
      ["Mentions pour ou contre, calme", undefined],
    ]);
    expect(rows.slice(2).map(({ value }) => value)).toEqual(["102", "12"]);
    const alone = { ...(props as object), result: result() } as never;
    expect(cardOf(alone, linesOf(result(), nameOthers), chartThemes.light, 2, 0).rows.at(-1)?.label).toBe("Mentions");
  });
});

it("shows durations of days at whole and half days, those of less than two days at tenths", () => {
  const hours = (...values: number[]) => {
    const given = result({ unit: "hours", lines: [{ ...line("a", 90), points: values.map((value) => ({ value, n: 90 })) }] });
    const drawing = chartOf(input({ result: given }), linesOf(given, nameOthers), chartThemes.light, { width: 600, height: 240 });
    return (drawing.yAxis as { interval?: number }[])[0]?.interval;
  };
  expect((hours(50, 66, 75) ?? 0) % 12).toBe(0);
  expect(hours(32, 40, 47)).toBeCloseTo(4.8);
  expect(hours(20, 30)).toBe(12);
  expect(hours(5, 9, 12)).toBe(2);
});

describe("labels at the ends", () => {
  it("part evenly where they would collide, and stay in order", () => expect(spread([50, 52], 16)).toEqual([43, 59]));
  it("stay where they are when there is room", () => expect(spread([10, 50], 16)).toEqual([10, 50]));

  describe("of two measures", () => {
    const rating = { measure: "rating", label: "Note", unit: "rating" as const };
    const two = (unit: "count" | "rating", values: number[]): SeriesResult =>
      result({
        lines: [
          { ...line("rating", 90), label: "Note", of: rating },
          { ...line("other", 300, values), label: "Avis", of: { measure: "other", label: "Avis", unit } },
        ],
      });
    const given = (unit: "count" | "rating", more: Partial<EvolutionInput> = {}): EvolutionInput =>
      input({ result: two(unit, unit === "count" ? [1200, 1300, 2600] : [70, 72, 74]), previous: two(unit, [1, 2, 3]), ...more });
    const optionOf = (each: EvolutionInput) =>
      chartOf(each, linesOf(each.result, nameOthers), chartThemes.light, { width: 600, height: 240 }) as unknown as {
        yAxis: { show?: boolean; min: number; max: number; interval: number; axisLabel?: { formatter: (value: number) => string } }[];
        series: (Drawn & { yAxisIndex?: number })[];
      };
    const propsOf = (each: EvolutionInput): Parameters<typeof sentence>[0] => each as Parameters<typeof sentence>[0];

    it("of two units reads each on its own axis, with as many steps on both", () => {
      const { yAxis, series } = optionOf(given("count"));
      expect(series.map(({ type, yAxisIndex }) => [type, yAxisIndex])).toEqual([
        ["line", 0],
        ["line", 1],
      ]);
      const [left, right] = yAxis;
      expect([left?.min, left?.max, right?.min, right?.max]).toEqual([80, 84, 0, 4000]);
      expect([left, right].map((axis) => axis && (axis.max - axis.min) / axis.interval)).toEqual([4, 4]);
      expect([left?.axisLabel?.formatter(84), right?.axisLabel?.formatter(2000)]).toEqual(
        ["8,4", "2 k"].map((text) => expect.stringContaining(text[0] ?? "")),
      );
    });

    it("of one unit shares the axis", () => {
      const { yAxis, series } = optionOf(given("rating"));
      expect(series.filter(({ endLabel }) => !endLabel).map(({ yAxisIndex }) => yAxisIndex)).toEqual([0, 0]);
      expect([yAxis[0]?.min, yAxis[1]?.show]).toEqual([expect.any(Number), false]);
      expect(yAxis[0]?.min).toBeLessThanOrEqual(70);
    });

    it("draws neither the compared period nor the volume, nor bars, and the card says so", () => {
      const series = optionOf(given("count", { options: { shape: "bars" } })).series;
      expect(series.map(({ type }) => type)).toEqual(["line", "line"]);
      expect(series.some(dashed)).toBe(false);
      const card = cardOf(propsOf(given("count")), linesOf(given("count").result, nameOthers), chartThemes.light, 2, 0);
      expect(card.rows.map(({ label, value }) => [label, value.replace(/\s/g, " ")])).toEqual([
        ["Note", "8,4"],
        ["Avis", "2 600"],
        ["Avis, Note", "90"],
      ]);
      expect(card.note).toBe("deux indicateurs, sans la période comparée");
    });

    it("keeps the reference on the axis of the first", () => {
      const { series } = optionOf(given("count", { options: { reference: 82 } }));
      expect(series.filter(({ markLine }) => markLine).map(({ yAxisIndex }) => yAxisIndex)).toEqual([0]);
    });

    it("opens the figure of the curve that is clicked", () => {
      const asked = given("count");
      expect(linesOf(asked.result, nameOthers).map((each) => drillOf(asked, each, 1))).toEqual([
        { filters: { month: ["2026-05-01"] }, measure: "rating", label: "Note, mai 2026" },
        { filters: { month: ["2026-05-01"] }, measure: "other", label: "Avis, mai 2026" },
      ]);
    });

    it("says both, each in its unit, and in the table what each rests on", () => {
      expect(sentence(propsOf(given("count")), viewText()).replace(/\s/g, " ")).toBe(
        "Note et Avis, de avril 2026 à juin 2026 : Note de 8,0 à 8,4 ; Avis de 1 200 à 2 600",
      );
      const table = tableOf(propsOf(given("count")), pageTableWords());
      expect(table.columns.map(({ label }) => label)).toEqual(["Mois", "Note", "Avis", "Effectif (Note)"]);
      expect(table.rows[0]?.map(({ value }) => value)).toEqual(["avril 2026", 8, 1200, 90]);
      expect(tableOf(propsOf(given("rating")), pageTableWords()).columns.map(({ label }) => label)).toEqual([
        "Mois",
        "Note",
        "Avis",
        "Effectif (Note)",
        "Effectif (Avis)",
      ]);
    });
  });
});
