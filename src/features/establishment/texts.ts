import { textsOf } from "../../lib/i18n.ts";
import texts from "./establishment.fr.json";

export const useTexts = textsOf("establishment", texts);
