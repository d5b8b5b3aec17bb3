import { textsOf } from "../../lib/i18n.ts";
import texts from "./reports.fr.json";

export const useTexts = textsOf("reports", texts);
