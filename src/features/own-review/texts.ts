import { textsOf } from "../../lib/i18n.ts";
import texts from "./own-review.fr.json";

export const useTexts = textsOf("own-review", texts);
