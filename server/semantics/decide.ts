import { COMMUNAL, type CompiledLexicon } from "./compile-lexicon.ts";
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

/** Words alone, without a lexicon entry, must speak this loudly for a theme (log-odds). */
const WORDS_ALONE = 1.5;
/** Log-odds asked of evidence: plain statements need less than chance, bare words without any opinion more. */
const PLAIN = -0.5;
/** A plain statement is short, in words and marks. */
const SHORT = 12;
/** In a brief sentence an opinion that no other theme claims nearly always counts. */
const BRIEF = 11;
const BRIEF_LINK = 4.5;
/** «Aire de jeux bien entretenue»: right beside the thing, the opinion is its own though it names another theme. */
const BESIDE = 1;
const BRIEF_ODDS = -1.35;
const BRIEF_ODDS_AT_TABLE = -1.75;
/** «Pas de frigo»: what is missing and nothing else is said of the thing, seldom as annotators filed its name. */
const LACKED = -2.2;
/** «propre» always speaks of cleanliness, though annotators often filed it under the room alone. */
const CLEANLINESS = -1.1;
const BARE = 0.7;
const PHRASE_WORDS = 3;
const PHRASE = -1;
/** Themes of which too few examples were seen to doubt a plain statement. */
const SELDOM_SEEN = new Map([
  ["acces", -1.5],
  ["numerique", -2],
  ["attente", -1],
  ["pedagogie", -1],
  ["calme", -0.8],
]);
/** Below this many log-odds a sentence with praise and blame of one theme is mixed. */
const MIXED_BELOW = 0.6;

const ROOM = THEMES.indexOf("chambre");

