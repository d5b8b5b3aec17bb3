// Forms are generated when a lexicon is loaded, so that no stemming is paid while reading reviews. Input and output are folded.

type Ending = readonly [end: string, replacements: readonly string[]];

const FRENCH: readonly Ending[] = [
  ["eaux", ["eaux", "eau"]],
  ["eau", ["eau", "eaux", "elle", "elles"]],
  ["eux", ["eux", "euse", "euses"]],
  ["euse", ["euse", "euses"]],
  ["if", ["if", "ifs", "ive", "ives"]],
  ["er", ["er", "ers", "ere", "eres"]],
  ["iel", ["iel", "iels", "ielle", "ielles"]],
  ["el", ["el", "els", "elle", "elles"]],
  ["nul", ["nul", "nuls", "nulle", "nulles"]],
  ["ail", ["ail", "ails", "aux"]],
  ["il", ["il", "ils", "ille", "illes"]],
  ["ien", ["ien", "iens", "ienne", "iennes"]],
  ["bon", ["bon", "bons", "bonne", "bonnes"]],
  ["et", ["et", "ets", "ete", "etes", "ette", "ettes"]],
  ["al", ["al", "als", "ale", "ales", "aux"]],
  ["ot", ["ot", "ots", "ote", "otes", "otte", "ottes"]],
  ["os", ["os", "osse", "osses"]],
  ["as", ["as", "asse", "asses"]],
  ["ux", ["ux", "uce", "uces", "usse", "usses"]],
  ["x", ["x"]],
  ["s", ["s", "se", "ses"]],
  ["z", ["z"]],
  ["e", ["e", "es"]],
];
/** «fermé», also where its accent was left out. */
const FRENCH_ACUTE: readonly Ending[] = [["e", ["e", "es", "ee", "ees"]]];
const GERMAN: readonly Ending[] = [
  ["e", ["e", "en", "er", "es", "em", "n"]],
  ["el", ["el", "eln", "le", "len", "ler", "les"]],
  ["er", ["er", "ere", "eren", "erer", "eres", "ern", "re", "ren", "res", "rer"]],
];
const ITALIAN: readonly Ending[] = [
  ["io", ["io", "ia", "i", "ie"]],
  ["co", ["co", "ca", "ci", "chi", "che"]],
  ["go", ["go", "ga", "gi", "ghi", "ghe"]],
  ["o", ["o", "a", "i", "e"]],
  ["ca", ["ca", "che"]],
  ["a", ["a", "e"]],
  ["e", ["e", "i"]],
];
const SPANISH: readonly Ending[] = [
  ["o", ["o", "a", "os", "as"]],
  ["a", ["a", "as"]],
  ["e", ["e", "es"]],
  ["z", ["z", "ces"]],
  ["on", ["on", "ones", "ona", "onas"]],
];
const ENGLISH: readonly Ending[] = [
  ["y", ["y", "ies"]],
  ["s", ["s"]],
  ["e", ["e", "es", "ed"]],
];

const ENDINGS: Record<string, readonly Ending[]> = { fr: FRENCH, de: GERMAN, it: ITALIAN, es: SPANISH, en: ENGLISH, nl: [] };
const DEFAULTS: Record<string, readonly string[]> = {
  fr: ["", "s", "e", "es"],
  de: ["", "e", "en", "er", "es", "em", "s", "n"],
  it: [""],
  es: ["", "s", "es"],
  en: ["", "s"],
  nl: ["", "e", "s", "en"],
};

/** «Schoon, schone», «vies, vieze», «snel, snelle»: before an ending Dutch writes a long vowel once, a voiced consonant, or a consonant twice. */
function dutchForms(word: string): string[] {
  const [, stem = "", vowel = "", last = ""] = /^(.*?)(aa|ee|oo|uu|ie|eu|oe|ij|ui)([bdfgklmnprst])$/.exec(word) ?? [];
  if (last) return [`${stem}${vowel.replace(/(.)\1/, "$1")}${last === "f" ? "v" : last === "s" ? "z" : last}e`];
  return /^[^aeiou]+[aeiou][bdfgklmnprst]$/.test(word) ? [`${word}${word.slice(-1)}e`] : [];
}

/** French adjectives of three letters, which have forms as longer ones do. */
const FRENCH_SHORT: ReadonlySet<string> = new Set(["bon", "sec"]);
const DECLENSION: readonly string[] = ["", "e", "en", "er", "es", "em"];
/** German ones, declined alone, by their endings: «neun» is no form of «neu», nor «Alter», the age, one of «alt». */
const GERMAN_SHORT: ReadonlyMap<string, readonly string[]> = new Map([
  ...["gut", "neu", "eng"].map((word) => [word, DECLENSION] as const),
  ["alt", DECLENSION.filter((ending) => ending !== "er")],
]);

/** The folded word and its regular forms (gender, number, case) in a language; other words of three letters get an «s» at most. */
export function inflect(word: string, lang: string, acute = false): string[] {
  const declined = lang === "de" ? GERMAN_SHORT.get(word) : undefined;
  if (declined) return declined.map((ending) => word + ending);
  if (word.length < 4 && !(lang === "fr" && FRENCH_SHORT.has(word))) return word.length < 3 ? [word] : [word, `${word}s`];
  for (const [end, replacements] of acute && lang === "fr" ? FRENCH_ACUTE : (ENDINGS[lang] ?? [])) {
    if (!word.endsWith(end)) continue;
    const stem = word.slice(0, word.length - end.length);
    return [...new Set([word, ...replacements.map((r) => stem + r)])];
  }
  const regular = (DEFAULTS[lang] ?? [""]).map((suffix) => word + suffix);
  return lang === "nl" ? [...new Set([...regular, ...dutchForms(word)])] : regular;
}
