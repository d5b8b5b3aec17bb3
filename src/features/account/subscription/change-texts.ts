import { textsOf } from "../../../lib/i18n.ts";
import texts from "./subscription-changes.fr.json";

export const useTexts = textsOf("subscription-changes", texts);
