import { textsOf } from "../../lib/i18n.ts";
import texts from "./moderation.fr.json";

export const useTexts = textsOf("moderation", texts);
