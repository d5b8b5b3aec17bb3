import texts from "../../locales/fr/failure.json";
import { addTexts } from "../i18n.ts";

addTexts("failure", texts);
