import { textsOf } from "../../lib/i18n.ts";
import texts from "./reviews.fr.json";

export const useTexts = textsOf("reviews", texts);
