/** The languages of which {@link wordForms} knows plurals. */
export const inflectedLanguages = ["fr", "en", "de", "es", "it", "nl"] as const;
export type InflectedLanguage = (typeof inflectedLanguages)[number];

/** From an ending to those that the other number of the same word may have; the longest that fits counts. */
type Endings = readonly (readonly [ending: string, others: readonly string[]])[];

/**
 * Number alone. Gender is left out on purpose: it would make one word of «port» and «porte», of «cours» and «course».
 * A form that no word has costs nothing, it is found nowhere.
 */
const endings: Readonly<Record<InflectedLanguage, Endings>> = {
  fr: [
    ["eaux", ["eau"]],
    ["oux", ["ou"]],
    ["aux", ["al", "ail", "au"]],
    ["eux", ["eu"]],
    ["ss", []],
    ["s", [""]],
    ["x", []],
    ["z", []],
    ["eau", ["eaux"]],
    ["au", ["aux", "aus"]],
    ["eu", ["eux", "eus"]],
    ["al", ["aux", "als"]],
    ["ail", ["ails", "aux"]],
    ["ou", ["ous", "oux"]],
    ["", ["s"]],
  ],
  en: [
    ["sses", ["ss"]],
    ["xes", ["x", "xe"]],
    ["ches", ["ch", "che"]],
    ["shes", ["sh"]],
    ["ies", ["y", "ie"]],
    ["ss", ["sses"]],
    ["us", ["uses"]],
    ["s", [""]],
    ["x", ["xes"]],
    ["ch", ["ches"]],
    ["sh", ["shes"]],
    ["ay", ["ays"]],
    ["ey", ["eys"]],
    ["oy", ["oys"]],
    ["y", ["ies"]],
    ["", ["s"]],
  ],
  de: [
    ["innen", ["in"]],
    ["ern", ["er", "ere"]],
    ["er", ["ern", ""]],
    ["en", ["e", ""]],
    ["eln", ["el"]],
    ["el", ["eln"]],
    ["e", ["en", ""]],
    ["in", ["innen"]],
    ["s", ["", "se"]],
    ["", ["e", "en", "er", "s", "n"]],
  ],
  es: [
    ["ces", ["z"]],
    ["ones", ["on"]],
    ["es", ["", "e"]],
    ["s", [""]],
    ["z", ["ces"]],
    ["a", ["as"]],
    ["e", ["es"]],
    ["i", ["is"]],
    ["o", ["os"]],
    ["u", ["us"]],
    ["", ["es"]],
  ],
  it: [
    ["chi", ["co"]],
    ["che", ["ca"]],
    ["ghi", ["go"]],
    ["ghe", ["ga"]],
    ["io", ["i"]],
    ["co", ["chi", "ci"]],
    ["ca", ["che"]],
    ["go", ["ghi", "gi"]],
    ["ga", ["ghe"]],
    ["i", ["o", "e", "io", "a"]],
    ["e", ["i", "a"]],
    ["o", ["i"]],
    ["a", ["e", "i"]],
  ],
  nl: [
    ["en", [""]],
    ["s", [""]],
    ["e", ["en", "es"]],
    ["", ["en", "s"]],
  ],
};

/** Shorter words have no other form: «bus» is not the plural of «bu». */
const LEAST = 4;

/**
 * The forms of a folded word that mean the same in a language, in either number, the word itself first:
 * «chambre, chambres», «cheval, chevaux», «Zimmer, Zimmern». In a language that is not known, the word alone.
 */
export function wordForms(word: string, language: string): readonly string[] {
  if (!isInflected(language) || /\d/.test(word)) return [word];
  const [ending, others] = endings[language].find(([end]) => word.endsWith(end)) ?? ["", []];
  const stem = word.slice(0, word.length - ending.length);
  const singular = word.length >= LEAST || others.every((other) => other.length > ending.length);
  if (!singular) return [word];
  return [...new Set([word, ...others.map((other) => stem + other).filter((form) => form.length >= 3)])];
}

function isInflected(language: string): language is InflectedLanguage {
  return (inflectedLanguages as readonly string[]).includes(language);
}
