import i18next from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";

import { typesetAll } from "../domain/format/typeset.ts";
import type { Texts } from "../generated/texts.ts";

/**
 * The texts of the namespace «x» are in `x.fr.json`, beside what shows them. Those that lie directly in a layer's folder
 * come with the first load; the others with the part that takes them by `textsOf`.
 */
const files = import.meta.glob<Record<string, unknown>>("../*/*.fr.json", { eager: true, import: "default" });

/** The texts of the application, in French, bundled: ready as soon as this module is loaded. */
export const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: "fr",
  fallbackLng: "fr",
  defaultNS: "ui",
  resources: { fr: Object.fromEntries(Object.entries(files).map(([path, texts]) => [namespaceOf(path), typesetAll(texts)])) },
  // React escapes by itself.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  initAsync: false,
});

/**
 * The hook of a part's own texts. What draws with them imports the hook, and the hook's module the texts, so they are
 * there whenever they are asked for, and load with nothing else.
 */
export function textsOf<Namespace extends keyof Texts>(namespace: Namespace, texts: Texts[Namespace]) {
  i18n.addResourceBundle("fr", namespace, typesetAll(texts));
  return () => useTranslation(namespace);
}

function namespaceOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".fr.json".length);
}
