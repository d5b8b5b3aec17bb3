import { textsOf } from "../../lib/i18n.ts";
import texts from "./to-answer.fr.json";

export const useTexts = textsOf("to-answer", texts);
