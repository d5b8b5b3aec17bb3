import { fold } from "../../../src/domain/text/fold.ts";
import { placedWords, searchable } from "../../../src/domain/text/words.ts";
import { seasonOfMonth, type SeasonOfYear } from "../../../src/domain/time/season-of-year.ts";
import type { ResponseDocument, ReturnWords } from "../../../src/generated/types.ts";
import type { ComposeRequest } from "./compose-request.ts";
import { listen } from "./listener.ts";
import { type Situation, situationsOf } from "./situations.ts";
import { type Topic, topicsOf } from "./topics.ts";

export type Size = "short" | "medium" | "long";
/** How an answer is meant; `rating` and `low-rating` where nothing but a mark is given. */
export type Mood = "praise" | "mixed" | "blame" | "rating" | "low-rating";

/** What an answer says, before its sentences are chosen. */
export interface Understood {
  mood: Mood;
  size: Size;
  good: readonly Topic[];
  bad: readonly Topic[];
  situations: readonly Situation[];
  /** The grave incident that is answered; undefined where there is none, or a situation answers it. */
  incident: ComposeRequest["incidents"][number] | undefined;
  returns: "yes" | "no" | null;
  /** The season of the experience where the guest names it. */
  season: SeasonOfYear | null;
}

/** A mark at or below this out of 100 blames, one from the other on praises. */
const BLAMES = 45;
const PRAISES = 70;
/** A mark at or below this out of 100 asks for a talk. */
export const GRAVE = 30;
/** Words that blame nothing are no blame from this mark on. */
const MILD = 45;
/** A mark below this out of 100 is no satisfied one. */
const DISAPPOINTS = 60;

/** A mention weaker than this is no opinion to answer; one against a clear mark must be this strong, or it is more often misread than meant. */
const LEAST_STRENGTH = 0.2;
const LEAST_AGAINST = 0.5;

/** Topics that an answer names: of what the mark is about, and of the other side. */
const MOST_NAMED: Record<Size, number> = { short: 1, medium: 3, long: 4 };
const MOST_BESIDE: Record<Size, number> = { short: 1, medium: 3, long: 4 };
const MOST_SITUATIONS: Record<Size, number> = { short: 1, medium: 3, long: 4 };
/** Weights from which topics are named: of the mark's side the second and later ones, and of the other side. */
const LEAST_SECOND = 0.3;
const LEAST_BESIDE = 0.5;
/** Under a bad mark praise is named from this weight. */
const LEAST_PRAISE = 0.65;

/** What is answered of a review. `said`: the document of the answer; `spoken`: the one of its language, in the polite form. */
export function understand(said: ResponseDocument, spoken: ResponseDocument, request: ComposeRequest): Understood {
  const { review, mentions, settings, again } = request;
  const words = [review.title, review.text].filter((one) => one !== null).join("\n");
  const titleEnd = review.title === null || review.text === null ? 0 : review.title.length;
  const language = request.heardIn ?? spoken;
  const heard = listen(words, language);
  const opinions = mentions.filter((mention) => isHeard(mention, review.rating));
  const { praised, blamed } = topicsOf(heard, opinions, request.expressions ?? [], words, titleEnd, said);
  const size = again === "shorter" ? "short" : again === "precise" ? "long" : settings.length;
  const hasWords = placedWords(words).length > 0;
  const mood = moodOf(review.rating, praised.length, blamed.length, hasWords);
  const isBad = mood === "blame" || mood === "low-rating";
  const situations = hasWords ? situationsOf(heard, said, isBad ? "bad" : "good").slice(0, MOST_SITUATIONS[size]) : [];
  // A grave incident is answered first. Beside a good mark it is more often misread than meant.
  const incident =
    mood === "praise" || mood === "rating"
      ? undefined
      : request.incidents.find(({ kind }) => !(isBad && kind === "hygiene" && situations.some(({ isGrave }) => isGrave)));
  const covered = new Set(situations.flatMap(({ covers }) => covers));
  const isOpen = ({ point, theme }: Topic): boolean => !(point === null ? covered.has(theme) : covered.has(point));
  const isVeryBad = review.rating !== null && review.rating <= GRAVE;
  const named = (topics: readonly Topic[], most: number, least: number): Topic[] =>
    topics.filter(({ weight }, at) => weight >= (at === 0 ? Math.min(least, 0) : least)).slice(0, most);
  const bad = isBad
    ? named(blamed.filter(isOpen), Math.max(1, MOST_NAMED[size] - Math.max(0, situations.length - 1)), LEAST_SECOND)
    : blamed.filter(({ weight }) => mood !== "praise" || weight >= LEAST_BESIDE).slice(0, MOST_BESIDE[size]);
  const good = isBad
    ? // Praise alone under a bad mark, or under a very bad one, is more often misread than meant.
      bad.length + situations.length === 0 || situations.some(({ isGrave }) => isGrave) || (isVeryBad && size !== "long")
      ? []
      : praised.filter(({ weight }) => weight >= LEAST_PRAISE).slice(0, 1)
    : named(praised, MOST_NAMED[size], LEAST_SECOND);
  const names = new Set(bad.map(({ name }) => name));
  return {
    mood,
    size,
    good: good.filter(({ name }) => !names.has(name)),
    bad,
    situations,
    incident,
    returns: returnOf(words, language.returns),
    season: namedSeason(review.experienced, words, language),
  };
}

