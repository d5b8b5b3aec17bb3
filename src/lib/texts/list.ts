import texts from "../../locales/fr/list.json";
import { addTexts } from "../i18n.ts";

addTexts("list", texts);
