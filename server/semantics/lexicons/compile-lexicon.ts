import { compileIncidents, type IncidentSigns } from "../incidents.ts";
import { DOMAINS } from "../kinds-of-place.ts";
import { inflect } from "../text/inflect.ts";
import { readTurns } from "./turn-table.ts";
import type { TurnTable } from "./turn-table.ts";
import { THEMES } from "../types.ts";
import type { GradedWords, Lexicon, ThemeCues } from "../types.ts";
import { acuteName, ANY_NUMBER, entryTokens, entryWords, Vocabulary } from "../vocabulary.ts";
import { readWording } from "../wording/wording.ts";
import type { Wording } from "../wording/wording.ts";
import { newNode, type Role, type Sense, step, type TrieNode } from "./lexicon-trie.ts";

export const NEGATOR = 1;
export const BOOSTER = 2;
export const DAMPER = 4;
export const CONTRAST = 8;
export const LINK = 16;
export const NEUTRALISER = 32;
export const IRONY = 64;
/** The opinion speaks of what follows it: «dommage pour», «bravo à», «sauf». */
export const FORWARD = 128;
/** A judgement that is neither praise nor blame. */
export const NEUTRAL = 256;
/** The opinion describes the visitor or is no adjective, hence is not said of a thing: «content», «adoré», «problème». */
export const FEELING = 512;

/** Before its noun the adjective only describes: a «petit restaurant» is none to blame, a «chambre petite» is. */
export const ATTRIBUTIVE = 1024;
/** The visitor's last word on the whole: «à fuir», «nous reviendrons»; «seul bémol» praises, «seul point positif» blames. */
export const VERDICT_PRAISE = 2048;
export const VERDICT_BLAME = 4096;

/** The thing is a room's only where a room or a hotel is spoken of: «toilettes». */
export const COMMUNAL = 8192;

export interface CompiledLexicon {
  lang: string;
  /** The themes by the numbers that senses and evidence bear: the learnt ones first, then those that this lexicon adds. */
  themes: readonly string[];
  vocabulary: Vocabulary;
  root: TrieNode;
  senses: Sense[];
  /** Forms of one-word entries without a final «é» or umlaut: they are not shared with the entry that folds alike. */
  plain: Set<string>;
  /** Frequent little words, folded. */
  little: Set<string>;
  turns: TurnTable;
  wording: Wording;
  incidents: IncidentSigns;
}

const GRADES: readonly (readonly [keyof GradedWords, number])[] = [
  ["strong", 2],
  ["normal", 1],
  ["weak", 0.5],
];
const MODIFIERS = [
  ["negators", NEGATOR],
  ["boosters", BOOSTER],
  ["dampers", DAMPER],
  ["contrast", CONTRAST],
  ["links", LINK],
  ["neutralisers", NEUTRALISER],
  ["irony", IRONY],
  ["forward", FORWARD],
  ["feelings", FEELING],
  ["attributives", ATTRIBUTIVE],
  ["verdict_praise", VERDICT_PRAISE],
  ["verdict_blame", VERDICT_BLAME],
  ["communal", COMMUNAL],
] as const;

/** Grammar, not vocabulary: the closing words of a French negation… */
const DENYING = new Set(["pas", "plus", "jamais"]);
/** …and those after which they are a step or a quantity: «bruits de pas», «frais en plus». */
const MEASURING = new Set(["de", "en", "un", "le"]);

/** The automaton of one lexicon: a trie over words with their inflected forms. */
export function compileLexicon(lexicon: Lexicon): CompiledLexicon {
  const compiled: CompiledLexicon = {
    lang: lexicon.lang,
    themes: [...THEMES, ...addedThemes(lexicon)],
    vocabulary: new Vocabulary(),
    root: newNode(),
    senses: [],
    plain: plainForms(lexicon),
    little: new Set(lexicon.function_words?.flatMap(entryWords)),
    turns: readTurns(lexicon),
    wording: readWording(lexicon),
    incidents: compileIncidents(lexicon),
  };
  for (const [name, cues] of Object.entries(lexicon.themes)) {
    addTheme(compiled, compiled.themes.indexOf(name), cues);
  }
  for (const [grade, value] of GRADES) {
    for (const entry of lexicon.polarity.praise?.[grade] ?? []) addGraded(compiled, entry, value);
    for (const entry of lexicon.polarity.blame?.[grade] ?? []) addGraded(compiled, entry, -value);
  }
  for (const entry of lexicon.polarity.neutral ?? []) eachSense(compiled, entry, (s) => (s.modifier |= NEUTRAL));
  for (const [list, flag] of MODIFIERS) {
    for (const entry of lexicon.modifiers[list] ?? []) eachSense(compiled, entry, (s) => (s.modifier |= flag));
  }
  for (const [name, entries] of Object.entries(lexicon.domains ?? {})) {
    const domain = DOMAINS.findIndex((d) => d === name);
    for (const entry of entries) eachSense(compiled, entry, (s) => (s.domain = domain));
  }
  closePhrases(compiled);
  if (COMPOUNDING.has(lexicon.lang)) compiled.vocabulary.compound(nounsOf(compiled), compiled.little);
  return compiled;
}

