import { textsOf } from "../../../lib/i18n.ts";
import texts from "./reviews-browser.fr.json";

export const useTexts = textsOf("reviews-browser", texts);
