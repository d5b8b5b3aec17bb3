import type { FormLanguage } from "../../domain/forms/translations.ts";
import type french from "./words/fr.json";

/** The product's own words on the page of guests, in one language. */
export type GuestWords = typeof french;

const loads: Readonly<Record<FormLanguage, () => Promise<{ default: GuestWords }>>> = {
  fr: () => import("./words/fr.json"),
  en: () => import("./words/en.json"),
  de: () => import("./words/de.json"),
  nl: () => import("./words/nl.json"),
  es: () => import("./words/es.json"),
  it: () => import("./words/it.json"),
};

export async function loadGuestWords(lang: FormLanguage): Promise<GuestWords> {
  return (await loads[lang]()).default;
}
