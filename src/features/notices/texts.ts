import { textsOf } from "../../lib/i18n.ts";
import texts from "./notices-screen.fr.json";

export const useTexts = textsOf("notices-screen", texts);
