import { textsOf } from "../../lib/i18n.ts";
import texts from "./forms-card.fr.json";

export const useTexts = textsOf("forms-card", texts);
