import { textsOf } from "../../../lib/i18n.ts";
import texts from "./help.fr.json";

export const useTexts = textsOf("help", texts);
