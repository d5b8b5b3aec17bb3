import type { TFunction } from "i18next";
import { getI18n } from "react-i18next";

/** The texts of the views, also outside components: their sentences and tables are plain functions. */
export function viewText(): TFunction<"views"> {
  return getI18n().getFixedT(null, "views");
}
