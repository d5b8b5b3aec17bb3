import type { Unit } from "../../domain/figure.ts";
import { viewText } from "./view-text.ts";

const dimensions = [
  "establishment",
  "commune",
  "category",
  "provider",
  "theme",
  "expression",
  "polarity",
  "child",
  "language",
  "country",
  "profile",
  "stars",
  "capacity",
  "rating-band",
  "tonality",
  "selection",
  "weekday",
  "hour",
  "answered",
] as const;

/** The words of the views' tables: column titles and cautions. */
export function tableWords() {
  const t = viewText();
  return {
    insufficient: t("insufficient"),
    sample: t("sample"),
    incomplete: t("incomplete"),
    compared: t("compared"),
    gapUnit: (unit: Unit) => t(`gapUnit.${unit}`),
    unit: t("unit"),
    gap: (unit?: Unit) => (unit ? t("gapIn", { unit: t(`gapUnit.${unit}`) }) : t("gap")),
    measure: t("measure"),
    value: t("value"),
    group: t("changes.group"),
    everything: t("changes.everything"),
    dimension: dimensionName,
    grain: (name: "day" | "week" | "month" | "quarter" | "year") => t(`grain.${name}`),
  };
}

/** The title of a column of gaps, with their unit in few letters: «Écart (pts)». */
export function gapTitle(unit: Unit): string {
  const t = viewText();
  return unit === "hours" ? t("gap") : t("gapIn", { unit: unit === "count" || unit === "ratio" ? t("gapUnit.count") : t("gapPoints") });
}

/** The French name of a dimension, as a column title. */
export function dimensionName(name: string): string {
  const t = viewText();
  const known = dimensions.find((dimension) => dimension === name);
  return known ? t(`dimension.${known}`) : t("label");
}
