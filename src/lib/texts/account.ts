import texts from "../../locales/fr/account.json";
import { addTexts } from "../i18n.ts";

addTexts("account", texts);
