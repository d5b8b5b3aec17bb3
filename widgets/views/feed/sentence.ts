import { formatNumber } from "../../../src/domain/format.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { viewText } from "../../../src/ui/chart/view-text.ts";

/** «3 avis affichés sur 18 432». */
export function sentence({ options, result }: ViewProps<"feed">): string {
  const shown = Math.min(result.items.length, options.limit ?? 3);
  return shown === 0 ? viewText()("noData") : viewText()("feed.latest", { shown: formatNumber(shown), total: formatNumber(result.total) });
}
