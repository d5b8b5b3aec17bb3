import { DOMAINS } from "./domains.ts";
import { inflect } from "./inflect.ts";
import { THEMES } from "./types.ts";
import type { GradedWords, Lexicon, ThemeCues } from "./types.ts";
import { ANY_NUMBER, entryWords, Vocabulary } from "./vocabulary.ts";

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
/** The opinion tells of the visitor, not of a thing: «content», «adoré». */
export const FEELING = 512;

export type Role = "target" | "firm" | "soft";
export interface ThemeSense {
  theme: number;
  role: Role;
  value: number;
}

/** What one lexicon entry means: its themes, its polarity (strong ±2, normal ±1, weak ±0.5) and its effect on neighbours. */
export interface Sense {
  key: string;
  /** The entry as staff wrote it, for display. */
  label: string;
  themes: ThemeSense[];
  polarity: number;
  modifier: number;
  /** Index in DOMAINS, -1 when the entry tells nothing about the kind of place. */
  domain: number;
  /** A phrase that holds its own object («parking trop petit»): it says nothing about other things. */
  closed: boolean;
}

export interface TrieNode {
  next: Map<number, TrieNode> | null;
  sense: Sense | null;
}

export interface CompiledLexicon {
  lang: string;
  vocabulary: Vocabulary;
  root: TrieNode;
  senses: Sense[];
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
] as const;

const newNode = (): TrieNode => ({ next: null, sense: null });

/** Promises the automaton of one lexicon: a trie over words with their inflected forms. Unknown themes are left out (the linter names them). */
export function compileLexicon(lexicon: Lexicon): CompiledLexicon {
  const compiled: CompiledLexicon = { lang: lexicon.lang, vocabulary: new Vocabulary(), root: newNode(), senses: [] };
  for (const [name, cues] of Object.entries(lexicon.themes)) {
    const theme = THEMES.findIndex((t) => t === name);
    if (theme >= 0) addTheme(compiled, theme, cues);
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
  return compiled;
}

function closePhrases(compiled: CompiledLexicon): void {
  const targets = new Set(compiled.senses.filter((s) => s.themes.some((t) => t.role === "target")).map((s) => s.key));
  for (const sense of compiled.senses) {
    const words = sense.key.split(" ");
    sense.closed = words.length > 1 && sense.themes.some((t) => t.role === "firm") && words.some((w) => targets.has(w));
  }
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
  const words = entryWords(exact ? entry.slice(1) : entry);
  if (words.length === 0) return;
  const key = words.join(" ");
  let nodes: TrieNode[] = [compiled.root];
  for (const word of words) {
    const ids = word === "#" ? [ANY_NUMBER] : (exact ? [word] : inflect(word, compiled.lang)).map((form) => compiled.vocabulary.add(form));
    if (word !== "#") compiled.vocabulary.tolerate(word);
    nodes = step(nodes, ids);
  }
  let fresh: Sense | null = null;
  const changed = new Set<Sense>();
  for (const node of nodes) {
    if (node.sense === null) {
      if (fresh === null) {
        fresh = { key, label: exact ? entry.slice(1) : entry, themes: [], polarity: 0, modifier: 0, domain: -1, closed: false };
        compiled.senses.push(fresh);
      }
      node.sense = fresh;
    }
    if (changed.has(node.sense)) continue;
    changed.add(node.sense);
    change(node.sense);
  }
}

function step(nodes: readonly TrieNode[], ids: readonly number[]): TrieNode[] {
  const reached = new Set<TrieNode>();
  for (const node of nodes) {
    node.next ??= new Map();
    let shared: TrieNode | null = null;
    for (const id of ids) {
      let child = node.next.get(id);
      if (child === undefined) {
        shared ??= newNode();
        child = shared;
        node.next.set(id, child);
      }
      reached.add(child);
    }
  }
  return [...reached];
}
