import { textsOf } from "../../lib/i18n.ts";
import texts from "./professional.fr.json";

export const useTexts = textsOf("professional", texts);
