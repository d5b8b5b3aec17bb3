import { textsOf } from "../../lib/i18n.ts";
import texts from "./method.fr.json";

export const useTexts = textsOf("method", texts);