function isHeard({ polarity, strength }: ComposeRequest["mentions"][number], rating: number | null): boolean {
  const isAgainst = rating !== null && ((polarity === "negative" && rating >= PRAISES) || (polarity === "positive" && rating <= BLAMES));
  return strength >= (isAgainst ? LEAST_AGAINST : LEAST_STRENGTH);
}

/** The mark decides where it is clear, else what the words say. */
function moodOf(rating: number | null, praised: number, blamed: number, hasWords: boolean): Mood {
  if (praised + blamed === 0) return ratingMood(rating, hasWords);
  if (rating !== null && rating <= BLAMES) return "blame";
  if (rating !== null && rating >= PRAISES) return praised > 0 ? "praise" : "mixed";
  if (blamed === 0) return rating !== null && rating < DISAPPOINTS ? "mixed" : "praise";
  return praised === 0 ? "blame" : "mixed";
}

/** Where the words name nothing: a mark alone is answered as one, and without a mark nothing is said of it. */
function ratingMood(rating: number | null, hasWords: boolean): Mood {
  if (rating === null || (rating >= DISAPPOINTS && rating < PRAISES)) return "mixed";
  if (hasWords) return rating < DISAPPOINTS ? (rating < MILD ? "blame" : "mixed") : "praise";
  return rating < DISAPPOINTS ? "low-rating" : "rating";
}

/** A theme of which a review speaks on one side, at its strongest passage. */
export interface Theme {
  theme: string;
  start: number;
  end: number;
  /** The passage. */
  words: string;
}

/** The themes that a review praises and those that it blames, strongest first. A theme of both sides is blamed: a compliment on it would not have been read. */
export function themesOf(mentions: ComposeRequest["mentions"], words: string): { praised: Theme[]; blamed: Theme[] } {
  const side = (polarity: "positive" | "negative"): Theme[] => {
    const strongest = mentions
      .filter((mention) => mention.polarity === polarity)
      .toSorted((a, b) => b.strength - a.strength || a.start - b.start);
    return strongest
      .filter(({ theme }, at) => strongest.findIndex((other) => other.theme === theme) === at)
      .map(({ theme, start, end }) => ({ theme, start, end, words: words.slice(start, end) }));
  };
  const blamed = side("negative");
  const ofBoth = new Set([
    ...blamed.map(({ theme }) => theme),
    ...mentions.filter(({ polarity }) => polarity === "mixed").map(({ theme }) => theme),
  ]);
  return { praised: side("positive").filter(({ theme }) => !ofBoth.has(theme)), blamed };
}

/** Whether the guest writes of coming again, or of never doing so; null where neither is written. */
export function returnOf(words: string, { yes, no }: ReturnWords): "yes" | "no" | null {
  const text = searchable(null, words) ?? "";
  const says = (phrases: readonly string[]): boolean =>
    phrases.some((phrase) => text.includes(searchable(null, phrase)?.trimEnd().concat(" ") ?? "\n"));
  if (says(no)) return "no";
  return says(yes) ? "yes" : null;
}

/** The season of a day where the words name it. */
function namedSeason(day: string | null, words: string, { seasons }: ResponseDocument): SeasonOfYear | null {
  if (day === null) return null;
  const season = seasonOfMonth(Number(day.slice(5, 7)) - 1);
  const word = placedWords(seasons[season]).at(-1)?.word;
  return placedWords(words).some((one) => one.word === word || one.word === fold(seasons[season])) ? season : null;
}

/** Whether a passage reads well between quotation marks. */
export function mayBeQuoted(words: string): boolean {
  return words.length >= 12 && words.length <= 70 && !/[\n«»"“”„<>@]/.test(words) && !/https?:|www\.|\d{5}/i.test(words);
}
