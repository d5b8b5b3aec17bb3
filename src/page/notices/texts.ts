import { textsOf } from "../../lib/i18n.ts";
import texts from "./notices.fr.json";

export const useTexts = textsOf("notices", texts);
