import type { TFunction } from "i18next";
import { getI18n } from "react-i18next";

import { tableWords, type TableWords } from "../../../engine/table/view-table.ts";
import { textsOf } from "../../../lib/i18n.ts";
import texts from "./views.fr.json";

textsOf("views", texts);

/** The texts of the views in one language: what their sentences are made of. */
export type ViewWords = TFunction<"views">;

/** The texts of the views, also outside components: their sentences and tables are plain functions. */
export function viewText(): ViewWords {
  return getI18n().getFixedT(null, "views");
}

/** The words of the views' tables, in the language of the page. */
export function pageTableWords(): TableWords {
  return tableWords(viewText());
}
