import { textsOf } from "../../lib/i18n.ts";
import texts from "./sharing.fr.json";

/** The texts of the dialogs by which a page is shared or sent, which load with the first of them. */
export const useTexts = textsOf("sharing", texts);
