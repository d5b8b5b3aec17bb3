import { textsOf } from "../../lib/i18n.ts";
import texts from "./filters.fr.json";

export const useTexts = textsOf("filters", texts);
