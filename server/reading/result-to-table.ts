import { formatDate, formatRating } from "../../src/domain/format.ts";
import { plainFigure } from "../../src/domain/figure.ts";
import { type TableData, textCell } from "../../src/domain/table-data.ts";
import { changesTable } from "../../src/engine/changes-table.ts";
import {
  breakdownTable,
  effectiveCell,
  figureCell,
  matrixTable,
  rowsTable,
  scalarTable,
  seriesTable,
  type TableWords,
} from "../../src/engine/result-table.ts";
import type { ViewContext } from "../../src/engine/view-props.ts";
import type { FeedResult, GeoResult, Result, SeriesResult } from "../../src/generated/types.ts";
import { readLocale } from "../kit/locale.ts";

type Judge = Pick<ViewContext, "samples" | "audience"> & Partial<Pick<ViewContext, "period">>;

const text = readLocale<string>("views") as unknown as Record<
  "insufficient" | "incomplete" | "sample" | "compared" | "gap" | "gapIn" | "unit" | "measure" | "value" | "label",
  string
> &
  Record<"dimension" | "gapUnit" | "grain" | "feed" | "map" | "text" | "changes", Record<string, string>>;

const words: TableWords = {
  insufficient: text.insufficient,
  sample: text.sample,
  incomplete: text.incomplete,
  compared: text.compared,
  gap: (unit) => (unit ? text.gapIn.replace("{{unit}}", text.gapUnit[unit] ?? "") : text.gap),
  gapUnit: (unit) => text.gapUnit[unit] ?? "",
  unit: text.unit,
  measure: text.measure,
  value: text.value,
  group: text.changes.group ?? text.label,
  everything: text.changes.everything ?? text.label,
  dimension: (name) => text.dimension[name] ?? text.label,
  grain: (name: SeriesResult["grain"]) => text.grain[name] ?? text.label,
};

/** A result as the table behind it; of a compared result only where it is of the same kind. */
export function tableOf(result: Result, previous: Result | undefined, judge: Judge): TableData {
  switch (result.kind) {
    case "scalar":
      return scalarTable(result, previous?.kind === "scalar" ? previous : undefined, judge, words);
    case "series":
      return seriesTable(result, previous?.kind === "series" ? previous : undefined, judge, words);
    case "breakdown":
      return breakdownTable(result, previous?.kind === "breakdown" ? previous : undefined, judge, words);
    case "matrix":
      return matrixTable(result, judge, words);
    case "table":
      return rowsTable(result, previous?.kind === "table" ? previous : undefined, judge, words);
    case "feed":
      return feedTable(result);
    case "geo":
      return geoTable(result, judge);
    case "changes":
      return changesTable(result, judge, words);
    case "text":
      return {
        columns: [{ key: "text", label: text.text.paragraph ?? text.label }],
        rows: result.blocks.flatMap(({ items }) => items.map((spans) => [textCell(spans.map((span) => span.text).join(""))])),
      };
  }
}

function feedTable({ items }: FeedResult): TableData {
  const column = (key: string): TableData["columns"][number] => ({ key, label: text.feed[key] ?? key });
  return {
    columns: [
      column("date"),
      { key: "establishment", label: words.dimension("establishment") },
      column("provider"),
      { ...column("rating"), numeric: true },
      column("title"),
      column("text"),
    ],
    rows: items.map((item) => [
      { value: item.published_at, text: formatDate(item.published_at) },
      textCell(item.establishment_name),
      textCell(item.provider_name),
      { value: plainFigure(item.rating, "rating"), text: formatRating(item.rating) },
      textCell(item.title ?? ""),
      textCell(item.text ?? ""),
    ]),
  };
}

function geoTable(result: GeoResult, judge: Judge): TableData {
  const detailed = result.places.some(({ detail }) => detail);
  const commune = words.dimension("commune");
  return {
    columns: [
      { key: "label", label: result.level === "communes" ? commune : words.dimension("establishment") },
      ...(detailed ? [{ key: "detail", label: commune }] : []),
      { key: "value", label: result.label, numeric: true },
      { key: "n", label: words.sample, numeric: true },
    ],
    rows: result.places.map((place) => [
      textCell(place.label),
      ...(detailed ? [textCell(place.detail ?? "")] : []),
      figureCell(place, result.unit, judge, words),
      effectiveCell(place),
    ]),
  };
}
