import type { Dashboard, Result, WidgetType } from "../../src/generated/types.ts";
import data from "./data.json" with { type: "json" };

/**
 * A dashboard of n widgets over fixed figures, for measuring how fast the product's own renderer draws.
 * `data.json` holds, for each widget and each of four periods, the figures that the floors of the measure draw too.
 */
const kinds = ["line", "bar", "stat", "table", "gauge", "pie"] as const;
type Kind = (typeof kinds)[number];

const titles: Record<Kind, string> = {
  line: "Évolution des notes",
  bar: "Avis par plateforme",
  stat: "Note moyenne",
  table: "Établissements",
  gauge: "Taux de réponse",
  pie: "Répartition par langue",
};

const platforms = ["Google", "Tripadvisor", "Booking", "Expedia", "Airbnb", "Facebook", "Hotels", "Abritel"];
const languages = ["Français", "Anglais", "Allemand", "Espagnol", "Italien"];
const ROWS = 5;
/** Enough observations for no figure to be greyed. */
const N = 400;

/** One widget type for each kind of the measure, over views of the product. */
export const types: Record<string, WidgetType> = {
  line: {
    type: "line",
    label: titles.line,
    view: "evolution",
    query: { measure: "rating", by: ["month", "provider"] },
    options: { shape: "line", volume: false, end_labels: false },
  },
  bar: { type: "bar", label: titles.bar, view: "bars", query: { measure: "reviews", by: ["provider"] }, options: { values: false } },
  stat: { type: "stat", label: titles.stat, view: "kpi", query: { measure: "rating" }, options: { miniature: "none" } },
  table: {
    type: "table",
    label: titles.table,
    view: "table",
    query: { measure: "reviews", also: ["rating"], by: ["establishment"] },
    options: { page_size: 20, scroll: true },
  },
  gauge: {
    type: "gauge",
    label: titles.gauge,
    view: "gauge",
    query: { measure: "response-rate" },
    options: { shape: "arc", trend: false },
  },
  pie: { type: "pie", label: titles.pie, view: "donut", query: { measure: "reviews", by: ["language"] } },
};

const kindOf = (index: number): Kind => kinds[index % kinds.length] ?? "line";

/** The dashboard: four widgets a row, three columns each. */
export function benchDocument(n: number): Dashboard {
  const ids = Array.from({ length: n }, (_, index) => `w${index}`);
  return {
    version: 1,
    title: "Mesure de rendu",
    compare: "none",
    widgets: Object.fromEntries(ids.map((id, index) => [id, { type: kindOf(index), title: `${titles[kindOf(index)]} ${index + 1}` }])),
    layout: {
      tabs: [
        {
          id: "t",
          sections: [
            { id: "s", grid: ids.map((id, index) => ({ widget: id, x: (index % 4) * 3, y: Math.floor(index / 4) * ROWS, w: 3, h: ROWS })) },
          ],
        },
      ],
    },
  };
}

/** The results of one widget in a period (0 to 3), and of the compared period where the kind has one. */
export function benchResults(index: number, period: number): { result: Result; previous?: Result } {
  const id = `w${index}`;
  const base = { complete: true, watermark: period } as const;
  const numbers = (list: Record<string, number[][]>): number[] => list[id]?.[period] ?? [];
  const rows = (list: Record<string, number[][][]>): number[][] => list[id]?.[period] ?? [];
  const rating = { measure: "rating", label: titles.stat, unit: "rating", better: "up" } as const;
  const reviews = { measure: "reviews", label: "Avis", unit: "count", better: "none" } as const;
  const kind = kindOf(index);
  switch (kind) {
    case "line": {
      const keys = Array.from({ length: 12 }, (_, month) => `${2024 + period}-${String(month + 1).padStart(2, "0")}-01`);
      const lines = rows(data.line).map((values, line) => ({
        key: platforms[line] ?? "",
        label: platforms[line] ?? "",
        points: values.map((value) => ({ value: value * 10, n: N })),
      }));
      return { result: { kind: "series", ...rating, grain: "month", keys, lines, ...base } };
    }
    case "bar":
    case "pie": {
      const names = kind === "bar" ? platforms : languages;
      const values = numbers(kind === "bar" ? data.bar : data.pie);
      const items = values.map((value, item) => ({ key: names[item] ?? "", label: names[item] ?? "", value, n: value }));
      const total = values.reduce((sum, value) => sum + value, 0);
      return {
        result: {
          kind: "breakdown",
          dimension: kind === "bar" ? "provider" : "language",
          ...reviews,
          items,
          total: { value: total, n: total },
          ...base,
        },
      };
    }
    case "stat": {
      const [value = 0, gap = 0] = numbers(data.stat);
      const scalar = (shown: number): Result => ({ kind: "scalar", ...rating, value: shown * 10, n: N, ...base });
      return { result: scalar(value), previous: scalar(value - gap) };
    }
    case "gauge":
      return {
        result: {
          kind: "scalar",
          measure: "response-rate",
          label: titles.gauge,
          unit: "percent",
          better: "up",
          value: (data.gauge as Record<string, number[]>)[id]?.[period] ?? null,
          n: N,
          ...base,
        },
      };
    case "table": {
      const lines = rows(data.table).map(([commune = 0, count = 0, note = 0], row) => ({
        key: String(row),
        label: `Hôtel du Lac ${row + 1}`,
        detail: `Commune ${commune}`,
        cells: [
          { value: count, n: count },
          { value: note * 10, n: count },
        ],
      }));
      return {
        result: { kind: "table", dimension: "establishment", columns: [reviews, rating], rows: lines, total_rows: lines.length, ...base },
      };
    }
  }
}
