import { formatFigure, isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewContext } from "../../../src/engine/table/view-props.ts";
import type { TextSpan } from "../../../src/generated/types.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";

/** A figure within a text, or why there is none, in words. */
export function figureWords(t: ViewWords, figure: NonNullable<TextSpan["figure"]>, { samples, audience }: ViewContext): string {
  const sample = sampleOf(figure, figure.unit, samples, audience);
  if (isShown(sample)) return formatFigure(figure.value, figure.unit);
  return sample === "hidden" ? t("insufficient").toLowerCase() : "-";
}
