import { textsOf } from "../../lib/i18n.ts";
import texts from "./selections.fr.json";

export const useTexts = textsOf("selections", texts);
