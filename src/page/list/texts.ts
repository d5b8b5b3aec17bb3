import { textsOf } from "../../lib/i18n.ts";
import texts from "./list.fr.json";

export const useTexts = textsOf("list", texts);
