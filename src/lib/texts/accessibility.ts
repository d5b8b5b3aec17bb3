import texts from "../../locales/fr/accessibility.json";
import { addTexts } from "../i18n.ts";

addTexts("accessibility", texts);
