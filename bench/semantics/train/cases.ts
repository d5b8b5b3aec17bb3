import { shownRange } from "../../../server/semantics/evidence.ts";
import type { Evidence } from "../../../server/semantics/evidence.ts";
import type { ReadReview } from "../../../server/semantics/reader.ts";
import { THEMES } from "../../../server/semantics/types.ts";
import type { GoldItem, Mapping, Shares } from "./gold.ts";

export interface Source {
  lang: string;
  shares: Shares;
  gold: GoldItem;
  review: ReadReview;
}

interface GoldSentence {
  themes: Map<string, Set<string>>;
  tolerated: Set<string>;
  loose: [number, number][];
  scored: boolean;
}

/** The gold sentences of a row with what the scorer tolerates in each. */
export function goldSentences(gold: GoldItem, mapping: Mapping): GoldSentence[] {
  const out: GoldSentence[] = gold.sentences.map(() => ({
    themes: new Map(),
    tolerated: new Set(),
    loose: [],
    scored: gold.kind !== "attraction",
  }));
  for (const o of gold.opinions) {
    const s = out[o.sent];
    if (s === undefined) continue;
    s.scored = true;
    for (const t of o.themes) s.themes.set(t, (s.themes.get(t) ?? new Set()).add(o.polarity));
    if (o.themes.length === 0 && o.hull !== null) s.loose.push(o.hull);
    for (const [t, cue] of Object.entries(mapping.EXPRESSION_CUE)) if (o.words !== undefined && cue.test(o.words)) s.tolerated.add(t);
  }
  for (const b of gold.bare) out[b.sent]?.tolerated.add(b.theme);
  return out;
}

/** The gold sentence that holds a position, the scorer's way. */
export function sentenceAt(gold: GoldItem, middle: number): number {
  const held = gold.sentences.findIndex(([a, b]) => middle >= a && middle <= b);
  if (held >= 0) return held;
  return gold.sentences.reduce(
    (best, [a], i) => (Math.abs(a - middle) < Math.abs((gold.sentences[best]?.[0] ?? 0) - middle) ? i : best),
    0,
  );
}

/** Promises to call `visit` for each of the review's sentences and themes the gold decides on, with the label. */
export function eachCase(
  source: Source,
  mapping: Mapping,
  visit: (sentence: number, theme: number, polarities: Set<string> | null) => void,
): void {
  const { gold, review } = source;
  const judged = goldSentences(gold, mapping);
  const alias = mapping.ALIAS[gold.kind] ?? {};
  const place = review.sentences.map(({ sentence }) => sentenceAt(gold, (sentence.start + sentence.end) / 2));
  review.sentences.forEach(({ evidence, sentence }, index) => {
    for (let theme = 0; theme < THEMES.length; theme++) {
      const name = THEMES[theme] ?? "";
      const scoredAs = name in alias ? alias[name] : name;
      if (scoredAs === null || scoredAs === undefined) continue;
      const e = evidence[theme];
      const span = e === undefined ? wholeSentence(sentence) : spanOf(e, review);
      const at = e === undefined ? (place[index] ?? 0) : sentenceAt(gold, (span[0] + span[1]) / 2);
      const s = judged[at];
      if (s === undefined || !s.scored) continue;
      const polarities = s.themes.get(scoredAs) ?? null;
      if (polarities !== null) {
        // The theme may be spoken of in another of the sentences that share this gold sentence, or under its alias.
        const elsewhere = review.sentences.some(
          (other, j) =>
            (j !== index && place[j] === at && other.evidence[theme] !== undefined) ||
            (j === index && aliased(other.evidence, scoredAs, theme, alias)),
        );
        if (e === undefined && (scoredAs !== name || elsewhere)) continue;
      } else {
        if (s.tolerated.has(scoredAs)) continue;
        if (e !== undefined && s.loose.some((h) => Math.min(span[1], h[1]) - Math.max(span[0], h[0]) >= 0.5 * (span[1] - span[0])))
          continue;
      }
      visit(index, theme, polarities);
    }
  });
}

function wholeSentence({ start, end }: { start: number; end: number }): [number, number] {
  return [start, end];
}

function spanOf(e: Evidence, review: ReadReview): [number, number] {
  const [from, to] = shownRange(e);
  return [review.tokens.start[from] ?? 0, review.tokens.end[to - 1] ?? 0];
}

function aliased(evidence: readonly unknown[], scoredAs: string, theme: number, alias: Record<string, string | null>): boolean {
  return THEMES.some((name, t) => t !== theme && alias[name] === scoredAs && evidence[t] !== undefined);
}
