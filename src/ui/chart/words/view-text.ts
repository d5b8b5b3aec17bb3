import { addTexts, type Translate, translatorOf } from "../../../domain/texts/texts.ts";
import { tableWords, type TableWords } from "../../../engine/table/view-table.ts";
import texts from "./views.fr.json";

addTexts("views", texts);

/** The texts of the views in one language: what their sentences are made of. */
export type ViewWords = Translate<"views">;

/** The texts of the views, also outside components: their sentences and tables are plain functions. */
export function viewText(): ViewWords {
  return translatorOf("views");
}

/** The words of the views' tables, in the language of the page. */
export function pageTableWords(): TableWords {
  return tableWords(viewText());
}
