import { textsOf } from "../../lib/i18n.ts";
import texts from "./visits.fr.json";

export const useTexts = textsOf("visits", texts);
