import { textsOf } from "../../lib/i18n.ts";
import texts from "./answers.fr.json";

export const useTexts = textsOf("answers", texts);
