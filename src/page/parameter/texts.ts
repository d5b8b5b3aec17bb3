import { textsOf } from "../../lib/i18n.ts";
import texts from "./parameter.fr.json";

export const useTexts = textsOf("parameter", texts);
