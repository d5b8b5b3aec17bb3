import i18next from "i18next";
import { initReactI18next } from "react-i18next";

/**
 * Every file of `src/locales/fr` is a namespace; its types are listed in `locale-types.d.ts`. Those that one part of
 * the application alone uses come with it (`texts/`), and those of the server's own pages and answers never.
 */
const files = import.meta.glob<Record<string, unknown>>(
  [
    "../locales/fr/*.json",
    "!../locales/fr/{accessibility,account,dashboards,edit,form,list,method,reviews,shortcuts,soon,account-problems,errors,sign-in,verification}.json",
  ],
  { eager: true, import: "default" },
);

/** The texts of the application, in French, bundled: ready as soon as this module is loaded. */
export const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: "fr",
  fallbackLng: "fr",
  defaultNS: "ui",
  resources: { fr: Object.fromEntries(Object.entries(files).map(([path, texts]) => [namespaceOf(path), texts])) },
  // React escapes by itself.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  initAsync: false,
});

/** Adds the texts of a part of the application, before any of it is drawn. */
export function addTexts(namespace: string, texts: Readonly<Record<string, unknown>>): void {
  i18n.addResourceBundle("fr", namespace, texts);
}

function namespaceOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".json".length);
}
