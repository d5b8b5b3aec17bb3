import { incidentKinds, type IncidentKind } from "../../src/domain/review/incidents.ts";
import { inflect } from "./text/inflect.ts";
import type { Sentence } from "./text/sentences.ts";
import type { Tokens } from "./text/tokens.ts";
import { WORD } from "./text/tokens.ts";
import type { Incident, Lexicon } from "./types.ts";
import { entryTokens } from "./vocabulary.ts";

/** A phrase of the lexicon: the forms that each of its words may have, and the incident it indicates; null for one that denies. */
interface Sign {
  words: readonly ReadonlySet<string>[];
  kind: IncidentKind | null;
}

/** The signs of grave incidents of one language, by the words that they may begin with. */
export interface IncidentSigns {
  starts: ReadonlyMap<string, readonly Sign[]>;
  negators: ReadonlySet<string>;
}

/** Words before a sign among which a negation denies it: «nous n’avons vu aucun cafard». */
const DENIED_WITHIN = 5;

export function compileIncidents({ lang, incidents = {}, modifiers }: Lexicon): IncidentSigns {
  const starts = new Map<string, Sign[]>();
  const add = (entry: string, kind: IncidentKind | null): void => {
    const isExact = entry.startsWith("=");
    const words = entryTokens(isExact ? entry.slice(1) : entry).map(
      ({ text, acute }) => new Set(isExact ? [text] : inflect(text, lang, acute)),
    );
    for (const first of words[0] ?? []) starts.set(first, [...(starts.get(first) ?? []), { words, kind }]);
  };
  for (const kind of incidentKinds) for (const entry of incidents[kind] ?? []) add(entry, kind);
  for (const entry of incidents.unless ?? []) add(entry, null);
  const negators = (modifiers.negators ?? []).map((entry) => entryTokens(entry.replace(/^=/, "")));
  return { starts, negators: new Set(negators.flatMap((words) => (words.length === 1 && words[0] ? [words[0].text] : []))) };
}

/**
 * The grave incidents that a review reports, in the order of its text, each kind once. Precision comes first: a sign counts
 * only where its sentence neither denies it, nor speaks of a fear, a precaution or another place.
 */
export function findIncidents(tokens: Tokens, sentences: readonly Pick<Sentence, "from" | "to">[], signs: IncidentSigns): Incident[] {
  if (signs.starts.size === 0) return [];
  const found: Incident[] = [];
  for (const { from, to } of sentences) {
    const met = signsWithin(tokens, from, to, signs);
    if (met.some(({ sign }) => sign.kind === null)) continue;
    for (const { sign, at, last } of met) {
      const { kind } = sign;
      if (kind === null || found.some((incident) => incident.kind === kind) || isDenied(tokens, from, at, signs)) continue;
      found.push({ kind, start: tokens.start[at] ?? 0, end: tokens.end[last] ?? 0 });
    }
  }
  return found;
}

interface Met {
  sign: Sign;
  /** Tokens of its first and its last word. */
  at: number;
  last: number;
}

/** The longest sign at each place of a sentence. */
function signsWithin(tokens: Tokens, from: number, to: number, { starts }: IncidentSigns): Met[] {
  const met: Met[] = [];
  for (let at = from; at < to; at += 1) {
    const found = (starts.get(tokens.text[at] ?? "") ?? []).filter(({ words }) => stands(tokens, at, to, words));
    const sign = found.toSorted((a, b) => b.words.length - a.words.length)[0];
    if (sign) met.push({ sign, at, last: at + sign.words.length - 1 });
  }
  return met;
}

function stands(tokens: Tokens, at: number, to: number, words: readonly ReadonlySet<string>[]): boolean {
  return at + words.length <= to && words.every((forms, offset) => forms.has(tokens.text[at + offset] ?? ""));
}

function isDenied(tokens: Tokens, from: number, at: number, { negators }: IncidentSigns): boolean {
  let words = 0;
  for (let before = at - 1; before >= from && words < DENIED_WITHIN; before -= 1) {
    if (tokens.kind[before] !== WORD) continue;
    if (negators.has(tokens.text[before] ?? "")) return true;
    words += 1;
  }
  return false;
}
