import type { Unit } from "../../domain/figure.ts";
import { tableWords, type TableWords } from "../../engine/view-table.ts";
import { viewText } from "./view-text.ts";

/** The words of the views' tables, in the language of the page. */
export function pageTableWords(): TableWords {
  return tableWords(viewText());
}

/** The title of a column of gaps, with their unit in few letters: «Écart (pts)». */
export function gapTitle(unit: Unit): string {
  const t = viewText();
  return unit === "hours" ? t("gap") : t("gapIn", { unit: unit === "count" || unit === "ratio" ? t("gapUnit.count") : t("gapPoints") });
}

/** The French name of a dimension, as a column title. */
export function dimensionName(name: string): string {
  return pageTableWords().dimension(name);
}
