import texts from "../../locales/fr/soon.json";
import { addTexts } from "../i18n.ts";

addTexts("soon", texts);
