import { COMMUNAL, type CompiledLexicon } from "./lexicons/compile-lexicon.ts";
import { guessDomain, isHotel } from "./domains.ts";
import { shownRange } from "./evidence.ts";
import type { Evidence } from "./evidence.ts";
import {
  measurePolarity,
  measureTheme,
  measureTonality,
  POLARITY_MEASURES,
  surroundings,
  THEME_MEASURES,
  TONALITY_MEASURES,
} from "./features.ts";
import type { Blend, Model } from "./model.ts";
import { neighbours } from "./neighbours.ts";
import type { ReadReview, ReadSentence } from "./reader.ts";
import { THEMES } from "./types.ts";
import type { Analysis, Mention, Polarity } from "./types.ts";
import { negatedTokens, polarityWindow, themeWindow } from "./words.ts";
import thresholds from "./weights/thresholds.json" with { type: "json" };

/** What each value means is in `weights/README.md`. */
const { theme: ASKED, polarity: JUDGED, strength: STRENGTH } = thresholds;
/** Log-odds asked of plain statements of a theme, where they differ from the general ones. */
const PLAIN_BY_THEME = new Map(Object.entries(ASKED.plain_by_theme));
/** The same for themes whose plain statements count in sentences of any length. */
const PLAIN_AT_ANY_LENGTH = new Map(Object.entries(ASKED.plain_at_any_length));

const ROOM = THEMES.indexOf("chambre");

/** Everything the decisions of one review share. */
interface ReviewContext {
  /** By the numbers that evidence bears. */
  themes: readonly string[];
  review: ReadReview;
  model: Model;
  blend: Blend;
  numbers: Int32Array;
  negated: Uint8Array;
  domain: Float64Array;
  /** A room or a hotel is spoken of, or the place is one. */
  roomed: boolean;
  theme: Float64Array;
  polarity: Float64Array;
}

/** The mentions and tonality of a review read with this lexicon. `category` is the establishment's category id, when known. */
export function decide(
  { lang, themes }: Pick<CompiledLexicon, "lang" | "themes">,
  review: ReadReview,
  model: Model,
  category: string | undefined,
): Omit<Analysis, "expressions"> {
  const shares = guessDomain(category, review);
  const context: ReviewContext = {
    themes,
    review,
    model,
    blend: model.blend(shares),
    numbers: model.words.read(review),
    negated: negatedTokens(review),
    domain: shares,
    roomed: isHotel(category) || (review.domainCues[0] ?? 0) > 0 || review.sentences.some(({ evidence }) => isRoom(evidence[ROOM])),
    theme: new Float64Array(THEME_MEASURES),
    polarity: new Float64Array(POLARITY_MEASURES),
  };
  const mentions: Mention[] = [];
  review.sentences.forEach((read, index) => decideSentence(context, read, index, mentions));
  const measures = new Float64Array(TONALITY_MEASURES);
  measureTonality(review, measures);
  return { lang, tonality: Math.tanh(model.tonalityScore(measures, context.numbers, context.negated) / 2), mentions };
}

function decideSentence(context: ReviewContext, read: ReadSentence, index: number, mentions: Mention[]): void {
  const { review } = context;
  const scores = new Float64Array(THEMES.length);
  for (const [model, share] of context.blend) model.addWordScores(context.numbers, read.sentence.from, read.sentence.to, share, scores);
  const themesHere = read.evidence.filter((e) => e !== undefined).length;
  const place = { read, first: index === 0 && review.sentences.length > 1, themesHere };
  for (let theme = 0; theme < THEMES.length; theme++) {
    const e = read.evidence[theme];
    const words = scores[theme] ?? 0;
    if (e === undefined && (words < ASKED.words_alone || isClaimed(theme, read))) continue;
    if (theme === ROOM && e !== undefined && !context.roomed && isCommunal(e)) continue;
    measureTheme(e, place, context.theme);
    const needed = e === undefined ? 0 : oddsNeeded(e, read, context.domain);
    const odds =
      e === undefined ? words + measuredOdds(context, theme, e) : measuredOdds(context, theme, e) + wordOdds(context, read, theme, e);
    if (odds > needed) mentions.push(mentionOf(context, read, index, theme, e));
  }
  for (let theme = THEMES.length; theme < context.themes.length; theme++) {
    const e = read.evidence[theme];
    if (e !== undefined && isEvident(e)) mentions.push(mentionOf(context, read, index, theme, e));
  }
}

/** For a theme without learnt weights the lexicon alone decides: an entry that judges by itself, or a thing that is judged or missing. */
function isEvident(e: Evidence): boolean {
  return e.missing + e.firm + e.softFree > 0 || (e.targets > 0 && e.linkCost < (e.borrowed ? ASKED.brief_link : Infinity));
}

const isRoom = (e: Evidence | undefined): boolean => e !== undefined && !isCommunal(e);

const isCommunal = (e: Evidence): boolean => e.cues.length > 0 && e.cues.every(({ sense }) => (sense.modifier & COMMUNAL) !== 0);

function measuredOdds(context: ReviewContext, theme: number, e: Evidence | undefined): number {
  let odds = 0;
  for (const [model, share] of context.blend) odds += share * model.score(theme, context.theme, context.domain, e);
  return odds;
}

/** The words around the evidence, and those just before and after the theme's own word. */
function wordOdds(context: ReviewContext, read: ReadSentence, theme: number, e: Evidence): number {
  const names = neighbours(e, read, context.review);
  const [from, to] = themeWindow(e, read);
  let odds = 0;
  for (const [model, share] of context.blend)
    odds += share * (model.wordScore(theme, context.numbers, from, to) + model.neighbourScore(names));
  return odds;
}

