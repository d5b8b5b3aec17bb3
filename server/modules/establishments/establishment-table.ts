import { typeset } from "../../../src/domain/format/typeset.ts";
import type { TableCell, TableColumn, TableData } from "../../../src/domain/format/table-data.ts";
import { countCell, textCell } from "../../../src/domain/format/table-data.ts";
import { figureCell } from "../../../src/domain/figure/figure-cell.ts";
import type { EstablishmentItem } from "../../../src/generated/types.ts";

const columns: readonly TableColumn[] = [
  { key: "name", label: "Établissement" },
  { key: "category", label: "Catégorie" },
  { key: "city", label: "Commune" },
  { key: "stars", label: "Étoiles", numeric: true },
  { key: "rating", label: "Note sur 10", numeric: true },
  { key: "rating-before", label: "Note de la période comparée", numeric: true },
  { key: "rated", label: "Avis notés", numeric: true },
  { key: "nps", label: "NPS estimé", numeric: true },
  { key: "nps-low", label: "NPS, borne basse (95 %)", numeric: true },
  { key: "nps-high", label: "NPS, borne haute (95 %)", numeric: true },
  { key: "reviews", label: "Avis", numeric: true },
  { key: "reviews-before", label: "Avis de la période comparée", numeric: true },
  { key: "response", label: "Taux de réponse (%)", numeric: true },
].map((column) => ({ ...column, label: typeset(column.label) }));

/** The list of establishments as a table for a file. */
export function tableOf(items: readonly EstablishmentItem[]): TableData {
  return { columns, rows: items.map(rowOf) };
}

function rowOf({ name, category_name, city, stars, cells, compared }: EstablishmentItem): TableCell[] {
  const [low = null, high = null] = cells.nps.interval ?? [];
  return [
    textCell(name),
    textCell(category_name),
    textCell(city ?? ""),
    countCell(stars, String(stars ?? "")),
    figureCell(cells.rating.value, "rating"),
    figureCell(compared?.rating.value ?? null, "rating"),
    figureCell(cells.rating.n, "count"),
    figureCell(cells.nps.value, "nps"),
    figureCell(low, "nps"),
    figureCell(high, "nps"),
    figureCell(cells.reviews.n, "count"),
    figureCell(compared?.reviews.n ?? null, "count"),
    figureCell(cells.response_rate.value, "percent"),
  ];
}
