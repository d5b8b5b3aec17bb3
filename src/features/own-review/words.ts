import { useEffect, useState } from "react";

import { type AuthorLanguage, authorLanguage, authorLanguages } from "../../domain/moderation/policy.ts";
import type french from "./words/fr.json";

/** The words of the public pages, in one language. */
export type Words = typeof french;

const loads: Readonly<Record<AuthorLanguage, () => Promise<{ default: Words }>>> = {
  fr: () => import("./words/fr.json"),
  en: () => import("./words/en.json"),
  de: () => import("./words/de.json"),
  nl: () => import("./words/nl.json"),
  es: () => import("./words/es.json"),
  it: () => import("./words/it.json"),
};

/** The visitor's language: the first of the browser's that is among the six. */
export function visitorLanguage(): AuthorLanguage {
  const known = navigator.languages.map((lang) => authorLanguages.find((one) => one === lang.slice(0, 2).toLowerCase()));
  return known.find((lang) => lang !== undefined) ?? authorLanguage(null);
}

export interface Spoken {
  lang: AuthorLanguage;
  setLang: (lang: AuthorLanguage) => void;
  /** Undefined until they have come. */
  words: Words | undefined;
}

/** The words of a public page in the visitor's language, or the one that was chosen; `preferred` is that of what is read. */
export function useWords(preferred?: AuthorLanguage): Spoken {
  const [chosen, setLang] = useState<AuthorLanguage | null>(null);
  const [loaded, setLoaded] = useState<{ lang: AuthorLanguage; words: Words }>();
  const lang = chosen ?? preferred ?? visitorLanguage();
  useEffect(() => {
    let wanted = true;
    void loads[lang]().then(({ default: words }) => wanted && setLoaded({ lang, words }));
    document.documentElement.lang = lang;
    return () => {
      wanted = false;
      document.documentElement.lang = "fr";
    };
  }, [lang]);
  // The former words stay until the new ones have come.
  return { lang, setLang, words: loaded?.words };
}

/** A day in words of a language. */
export function dayIn(lang: AuthorLanguage, moment: string): string {
  return new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", year: "numeric", timeZone: "Europe/Paris" }).format(
    new Date(moment),
  );
}

/** A mark in words of a language. */
export function markIn(lang: AuthorLanguage, mark: number): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(mark);
}

/** The word for an id; undefined for one that the product's own file adds. */
export function wordOf(words: Readonly<Record<string, string>>, id: string): string | undefined {
  return words[id];
}
