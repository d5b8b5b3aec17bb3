import i18next from "i18next";
import { initReactI18next } from "react-i18next";

import type { Texts } from "../../src/generated/texts.ts";
import { readTexts } from "../kit/texts.ts";

/** Gives the views their French texts, outside a page: {@link viewText} then has them. */
export function openWords(): void {
  void i18next
    .createInstance()
    .use(initReactI18next)
    .init({
      lng: "fr",
      fallbackLng: "fr",
      defaultNS: "views",
      resources: { fr: { views: readTexts("src/ui/chart/words/views.fr.json") as unknown as Texts["views"] } },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      initAsync: false,
    });
}
