import { textsOf } from "../../lib/i18n.ts";
import texts from "./account.fr.json";

export const useTexts = textsOf("account", texts);
