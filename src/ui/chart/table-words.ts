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
    compared: t("compared"),
    gap: t("gap"),
    measure: t("measure"),
    value: t("value"),
    dimension: dimensionName,
    grain: (name: "day" | "week" | "month" | "quarter" | "year") => t(`grain.${name}`),
  };
}

/** The French name of a dimension, as a column title. */
export function dimensionName(name: string): string {
  const t = viewText();
  const known = dimensions.find((dimension) => dimension === name);
  return known ? t(`dimension.${known}`) : t("label");
}
