import { expect, it } from "vitest";

import type { BreakdownResult, SeriesResult, TableResult } from "../../generated/types.ts";
import { breakdownTable, rowsTable, scalarTable, seriesTable } from "./result-table.ts";
import type { TableWords } from "./view-table.ts";

const judge = { samples: { insufficient: 10, small: 30, map: 30 }, audience: "private" } as const;
const words: TableWords = {
  insufficient: "Échantillon insuffisant",
  sample: "Effectif",
  incomplete: "période incomplète",
  compared: "Période comparée",
  gap: (unit) => (unit ? `Écart (${unit})` : "Écart"),
  gapUnit: (unit) => unit,
  unit: "Unité",
  measure: "Mesure",
  quartiles: { low: (label) => `${label}, bas`, high: (label) => `${label}, haut` },
  value: "Valeur",
  group: "Groupe",
  everything: "Ensemble",
  dimension: (name) => name,
  grain: (name) => name,
  say: (key) => key,
};
const whole = { total_rows: 2, complete: true, watermark: 1 };

const mentions = (n: number): TableResult => ({
  kind: "table",
  dimension: "theme",
  columns: [
    { measure: "theme-mentions", label: "Mentions", unit: "count" },
    { measure: "theme-balance", label: "Solde", unit: "balance" },
  ],
  rows: [
    {
      key: "calme",
      label: "Calme",
      cells: [
        { value: 40, n: 40 },
        { value: -12, n: 40 },
      ],
    },
    {
      key: "acces",
      label: "Accès",
      cells: [
        { value: 31, n },
        { value: 5, n },
      ],
    },
  ],
  ...whole,
});
const titles = (result: TableResult): string[] => rowsTable(result, undefined, judge, words).columns.map(({ label }) => label);

it("leaves the sample size out where a count says the same number in every row, and only there", () => {
  expect(titles(mentions(31))).toEqual(["theme", "Mentions", "Solde"]);
  expect(rowsTable(mentions(31), undefined, judge, words).rows[1]?.map(({ value }) => value)).toEqual(["Accès", 31, 5]);
  expect(titles(mentions(50))).toEqual(["theme", "Mentions", "Solde", "Effectif"]);
});

it("titles gaps of durations in the words of their cells on screen, in hours in a file", () => {
  const delays = (hours: number): BreakdownResult => ({
    kind: "breakdown",
    measure: "response-delay",
    label: "Délai",
    unit: "hours",
    dimension: "provider",
    items: [{ key: "google", label: "Google", value: hours, n: 90 }],
    total: { value: hours, n: 90 },
    ...whole,
  });
  const { columns, rows } = breakdownTable(delays(108), delays(50), judge, words);
  expect(columns.map(({ label }) => label)).toEqual(["provider", "Délai", "Effectif", "Période comparée", "Écart"]);
  expect(columns.map(({ label, plain }) => plain ?? label)).toEqual([
    "provider",
    "Délai (hours)",
    "Effectif",
    "Période comparée (hours)",
    "Écart (hours)",
  ]);
  expect(rows[0]?.at(-1)).toMatchObject({ value: 58, text: "+2,4\u00a0j" });
});

it("writes gaps that are the difference of the figures beside them, rounded on screen and finer in a file", () => {
  const scores = (value: number): BreakdownResult => ({
    kind: "breakdown",
    measure: "nps-estimated",
    label: "NPS",
    unit: "nps",
    dimension: "category",
    items: [{ key: "camping", label: "Camping", value, n: 90 }],
    total: { value, n: 90 },
    ...whole,
  });
  const { rows } = breakdownTable(scores(-3.6), scores(23.4), judge, words);
  expect(rows[0]?.map(({ text }) => text)).toEqual(["Camping", "\u22124", "90", "+23", "\u221227\u00a0pts"]);
  expect(rows[0]?.map(({ value }) => value)).toEqual(["Camping", -3.6, 90, 23.4, -27]);
  expect(breakdownTable(scores(47.4), scores(42.6), judge, words).rows[0]?.at(-1)).toMatchObject({ value: 4.8, text: "+4\u00a0pts" });
});

const series = (...lines: { key: string; values: number[] }[]): SeriesResult => ({
  kind: "series",
  grain: "month",
  measure: "theme-balance",
  label: "Solde",
  unit: "balance",
  keys: ["2026-01-01", "2026-02-01"],
  lines: lines.map(({ key, values }) => ({ key, label: key, points: values.map((value) => ({ value, n: 50 })) })),
  ...whole,
});

it("never sets one line against another of the compared period", () => {
  const now = { key: "calme", values: [10, 20] };
  const alone = seriesTable(series(now), series({ key: "acces", values: [1, 1] }, { key: "calme", values: [4, 5] }), judge, words);
  expect(alone.rows.map((cells) => cells.at(-2)?.value)).toEqual([4, 5]);
  const other = seriesTable(series(now), series({ key: "acces", values: [1, 1] }), judge, words);
  expect(other.columns.map(({ key }) => key)).toEqual(["period", "line-calme", "n"]);
  const several = seriesTable(series(now, { key: "acces", values: [3, 3] }), series({ key: "acces", values: [1, 1] }, now), judge, words);
  expect(several.columns.map(({ key }) => key)).toEqual(["period", "line-calme", "line-acces", "n"]);
});

it("ends with the row of everything where the query asks for it, with its own compared figures", () => {
  const asked: TableResult = {
    ...mentions(31),
    total: [
      { value: 71, n: 71 },
      { value: -4, n: 71 },
    ],
  };
  const before: TableResult = { ...asked, total: [{ value: 50, n: 50 }] };
  expect(
    rowsTable(asked, before, judge, words)
      .rows.at(-1)
      ?.map(({ text }) => text),
  ).toEqual(["Ensemble", "71", "\u22124", "50", "+42,0\u00a0%"]);
  expect(rowsTable(mentions(31), undefined, judge, words).rows).toHaveLength(2);
  expect(rowsTable({ ...asked, rows: [] }, undefined, judge, words).rows).toEqual([]);
});

it("has the median and the quartiles of a comparison group below the figure, each in its column", () => {
  const reference = { value: 82.4, low: 79.1, high: 85.6, label: "Médiane", establishments: 12, from: "2025-06-01", to: "2026-06-01" };
  const figure = {
    kind: "scalar",
    measure: "rating",
    label: "Note",
    unit: "rating",
    value: 91,
    n: 212,
    complete: true,
    watermark: 1,
  } as const;
  const { rows, columns } = scalarTable({ ...figure, reference }, figure, judge, words);
  expect(rows.slice(1).map(([label, value]) => `${label?.text} ${value?.text}`)).toEqual([
    "Médiane 8,2",
    "Médiane, bas 7,9",
    "Médiane, haut 8,6",
  ]);
  for (const row of rows) expect(row).toHaveLength(columns.length);
});
