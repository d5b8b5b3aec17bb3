import { textsOf } from "../../lib/i18n.ts";
import texts from "./export.fr.json";

export const useTexts = textsOf("export", texts);
