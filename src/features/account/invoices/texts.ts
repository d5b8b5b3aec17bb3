import { textsOf } from "../../../lib/i18n.ts";
import texts from "./invoices.fr.json";

export const useTexts = textsOf("invoices", texts);
