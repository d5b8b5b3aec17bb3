import { textsOf } from "../../lib/i18n.ts";
import texts from "./outbox.fr.json";

export const useTexts = textsOf("outbox", texts);
