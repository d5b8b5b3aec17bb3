import texts from "../../locales/fr/method.json";
import { addTexts } from "../i18n.ts";

addTexts("method", texts);
