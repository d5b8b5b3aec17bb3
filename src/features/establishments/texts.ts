import { textsOf } from "../../lib/i18n.ts";
import texts from "./establishments.fr.json";

export const useTexts = textsOf("establishments", texts);
