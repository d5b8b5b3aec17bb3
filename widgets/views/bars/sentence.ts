import { formatFigure, isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import { formatNumber } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { clauses, observed } from "../../../src/ui/chart/words/phrases.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";

/** How many bars a sentence names. */
const NAMED = 3;

/** «Nombre d’avis : Google 6 120, Tripadvisor 4 310, Booking.com 3 890, et 5 autres». */
export function sentence({ result, context }: ViewProps<"bars">, t: ViewWords): string {
  const { label, unit } = result;
  if (result.kind === "matrix") {
    const columns = result.columns.map((column) => column.label).join(", ");
    const rows = result.rows.slice(0, NAMED).map((row) => row.label);
    if (rows.length === 0) return t("sentence.figure", { label, value: t("none") });
    return t("sentence.figure", { label: `${label} (${columns})`, value: clauses(...rows, more(t, result.rows.length)) });
  }
  if (result.items.length === 0) return t("sentence.figure", { label, value: t("none") });
  const items = result.items.slice(0, NAMED).map((item) => {
    const shown = isShown(sampleOf(item, unit, context.samples, context.audience));
    return t("sentence.item", { label: item.label, value: shown ? formatFigure(item.value, unit) : t("insufficient").toLowerCase() });
  });
  return clauses(
    t("sentence.figure", { label, value: clauses(...items, more(t, result.items.length)) }),
    unit !== "count" && !result.total.hidden && observed(t, result.total.n, unit, context.source),
  );
}

function more(t: ViewWords, count: number): string | false {
  return count > NAMED && t("sentence.more", { count: count - NAMED, n: formatNumber(count - NAMED) });
}
