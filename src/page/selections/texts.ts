import { textsOf } from "../../lib/i18n.ts";
import texts from "./add-to-selection.fr.json";

export const useTexts = textsOf("add-to-selection", texts);
