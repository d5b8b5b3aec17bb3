import { textsOf } from "../../../lib/i18n.ts";
import texts from "./subscription.fr.json";

export const useTexts = textsOf("subscription", texts);
