import { textsOf } from "../../lib/i18n.ts";
import texts from "./code.fr.json";

export const useTexts = textsOf("code", texts);
