import { textsOf } from "../../lib/i18n.ts";
import texts from "./support.fr.json";

export const useTexts = textsOf("support", texts);
export type SupportTexts = ReturnType<typeof useTexts>["t"];
