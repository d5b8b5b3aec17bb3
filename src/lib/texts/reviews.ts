import texts from "../../locales/fr/reviews.json";
import { addTexts } from "../i18n.ts";

addTexts("reviews", texts);
