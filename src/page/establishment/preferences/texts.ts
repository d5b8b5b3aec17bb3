import { textsOf } from "../../../lib/i18n.ts";
import texts from "./preferences.fr.json";

export const useTexts = textsOf("preferences", texts);
