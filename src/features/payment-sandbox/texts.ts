import { textsOf } from "../../lib/i18n.ts";
import texts from "./payment-sandbox.fr.json";

export const useTexts = textsOf("payment-sandbox", texts);
