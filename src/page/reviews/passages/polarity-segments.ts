import type { Translate } from "../../../domain/texts/texts.ts";

import { formatNumber } from "../../../domain/format/format.ts";
import type { Polarity } from "../../../generated/types.ts";
import { polarities } from "../polarity.ts";
import type { Figure } from "../reviews-types.ts";

const names = { "1": "positives", "0": "neutrals", "-1": "negatives", null: "all" } as const;

/** The sides that the passages of a figure can be narrowed to; null for all that it counts. */
export function polaritySegments({ expressed }: Pick<Figure, "expressed">): (Polarity | null)[] {
  return [null, ...polarities.filter((polarity) => polarity !== 0 || !expressed)];
}

/** «Positifs 1 240»; the name alone until the count is known. */
export function segmentLabel(t: Translate<"reviews">, polarity: Polarity | null, count: number | undefined): string {
  const name = t(`polarity.${names[String(polarity) as keyof typeof names]}`);
  return count === undefined ? name : t("polarity.counted", { name, total: formatNumber(count) });
}