/** The themes of a lexicon that nothing was learnt of, in a stable order. */
export function addedThemes({ themes }: Pick<Lexicon, "themes">): string[] {
  const learnt: ReadonlySet<string> = new Set(THEMES);
  return Object.keys(themes)
    .filter((theme) => !learnt.has(theme))
    .toSorted();
}

/** Languages that write what a thing is made of, or for, in one word with it. */
const COMPOUNDING = new Set(["de", "nl"]);

/** The words that alone are a theme's thing. */
function nounsOf({ root }: CompiledLexicon): Set<number> {
  const things = [...(root.next ?? [])].filter(([, { sense }]) => sense?.themes.some((t) => t.role === "target"));
  return new Set(things.map(([id]) => id));
}

function plainForms(lexicon: Lexicon): Set<string> {
  const forms = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === "string") {
      const exact = value.startsWith("=");
      const [word, ...more] = entryTokens(exact ? value.slice(1) : value);
      if (word === undefined || more.length > 0 || word.acute) return;
      for (const form of exact ? [word.text] : inflect(word.text, lexicon.lang)) forms.add(form);
    } else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) visit(inner);
  };
  for (const part of [lexicon.themes, lexicon.polarity, lexicon.modifiers, lexicon.domains]) visit(part);
  return forms;
}

function closePhrases(compiled: CompiledLexicon): void {
  const targets = new Set(compiled.senses.filter((s) => s.themes.some((t) => t.role === "target")).map((s) => s.key));
  for (const sense of compiled.senses) {
    const words = sense.key.split(" ");
    sense.denying = compiled.lang === "fr" && blames(sense) && DENYING.has(words.at(-1) ?? "") && !MEASURING.has(words.at(-2) ?? "de");
    sense.closed = words.length > 1 && sense.themes.some((t) => t.role === "firm") && words.some((w) => targets.has(w));
  }
}

/** A phrase that blames by its own negation («reviendrai pas») is turned by no other; «à deux pas» and «un petit plus» praise. */
function blames({ polarity, modifier, themes }: Sense): boolean {
  return polarity < 0 || (modifier & VERDICT_BLAME) !== 0 || themes.some(({ value }) => value < 0);
}

function addGraded(compiled: CompiledLexicon, entry: string, value: number): void {
  eachSense(compiled, entry, (sense) => {
    if (Math.abs(value) > Math.abs(sense.polarity)) sense.polarity = value;
  });
}

function addTheme(compiled: CompiledLexicon, theme: number, cues: ThemeCues): void {
  const add = (entries: readonly string[] | undefined, role: Role, value: number): void => {
    for (const entry of entries ?? []) {
      eachSense(compiled, entry, (sense) => {
        if (!sense.themes.some((t) => t.theme === theme && t.role === role)) sense.themes.push({ theme, role, value });
        if (sense.polarity === 0) sense.polarity = value;
      });
    }
  };
  add(cues.targets, "target", 0);
  add(cues.praise, "firm", 1);
  add(cues.blame, "firm", -1);
  add(cues.soft_praise, "soft", 1);
  add(cues.soft_blame, "soft", -1);
}

/** Applies `change` to the sense of an entry and of its inflected forms; forms that already are entries of their own keep theirs. */
function eachSense(compiled: CompiledLexicon, entry: string, change: (sense: Sense) => void): void {
  const exact = entry.startsWith("=");
  const words = entryTokens(exact ? entry.slice(1) : entry);
  const [first] = words;
  if (first === undefined) return;
  const isTwin = words.length === 1 && first.acute && compiled.plain.has(first.text);
  const key = isTwin ? acuteName(first.text) : words.map(({ text }) => text).join(" ");
  let nodes: TrieNode[] = [compiled.root];
  for (const word of words) nodes = step(nodes, formsOf(compiled, word, exact, words.length === 1), compiled.senses);
  let fresh: Sense | null = null;
  const changed = new Set<Sense>();
  for (const node of nodes) {
    if (node.sense === null) {
      if (fresh === null) {
        fresh = {
          key,
          label: exact ? entry.slice(1) : entry,
          themes: [],
          polarity: 0,
          modifier: 0,
          domain: -1,
          closed: false,
          denying: false,
        };
        compiled.senses.push(fresh);
      }
      node.sense = fresh;
    }
    if (changed.has(node.sense)) continue;
    changed.add(node.sense);
    change(node.sense);
  }
}

/** The identifiers of a word's forms; of «fermé», whose accent is often left out, also those without it, unless they mean something else. */
function formsOf(
  { vocabulary, lang, plain }: CompiledLexicon,
  word: { text: string; acute: boolean },
  exact: boolean,
  alone: boolean,
): number[] {
  const { text, acute } = word;
  if (text === "#") return [ANY_NUMBER];
  const forms = exact ? [text] : inflect(text, lang, acute);
  vocabulary.tolerate(text);
  // «Wäre schön» must not be found in «waren schon»; French writers leave accents out more freely.
  const apart = acute && (alone || lang === "de");
  const ids = forms.filter((form) => !apart || !plain.has(form)).map((form) => vocabulary.add(form));
  return acute
    ? [...ids, ...forms.filter((form) => lang === "de" || /es?$/.test(form)).map((form) => vocabulary.add(acuteName(form)))]
    : ids;
}
