import { typeset } from "../../../src/domain/format/typeset.ts";
import type { TableCell, TableColumn, TableData } from "../../../src/domain/format/table-data.ts";
import { countCell, textCell } from "../../../src/domain/format/table-data.ts";
import { plainCell } from "../../../src/domain/figure/plain-cell.ts";
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
    plainCell(cells.rating.value, "rating"),
    plainCell(compared?.rating.value ?? null, "rating"),
    plainCell(cells.rating.n, "count"),
    plainCell(cells.nps.value, "nps"),
    plainCell(low, "nps"),
    plainCell(high, "nps"),
    plainCell(cells.reviews.n, "count"),
    plainCell(compared?.reviews.n ?? null, "count"),
    plainCell(cells.response_rate.value, "percent"),
  ];
}
