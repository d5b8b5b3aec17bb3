import { textsOf } from "../../lib/i18n.ts";
import texts from "./identity.fr.json";

export const useTexts = textsOf("identity", texts);
