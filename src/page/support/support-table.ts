import { formatDate, formatNumber } from "../../domain/format/format.ts";
import { plainCell } from "../../domain/figure/plain-cell.ts";
import { countCell, type TableCell, type TableData, textCell } from "../../domain/format/table-data.ts";
import type { SupportItem } from "../../generated/types.ts";
import { reasonText } from "./reason-text.ts";
import type { SupportTexts } from "./texts.ts";

/** The whole list as a table, for its file. */
export function supportTable(items: readonly SupportItem[], t: SupportTexts): TableData {
  const numeric = (key: "index" | "rating" | "reviews" | "responseRate" | "unanswered") => ({
    key,
    label: t(`column.${key}`),
    numeric: true,
  });
  const worded = (key: "name" | "commune" | "reasons" | "visited" | "next") => ({ key, label: t(`column.${key}`) });
  return {
    columns: [
      worded("name"),
      worded("commune"),
      worded("reasons"),
      numeric("index"),
      numeric("rating"),
      numeric("reviews"),
      numeric("responseRate"),
      numeric("unanswered"),
      worded("visited"),
      worded("next"),
    ],
    rows: items.map((item) => [
      textCell(item.name),
      textCell(item.commune ?? ""),
      textCell(item.reasons.map((reason) => reasonText(t, reason)).join(" ; ")),
      plainCell(item.index.value, "rating"),
      plainCell(item.rating.value, "rating"),
      countCell(item.reviews, formatNumber(item.reviews)),
      plainCell(item.response_rate.value, "percent"),
      countCell(item.unanswered, formatNumber(item.unanswered)),
      dayCell(item.visited_on),
      dayCell(item.next_on),
    ]),
  };
}

function dayCell(day: string | null): TableCell {
  return day === null ? textCell("") : { value: day, text: formatDate(day) };
}
