import { textsOf } from "../../lib/i18n.ts";
import texts from "./form.fr.json";

export const useTexts = textsOf("form", texts);
