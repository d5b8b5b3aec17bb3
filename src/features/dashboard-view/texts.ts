import { textsOf } from "../../lib/i18n.ts";
import texts from "./dashboard-view.fr.json";

export const useTexts = textsOf("dashboard-view", texts);
