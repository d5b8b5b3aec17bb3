import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { cutText } from "../../../src/ui/chart/words/phrases.ts";
import { observed } from "../../../src/ui/chart/words/phrases.ts";
import { formatNumber } from "../../../src/domain/format/format.ts";
import type { UrgencyRule } from "../../../src/generated/types.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";

/** «3 avis affichés sur 18 432»; «3 avis» where their number in all may not be shown. */
export function sentence({ options, result: { items, total } }: ViewProps<"feed">, t: ViewWords): string {
  const shown = Math.min(items.length, options.limit ?? 3);
  if (shown === 0) return t("noData");
  return total === null ? observed(t, shown, "count") : cutText(t, shown, total, "review");
}

/** By what urgent reviews are ordered, in words. */
export function urgencyText(t: ViewWords, { bad_below: bad, recent_days: days, seen_share: share }: UrgencyRule): string {
  const values = { bad: formatNumber(bad, Number.isInteger(bad) ? 0 : 1), days };
  return share === undefined ? t("feed.urgency", values) : t("feed.urgencySeen", { ...values, share: formatNumber(share * 100) });
}
