import { fold } from "../../../src/domain/text/fold.ts";
import type { Lexicon, ThemeCues } from "../types.ts";
import { acuteName, entryTokens } from "../vocabulary.ts";

/** A fault of a lexicon. `path` points into the document (`themes.calme.praise`). */
export interface Problem {
  lang: string;
  code: "duplicate" | "contradiction" | "exclusive" | "empty" | "duplicate_language";
  path: string;
  /** Place in the list, where the fault is one entry's. */
  index?: number;
  entry: string;
  /** The entry that this one repeats, contradicts or excludes, where that is the fault. */
  other?: EntryPlace;
}

/** The list of an entry, and its index there. */
export interface EntryPlace {
  path: string;
  index: number;
}

/** An entry's position, and the group of lists that its list is compared with. */
interface Placed extends EntryPlace {
  value: number;
  group: string;
}

const CUE_LISTS: readonly (readonly [keyof ThemeCues, number])[] = [
  ["targets", 0],
  ["praise", 1],
  ["blame", -1],
  ["soft_praise", 1],
  ["soft_blame", -1],
];

/** Last words for and against the whole: one entry cannot be both. */
const VERDICTS: ReadonlyMap<string, number> = new Map([
  ["verdict_praise", 1],
  ["verdict_blame", -1],
]);
/** What a word does to the judgement beside it is one of these; the other modifiers may go together («seul bémol»). */
const EFFECTS: ReadonlySet<string> = new Set(["negators", "boosters", "dampers"]);
/**
 * Groups of lists that share no entry: the effect of a word, the figure that a phrase opens, the kind of place, the gender of a
 * thing, the incident that a sign indicates.
 */
const ALTERNATIVES: ReadonlySet<string> = new Set(["effects", "turns", "domains", "genders", "incidents"]);
/** Words that accompany a figure of speech, and may open one too. */
const BESIDE_TURNS: ReadonlySet<string> = new Set(["conditionals", "degrees", "comparatives", "subjunctives"]);

/**
 * Every fault of the lexicons: an empty entry, one that is there twice in a list or on one side of
 * a theme, a contradiction (praise and blame of the same thing), an entry of two lists that exclude each other, a language
 * given twice.
 */
export function lintLexicons(lexicons: readonly Lexicon[]): Problem[] {
  const problems: Problem[] = [];
  const languages = new Set<string>();
  for (const lexicon of lexicons) {
    if (languages.has(lexicon.lang)) problems.push({ lang: lexicon.lang, code: "duplicate_language", path: "lang", entry: lexicon.lang });
    languages.add(lexicon.lang);
    lintOne(lexicon, problems);
  }
  return problems;
}

function lintOne(lexicon: Lexicon, problems: Problem[]): void {
  const seen = new Map<string, Placed[]>();
  const visit = (
    entries: readonly string[] | undefined,
    path: string,
    group = path,
    value = 0,
    keyOf: (entry: string) => string = matchedAs,
  ): void => {
    const inList = new Map<string, EntryPlace>();
    for (const [index, entry] of (entries ?? []).entries()) {
      const key = keyOf(entry);
      const report = (code: Problem["code"], other?: EntryPlace): number =>
        problems.push({ lang: lexicon.lang, code, path, index, entry, ...(other ? { other } : {}) });
      if (key === "") {
        report("empty");
        continue;
      }
      const twin = inList.get(key);
      if (twin) report("duplicate", twin);
      else inList.set(key, { path, index });
      const before = seen.get(key) ?? [];
      const same = before.filter((p) => p.group === group && p.path !== path);
      const [excluded] = ALTERNATIVES.has(group) ? same : [];
      const opposite = same.find((p) => p.value * value < 0);
      const equal = value === 0 ? undefined : same.find((p) => p.value === value);
      if (excluded) report("exclusive", excluded);
      else if (opposite) report("contradiction", opposite);
      else if (equal) report("duplicate", equal);
      seen.set(key, [...before, { path, index, group, value }]);
    }
  };
  for (const [theme, cues] of Object.entries(lexicon.themes)) {
    for (const [list, value] of CUE_LISTS) visit(cues[list], `themes.${theme}.${list}`, theme, value);
  }
  for (const side of ["praise", "blame"] as const) {
    for (const grade of ["strong", "normal", "weak"] as const)
      visit(lexicon.polarity[side]?.[grade], `polarity.${side}.${grade}`, "", side === "praise" ? 1 : -1);
  }
  visit(lexicon.polarity.neutral, "polarity.neutral", "");
  for (const [list, entries] of listsOf(lexicon.modifiers)) {
    const verdict = VERDICTS.get(list);
    visit(entries, `modifiers.${list}`, verdict !== undefined ? "verdicts" : EFFECTS.has(list) ? "effects" : undefined, verdict);
  }
  for (const [list, entries] of listsOf(lexicon.turns)) visit(entries, `turns.${list}`, BESIDE_TURNS.has(list) ? undefined : "turns");
  for (const [list, entries] of listsOf(lexicon.domains)) visit(entries, `domains.${list}`, "domains");
  for (const [list, entries] of listsOf(lexicon.wording))
    visit(entries, `wording.${list}`, list === "adjectives" || list === "names" ? undefined : "genders", 0, wordedAs);
  for (const [list, entries] of listsOf(lexicon.incidents)) visit(entries, `incidents.${list}`, "incidents");
  visit(lexicon.function_words, "function_words");
}

const listsOf = (part: object = {}): [string, string[]][] => Object.entries(part);

/** Two entries of the same name are met in the same texts. */
function matchedAs(entry: string): string {
  return entryTokens(entry.replace(/^=/, ""))
    .map(({ text, acute }) => (acute ? acuteName(text) : text))
    .join(" ");
}

/** The lists of wording are looked up letter by letter: «petit déjeuner» and «petit-déjeuner» both have their place; an adjective comes with its stem. */
const wordedAs = (entry: string): string => fold(entry.split("=")[0] ?? "").trim();
