import type { TFunction } from "i18next";
import { getI18n } from "react-i18next";

import { tableWords, type TableWords } from "../../../engine/table/view-table.ts";
import { typesetAll } from "../../../domain/format/typeset.ts";
import texts from "./views.fr.json";

/** The texts of the views in one language: what their sentences are made of. */
export type ViewWords = TFunction<"views">;

/** The texts of the views, also outside components: their sentences and tables are plain functions. */
export function viewText(): ViewWords {
  const i18n = getI18n();
  // They load with the views, after the application's own.
  if (!i18n.hasResourceBundle("fr", "views")) i18n.addResourceBundle("fr", "views", typesetAll(texts));
  return i18n.getFixedT(null, "views");
}

/** The words of the views' tables, in the language of the page. */
export function pageTableWords(): TableWords {
  return tableWords(viewText());
}
