import texts from "../../locales/fr/shortcuts.json";
import { addTexts } from "../i18n.ts";

addTexts("shortcuts", texts);
