import type { Unit } from "../../../domain/figure/figure.ts";
import { tableWords } from "../../../engine/table/view-table.ts";
import type { ViewWords } from "../words/view-text.ts";

/** The title of a column of gaps, with their unit in few letters: «Écart (pts)». */
export function gapTitle(t: ViewWords, unit: Unit): string {
  return unit === "hours" ? t("gap") : t("gapIn", { unit: unit === "count" || unit === "ratio" ? t("gapUnit.count") : t("gapPoints") });
}

/** The French name of a dimension, as a column title. */
export function dimensionName(t: ViewWords, name: string): string {
  return tableWords(t).dimension(name);
}
