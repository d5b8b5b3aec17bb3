import { textsOf } from "../../lib/i18n.ts";
import texts from "./forms.fr.json";

export const useTexts = textsOf("forms", texts);