/** Everything the decisions of one review share. */
interface Desk {
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
  const desk: Desk = {
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
  review.sentences.forEach((read, index) => decideSentence(desk, read, index, mentions));
  const measures = new Float64Array(TONALITY_MEASURES);
  measureTonality(review, measures);
  return { lang, tonality: Math.tanh(model.tonalityScore(measures, desk.numbers, desk.negated) / 2), mentions };
}

function decideSentence(desk: Desk, read: ReadSentence, index: number, mentions: Mention[]): void {
  const { review } = desk;
  const scores = new Float64Array(THEMES.length);
  for (const [model, share] of desk.blend) model.addWordScores(desk.numbers, read.sentence.from, read.sentence.to, share, scores);
  const themesHere = read.evidence.filter((e) => e !== undefined).length;
  const context = { read, first: index === 0 && review.sentences.length > 1, themesHere };
  for (let theme = 0; theme < THEMES.length; theme++) {
    const e = read.evidence[theme];
    const words = scores[theme] ?? 0;
    if (e === undefined && (words < WORDS_ALONE || isClaimed(theme, read))) continue;
    if (theme === ROOM && e !== undefined && !desk.roomed && isCommunal(e)) continue;
    measureTheme(e, context, desk.theme);
    const needed = e === undefined ? 0 : oddsNeeded(e, read, desk.domain);
    const odds = e === undefined ? words + measuredOdds(desk, theme, e) : measuredOdds(desk, theme, e) + wordOdds(desk, read, theme, e);
    if (odds > needed) mentions.push(mentionOf(desk, read, index, theme, e));
  }
  for (let theme = THEMES.length; theme < desk.themes.length; theme++) {
    const e = read.evidence[theme];
    if (e !== undefined && isEvident(e)) mentions.push(mentionOf(desk, read, index, theme, e));
  }
}

/** Of a theme that nothing was learnt of the lexicon alone decides: an entry that judges by itself, or a thing that is judged or missing. */
function isEvident(e: Evidence): boolean {
  return e.missing + e.firm + e.softFree > 0 || (e.targets > 0 && e.linkCost < (e.borrowed ? BRIEF_LINK : Infinity));
}

const isRoom = (e: Evidence | undefined): boolean => e !== undefined && !isCommunal(e);

const isCommunal = (e: Evidence): boolean => e.cues.length > 0 && e.cues.every(({ sense }) => (sense.modifier & COMMUNAL) !== 0);

function measuredOdds(desk: Desk, theme: number, e: Evidence | undefined): number {
  let odds = 0;
  for (const [model, share] of desk.blend) odds += share * model.score(theme, desk.theme, desk.domain, e);
  return odds;
}

/** The words around the evidence, and what stands just before and after the theme's own word. */
function wordOdds(desk: Desk, read: ReadSentence, theme: number, e: Evidence): number {
  const names = neighbours(e, read, desk.review);
  const [from, to] = themeWindow(e, read);
  let odds = 0;
  for (const [model, share] of desk.blend) odds += share * (model.wordScore(theme, desk.numbers, from, to) + model.neighbourScore(names));
  return odds;
}

/** A word that suggests the theme was found, and speaks of another thing: «salle de bain moderne» tells nothing of the decoration. */
function isClaimed(theme: number, read: ReadSentence): boolean {
  return read.reading.opinions.some((o) => o.match.sense.themes.some((t) => t.theme === theme && t.role === "soft"));
}

/** A thing of the theme with an opinion right beside it, or named by the opinion itself, is plain. */
function oddsNeeded(e: Evidence, read: ReadSentence, domain: Float64Array): number {
  const [, site = 0, table = 0] = domain;
  const theme = THEMES[e.theme] ?? "";
  const length = read.sentence.to - read.sentence.from;
  const plain =
    e.missing > 0 || (e.targets > 0 && e.linkCost < 2.5 && Math.abs(e.nearest) >= 0.75) || (e.firm > 0 && Math.abs(e.impliedValue) >= 0.6);
  let needed = e.linkCost === Infinity && e.firm + e.softFree === 0 ? BARE : 0;
  if (plain && theme === "proprete") needed = CLEANLINESS;
  else if (plain && (length <= SHORT || site > 0.5)) needed = SELDOM_SEEN.get(theme) ?? PLAIN;
  if (isPhrase(e)) needed = Math.min(needed, PHRASE);
  if (e.missing > 0 && length <= BRIEF && read.reading.opinions.length === 0) needed = Math.min(needed, LACKED);
  return length <= BRIEF && isUndivided(e, read) ? Math.min(needed, table > 0.5 ? BRIEF_ODDS_AT_TABLE : BRIEF_ODDS) : needed;
}

/** «N'a rien voulu savoir»: a phrase of several words that was written for one theme hardly means another. */
function isPhrase(e: Evidence): boolean {
  return e.cues.some(({ sense, from, to }) => to - from >= PHRASE_WORDS && sense.themes.length === 1 && sense.themes[0]?.role === "firm");
}

/** The opinion is the theme's alone: no other theme names it or owns the thing it is bound to. */
function isUndivided(e: Evidence, read: ReadSentence): boolean {
  if (e.missing > 0) return true;
  if (e.opinion === null || (e.firm === 0 && (e.targets === 0 || e.linkCost > BRIEF_LINK))) return false;
  const firm = e.opinion.sense.themes.filter((t) => t.role === "firm");
  const isOwn = (themes: readonly { theme: number }[]): boolean => themes.some((t) => t.theme === e.theme);
  if (firm.length > 0 && !isOwn(firm) && (e.targets === 0 || e.linkCost > BESIDE)) return false;
  return read.bonds.every((b) => b.opinion.match !== e.opinion || isOwn(b.target.match.sense.themes));
}

function mentionOf(desk: Desk, read: ReadSentence, index: number, theme: number, e: Evidence | undefined): Mention {
  const { tokens } = desk.review;
  measurePolarity(e, read, surroundings(desk.review, index), desk.polarity);
  const window = polarityWindow(e, read);
  const score = desk.model.polarityScore(theme, desk.polarity, desk.numbers, desk.negated, window);
  const [from, to] = e === undefined ? loudestWord(desk, read, theme) : shownRange(e);
  return {
    theme: desk.themes[theme] ?? "",
    polarity: polarityOf(score, e, read),
    strength: strengthOf(e, score),
    start: tokens.start[from] ?? read.sentence.start,
    end: tokens.end[to - 1] ?? read.sentence.end,
    sentence: [read.sentence.start, read.sentence.end],
  };
}

function polarityOf(score: number, e: Evidence | undefined, read: ReadSentence): Polarity {
  if (e !== undefined && e.positives + e.negatives + e.missing === 0 && e.linkCost < 3) return "neutral";
  if (e !== undefined && e.positives > 0 && e.negatives > 0 && Math.abs(score) < MIXED_BELOW) return "mixed";
  if (e !== undefined && e.positives + e.negatives + e.missing === 0 && read.reading.opinions.length === 0 && Math.abs(score) < 0.2)
    return "neutral";
  return score > 0 ? "positive" : "negative";
}

function strengthOf(e: Evidence | undefined, score: number): number {
  const value = Math.abs((e?.linkedValue ?? 0) + (e?.impliedValue ?? 0));
  const sure = Math.tanh(Math.abs(score) / 4);
  return Math.round(100 * Math.min(1, 0.15 + 0.25 * Math.min(2.5, value) + 0.25 * sure)) / 100;
}

function loudestWord(desk: Desk, read: ReadSentence, theme: number): [number, number] {
  let best = read.sentence.from;
  let most = 0;
  for (let i = read.sentence.from; i < read.sentence.to; i++) {
    let weight = 0;
    for (const [model, share] of desk.blend) weight += share * model.wordTheme(desk.numbers[i] ?? -1, theme);
    if (weight > most) {
      most = weight;
      best = i;
    }
  }
  return [best, best + 1];
}
