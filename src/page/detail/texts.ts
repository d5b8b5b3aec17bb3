import { textsOf } from "../../lib/i18n.ts";
import texts from "./detail.fr.json";

export const useTexts = textsOf("detail", texts);
