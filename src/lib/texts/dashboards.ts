import texts from "../../locales/fr/dashboards.json";
import { addTexts } from "../i18n.ts";

addTexts("dashboards", texts);
