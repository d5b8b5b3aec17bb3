import { useEffect, useState } from "react";

import { type AuthorLanguage, authorLanguage, authorLanguages } from "../../domain/moderation/policy.ts";
import type french from "./words/fr.json";

/** The words of the public pages, in one language. */
export type Words = typeof french;

/** Where some words are, by language. */
export type WordLoads<W> = Readonly<Record<AuthorLanguage, () => Promise<{ default: W }>>>;

const loads: WordLoads<Words> = {
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
  const lang = chosen ?? preferred ?? visitorLanguage();
  useEffect(() => {
    document.documentElement.lang = lang;
    return () => {
      document.documentElement.lang = "fr";
    };
  }, [lang]);
  return { lang, setLang, words: useLoaded(loads, lang) };
}

/** Some words in a language; undefined until they have come, and the former ones until the new ones have. */
export function useLoaded<W>(from: WordLoads<W>, lang: AuthorLanguage): W | undefined {
  const [loaded, setLoaded] = useState<{ words: W }>();
  useEffect(() => {
    let wanted = true;
    void from[lang]().then(({ default: words }) => wanted && setLoaded({ words }));
    return () => {
      wanted = false;
    };
  }, [from, lang]);
  return loaded?.words;
}

/** A day in words of a language; «1er juillet 2026» as French has it. */
export function dayIn(lang: AuthorLanguage, moment: string): string {
  const day = new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", year: "numeric", timeZone: "Europe/Paris" }).format(
    new Date(moment),
  );
  return lang === "fr" ? day.replace(/^1\b/, "1er") : day;
}

/** A number in a language, with one digit after its sign at most. */
export function numberIn(lang: AuthorLanguage, value: number): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value);
}

/** How long something took, in words of a language: hours, from a day on in days. */
export function spanIn(lang: AuthorLanguage, hours: number): string {
  const [value, unit] = hours < 24 ? [Math.round(hours), "hour"] : [hours / 24, "day"];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 }).format(value);
}

/** The word for an id; undefined for one that the product's own file adds. */
export function wordOf(words: Readonly<Record<string, string>>, id: string): string | undefined {
  return words[id];
}
