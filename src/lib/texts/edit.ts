import texts from "../../locales/fr/edit.json";
import { addTexts } from "../i18n.ts";

addTexts("edit", texts);
