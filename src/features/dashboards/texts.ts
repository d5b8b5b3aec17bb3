import { textsOf } from "../../lib/i18n.ts";
import texts from "./dashboards.fr.json";

export const useTexts = textsOf("dashboards", texts);
