import { textsOf } from "../../../lib/i18n.ts";
import texts from "./review-translation.fr.json";

export const useTexts = textsOf("review-translation", texts);
