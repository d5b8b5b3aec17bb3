import { textsOf } from "../../lib/i18n.ts";
import texts from "./mails.fr.json";

export const useTexts = textsOf("mails", texts);
