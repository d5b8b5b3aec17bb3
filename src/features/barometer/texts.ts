import { textsOf } from "../../lib/i18n.ts";
import texts from "./barometer.fr.json";

export const useTexts = textsOf("barometer", texts);
