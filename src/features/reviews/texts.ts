import { textsOf } from "../../lib/i18n.ts";
import texts from "./reviews-screen.fr.json";

export const useTexts = textsOf("reviews-screen", texts);
