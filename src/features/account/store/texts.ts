import { textsOf } from "../../../lib/i18n.ts";
import texts from "./store.fr.json";

export const useTexts = textsOf("store", texts);
