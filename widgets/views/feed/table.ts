import { plainFigure } from "../../../src/domain/figure.ts";
import { formatDate, formatRating } from "../../../src/domain/format.ts";
import { type TableData, textCell } from "../../../src/domain/table-data.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { dimensionName } from "../../../src/ui/chart/table-words.ts";
import { viewText } from "../../../src/ui/chart/view-text.ts";

/** One row for each review that was sent, also those beyond the ones drawn. */
export function tableOf({ result }: ViewProps<"feed">): TableData {
  const t = viewText();
  return {
    columns: [
      { key: "date", label: t("feed.date") },
      { key: "establishment", label: dimensionName("establishment") },
      { key: "provider", label: t("feed.provider") },
      { key: "rating", label: t("feed.rating"), numeric: true },
      { key: "title", label: t("feed.title") },
      { key: "text", label: t("feed.text") },
    ],
    rows: result.items.map((item) => [
      { value: item.published_at, text: formatDate(item.published_at) },
      textCell(item.establishment_name),
      textCell(item.provider_name),
      { value: plainFigure(item.rating, "rating"), text: formatRating(item.rating) },
      textCell(item.title ?? ""),
      textCell(item.text ?? ""),
    ]),
  };
}