/** A word that suggests the theme was found, and speaks of another thing: «salle de bain moderne» says nothing of the decoration. */
function isClaimed(theme: number, read: ReadSentence): boolean {
  return read.reading.opinions.some((o) => o.match.sense.themes.some((t) => t.theme === theme && t.role === "soft"));
}

/** A thing of the theme with an opinion right beside it, or named by the opinion itself, is plain. */
function oddsNeeded(e: Evidence, read: ReadSentence, domain: Float64Array): number {
  const [, site = 0, table = 0] = domain;
  const theme = THEMES[e.theme] ?? "";
  const length = read.sentence.to - read.sentence.from;
  const isBrief = length <= ASKED.brief_words;
  const plain =
    e.missing > 0 ||
    (e.targets > 0 && e.linkCost < ASKED.plain_link && Math.abs(e.nearest) >= ASKED.plain_value) ||
    (e.firm > 0 && Math.abs(e.impliedValue) >= ASKED.plain_implied);
  let needed = e.linkCost === Infinity && e.firm + e.softFree === 0 ? ASKED.bare : 0;
  if (plain) needed = PLAIN_AT_ANY_LENGTH.get(theme) ?? needed;
  if (plain && !PLAIN_AT_ANY_LENGTH.has(theme) && (length <= ASKED.plain_words || site > 0.5))
    needed = PLAIN_BY_THEME.get(theme) ?? ASKED.plain;
  if (isPhrase(e)) needed = Math.min(needed, ASKED.phrase);
  if (e.missing > 0 && isBrief && read.reading.opinions.length === 0) needed = Math.min(needed, ASKED.missing);
  return isBrief && isUndivided(e, read) ? Math.min(needed, table > 0.5 ? ASKED.brief_at_table : ASKED.brief) : needed;
}

/** «N'a rien voulu savoir»: a phrase of several words that was written for one theme hardly means another. */
function isPhrase(e: Evidence): boolean {
  return e.cues.some(
    ({ sense, from, to }) => to - from >= ASKED.phrase_words && sense.themes.length === 1 && sense.themes[0]?.role === "firm",
  );
}

/** The opinion is the theme's alone: no other theme names it or owns the thing it is bound to. */
function isUndivided(e: Evidence, read: ReadSentence): boolean {
  if (e.missing > 0) return true;
  if (e.opinion === null || (e.firm === 0 && (e.targets === 0 || e.linkCost > ASKED.brief_link))) return false;
  const firm = e.opinion.sense.themes.filter((t) => t.role === "firm");
  const isOwn = (themes: readonly { theme: number }[]): boolean => themes.some((t) => t.theme === e.theme);
  if (firm.length > 0 && !isOwn(firm) && (e.targets === 0 || e.linkCost > ASKED.beside_link)) return false;
  return read.bonds.every((b) => b.opinion.match !== e.opinion || isOwn(b.target.match.sense.themes));
}

function mentionOf(context: ReviewContext, read: ReadSentence, index: number, theme: number, e: Evidence | undefined): Mention {
  const { tokens } = context.review;
  measurePolarity(e, read, surroundings(context.review, index), context.polarity);
  const window = polarityWindow(e, read);
  const score = context.model.polarityScore(theme, context.polarity, context.numbers, context.negated, window);
  const [from, to] = e === undefined ? loudestWord(context, read, theme) : shownRange(e);
  return {
    theme: context.themes[theme] ?? "",
    polarity: polarityOf(score, e, read),
    strength: strengthOf(e, score),
    start: tokens.start[from] ?? read.sentence.start,
    end: tokens.end[to - 1] ?? read.sentence.end,
    sentence: [read.sentence.start, read.sentence.end],
  };
}

function polarityOf(score: number, e: Evidence | undefined, read: ReadSentence): Polarity {
  if (e !== undefined && e.positives + e.negatives + e.missing === 0 && e.linkCost < JUDGED.neutral_link) return "neutral";
  if (e !== undefined && e.positives > 0 && e.negatives > 0 && Math.abs(score) < JUDGED.mixed_below) return "mixed";
  if (
    e !== undefined &&
    e.positives + e.negatives + e.missing === 0 &&
    read.reading.opinions.length === 0 &&
    Math.abs(score) < JUDGED.neutral_below
  )
    return "neutral";
  return score > 0 ? "positive" : "negative";
}

function strengthOf(e: Evidence | undefined, score: number): number {
  const value = Math.abs((e?.linkedValue ?? 0) + (e?.impliedValue ?? 0));
  const sure = Math.tanh(Math.abs(score) / STRENGTH.sure_score);
  return (
    Math.round(100 * Math.min(1, STRENGTH.base + STRENGTH.of_value * Math.min(STRENGTH.value_limit, value) + STRENGTH.of_sure * sure)) / 100
  );
}

function loudestWord(context: ReviewContext, read: ReadSentence, theme: number): [number, number] {
  let best = read.sentence.from;
  let most = 0;
  for (let i = read.sentence.from; i < read.sentence.to; i++) {
    let weight = 0;
    for (const [model, share] of context.blend) weight += share * model.wordTheme(context.numbers[i] ?? -1, theme);
    if (weight > most) {
      most = weight;
      best = i;
    }
  }
  return [best, best + 1];
}
