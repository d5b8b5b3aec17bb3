import { textsOf } from "../../lib/i18n.ts";
import texts from "./remarks.fr.json";

export const useTexts = textsOf("remarks", texts);
