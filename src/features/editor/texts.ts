import { textsOf } from "../../lib/i18n.ts";
import texts from "./editor.fr.json";

export const useTexts = textsOf("editor", texts);
