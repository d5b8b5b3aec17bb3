import { plainFigure } from "../../../src/domain/figure/figure.ts";
import { formatDate, formatRating } from "../../../src/domain/format/format.ts";
import { type TableData, textCell } from "../../../src/domain/format/table-data.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** One row for each review that was sent, also those beyond the ones drawn. */
export function tableOf({ result }: TableInput<"feed">, words: TableWords): TableData {
  return {
    columns: [
      { key: "date", label: words.say("feed.date") },
      { key: "establishment", label: words.dimension("establishment") },
      { key: "provider", label: words.say("feed.provider") },
      { key: "rating", label: words.say("feed.rating"), numeric: true },
      { key: "title", label: words.say("feed.title") },
      { key: "text", label: words.say("feed.text") },
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
