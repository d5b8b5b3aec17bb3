import { textsOf } from "../../lib/i18n.ts";
import texts from "./page.fr.json";

/** The words of figures, facets and tiles: pages without any do not load them. */
export const usePageTexts = textsOf("page", texts);
