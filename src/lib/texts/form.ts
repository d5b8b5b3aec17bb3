import texts from "../../locales/fr/form.json";
import { addTexts } from "../i18n.ts";

addTexts("form", texts);
