import type { FormDocument, FormWords } from "../../generated/types.ts";

export const formLanguages = ["fr", "en", "de", "nl", "es", "it"] as const satisfies readonly (keyof FormWords)[];
export type FormLanguage = (typeof formLanguages)[number];

/** A text of a form with its place, a JSON pointer. */
export interface PlacedWords {
  at: string;
  words: FormWords;
}

/** Every text of a form that guests read, buttons included. */
export function textsOf({ title, intro, pages, consent, ending, buttons }: FormDocument): PlacedWords[] {
  const found: PlacedWords[] = [];
  const add = (at: string, words: FormWords | undefined): void => void (words && found.push({ at, words }));
  add("/title", title);
  add("/intro", intro);
  for (const [index, page] of pages.entries()) {
    const at = `/pages/${index}`;
    add(`${at}/title`, page.title);
    for (const [place, { label, hint, choices = [] }] of page.questions.entries()) {
      add(`${at}/questions/${place}/label`, label);
      add(`${at}/questions/${place}/hint`, hint);
      for (const [no, choice] of choices.entries()) add(`${at}/questions/${place}/choices/${no}/label`, choice.label);
    }
  }
  add("/consent/publish", consent?.publish);
  add("/consent/prospecting", consent?.prospecting);
  add("/ending/title", ending.title);
  add("/ending/text", ending.text);
  add("/ending/link/label", ending.link?.label);
  for (const name of ["start", "next", "back", "send"] as const) add(`/buttons/${name}`, buttons?.[name]);
  return found;
}

/** The languages in which a form can be answered: those of its title. */
export function languagesOf({ title }: Pick<FormDocument, "title">): FormLanguage[] {
  return formLanguages.filter((lang) => title[lang] !== undefined);
}

/** The texts that a language lacks, of each language in which the form can be answered. French replaces them. */
export function missingTranslations(form: FormDocument): { lang: FormLanguage; at: string[] }[] {
  const texts = textsOf(form);
  return languagesOf(form)
    .map((lang) => ({ lang, at: texts.filter(({ words }) => words[lang] === undefined).map(({ at }) => at) }))
    .filter(({ at }) => at.length > 0);
}

/** A text in a language; in French where it has none. */
export function wordsIn(words: FormWords, lang: FormLanguage): string {
  return words[lang] ?? words.fr;
}
