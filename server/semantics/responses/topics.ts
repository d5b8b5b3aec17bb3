import type { ResponseDocument } from "../../../src/generated/types.ts";
import type { ComposeRequest } from "./compose-request.ts";
import { charactersOf, type Heard, saidPlaces } from "./listener.ts";
import type { Place } from "./phrases.ts";

export type Side = "praised" | "blamed";

/** Something that a guest praises or blames: a point that the document can name, or, without one, a theme. */
export interface Topic {
  /** Null where only the theme is known. */
  point: string | null;
  theme: string;
  /** Within a sentence, with its article. */
  name: string;
  weight: number;
  start: number;
  end: number;
  /** The passage. */
  words: string;
}

type Mention = ComposeRequest["mentions"][number];
type Expression = NonNullable<ComposeRequest["expressions"]>[number];

/** What a mention or a place adds to a topic's weight beside the strength of the opinion. */
const OF_TITLE = 0.4;
const OF_STRESS = 0.4;
const OF_REPETITION = 0.15;
const OF_LAST_SENTENCE = 0.1;
/** The strength of words that judge by themselves. */
const OF_OPINION = 0.55;
/** The strength of the only thing that a guest calls good. */
const OF_ONLY_GOOD = 0.8;
/** A theme that no word of the guest's names is surer to be misread. */
const OF_THEME_ALONE = -0.15;
/** A second point of one theme says less than one of another. */
const OF_SAME_THEME: Record<Side, number> = { praised: -0.3, blamed: -0.2 };

interface Found {
  point: string;
  themes: readonly string[];
  side: Side;
  weight: number;
  place: Place;
}

/**
 * What a review praises and what it blames, weightiest first: by the strength of the opinion, its position (title,
 * stressed clause, last sentence) and how often it comes, rather than by count alone. Names are those of `said`, the document
 * of the answer. A theme that the document names by points alone (`only_by_point`) is left out without one.
 */
export function topicsOf(
  heard: Heard,
  mentions: readonly Mention[],
  expressions: readonly Expression[],
  words: string,
  titleEnd: number,
  said: ResponseDocument,
): { praised: Topic[]; blamed: Topic[] } {
  const found = pointsOf(heard, mentions, expressions, words, titleEnd).filter(
    ({ point, side }) => said.points[point]?.[side] !== undefined,
  );
  const side = (of: Side, other: Side): Topic[] => {
    const weights = (where: Side): Map<string, number> => {
      const total = new Map<string, number>();
      for (const one of found)
        if (one.side === where) {
          const before = total.get(one.point);
          total.set(one.point, before === undefined ? one.weight : Math.max(before, one.weight) + OF_REPETITION);
        }
      return total;
    };
    const [mine, theirs] = [weights(of), weights(other)];
    const points = [...mine]
      .filter(([point, weight]) => (of === "blamed" ? weight >= (theirs.get(point) ?? 0) : weight > (theirs.get(point) ?? 0)))
      .flatMap(([point, weight]): Topic[] => {
        const best = found
          .filter((one) => one.point === point && one.side === of)
          .toSorted((a, b) => b.weight - a.weight || a.place.from - b.place.from)[0];
        const name = said.points[point]?.[of];
        if (!best || name === undefined) return [];
        const { start, end } = passageOf(heard, best, mentions, of);
        return [{ point, theme: best.themes[0] ?? "", name, weight, start, end, words: words.slice(start, end) }];
      });
    const covered = new Set(found.filter((one) => one.side === of).flatMap(({ themes }) => themes));
    return rank([...points, ...themesAlone(mentions, of, covered, words, said, titleEnd)], of);
  };
  return { praised: side("praised", "blamed"), blamed: side("blamed", "praised") };
}

/** Weightiest first, a second topic of a theme behind others of nearly its weight; each name once. */
function rank(topics: readonly Topic[], side: Side): Topic[] {
  const seen = new Set<string>();
  const names = new Set<string>();
  return topics
    .toSorted((a, b) => b.weight - a.weight || a.start - b.start)
    .filter(({ name }) => !names.has(name) && names.add(name))
    .map((topic) => {
      const isSecond = seen.has(topic.theme);
      seen.add(topic.theme);
      return isSecond ? { ...topic, weight: topic.weight + OF_SAME_THEME[side] } : topic;
    })
    .toSorted((a, b) => b.weight - a.weight || a.start - b.start);
}

/** Points that the guest names with an opinion, of overlapping ones the longest. */
function pointsOf(
  heard: Heard,
  mentions: readonly Mention[],
  expressions: readonly Expression[],
  words: string,
  titleEnd: number,
): Found[] {
  const places = heard.listener.points
    .flatMap((point) => saidPlaces(heard, point.phrases, !point.isOpinion).map((place) => ({ ...point, place })))
    .toSorted((a, b) => lengthOf(b.place) - lengthOf(a.place) || a.place.from - b.place.from);
  const taken = new Set<number>();
  const kept = places.filter(({ place }) => {
    const numbers = Array.from({ length: lengthOf(place) }, (_, at) => place.from + at);
    if (numbers.some((number) => taken.has(number)) || isPartOfName(heard, place, words, titleEnd)) return false;
    for (const number of numbers) taken.add(number);
    return true;
  });
  return kept.flatMap(({ id, themes, isOpinion, weight, place }): Found[] => {
    const others = kept.flatMap((other) => (other.id === id ? [] : [charactersOf(heard, other.place)]));
    const opinion = opinionOn(heard, place, themes, mentions, expressions, isOpinion, others);
    if (!opinion) return [];
    const word = heard.text.words[place.from];
    const own =
      weight +
      opinion.strength +
      (word && word.start < titleEnd ? OF_TITLE : 0) +
      (word && heard.stressed.has(word.clause) ? OF_STRESS : 0) +
      (word?.sentence === heard.text.sentences - 1 ? OF_LAST_SENTENCE : 0);
    return [{ point: id, themes, side: opinion.side, weight: own, place }];
  });
}

/** Whether a word has a capital as the word before it has («Dana Beach»); in titles and in German capitals say nothing. */
function isPartOfName({ text, listener }: Heard, { from }: Place, words: string, titleEnd: number): boolean {
  const [before, word, second] = [text.words[from - 1], text.words[from], text.words[from - 2]];
  if (listener.lang === "de" || !before || !word || word.start < titleEnd || before.sentence !== word.sentence) return false;
  const isFirst = second?.sentence !== before.sentence;
  return !isFirst && [before, word].every(({ start }) => /^\p{Lu}\p{Ll}/u.test(words.slice(start, start + 2)));
}

const lengthOf = ({ from, to }: Place): number => to - from;

/** The opinion nearest to a place: of one of its themes on the same words, else any expression on them, else of its themes in the clause or the sentence. */
function opinionOn(
  heard: Heard,
  place: Place,
  themes: readonly string[],
  mentions: readonly Mention[],
  expressions: readonly Expression[],
  isOpinion: boolean,
  others: readonly { start: number; end: number }[],
): { side: Side; strength: number } | null {
  const { words } = heard.text;
  const { start, end } = charactersOf(heard, place);
  const [sentence, clause] = [words[place.from]?.sentence, words[place.from]?.clause];
  if (heard.onlyGood.has(clause ?? -1)) return isOpinion ? null : { side: "praised", strength: OF_ONLY_GOOD };
  if (isOpinion) {
    const isContradicted = [...expressions, ...mentions.filter((mention) => themes.includes(mention.theme))].some(
      (one) => one.polarity === "positive" && one.start < end && one.end > start,
    );
    return isContradicted ? null : { side: "blamed", strength: OF_OPINION };
  }
  const nearest = mentions
    .flatMap((mention) => {
      if (mention.polarity === "neutral" || !themes.includes(mention.theme)) return [];
      if (mention.start < end && mention.end > start) return [{ mention, nearness: 3 }];
      // A mention on another point's words is not about this one.
      if (others.some((other) => mention.start < other.end && mention.end > other.start)) return [];
      const within = words.filter((word) => word.start >= mention.start && word.end <= mention.end);
      if (within.some((word) => word.clause === clause)) return [{ mention, nearness: 2 }];
      return within.some((word) => word.sentence === sentence) ? [{ mention, nearness: 1 }] : [];
    })
    .toSorted((a, b) => b.nearness - a.nearness || b.mention.strength - a.mention.strength)[0];
  const expression = expressions.find((one) => one.polarity !== "neutral" && one.start < end && one.end > start);
  if (expression && nearest?.nearness !== 3)
    return { side: expression.polarity === "positive" ? "praised" : "blamed", strength: OF_OPINION };
  if (!nearest) return null;
  const { polarity, strength } = nearest.mention;
  return { side: polarity === "positive" ? "praised" : "blamed", strength: polarity === "mixed" ? strength * 0.7 : strength };
}

/** The words of the guest on which a topic rests: the mention's around its place, else the place. */
function passageOf(heard: Heard, { place, themes }: Found, mentions: readonly Mention[], side: Side): { start: number; end: number } {
  const { start, end } = charactersOf(heard, place);
  const polarity = side === "praised" ? "positive" : "negative";
  const mention = mentions.find((one) => one.polarity === polarity && themes.includes(one.theme) && one.start < end && one.end > start);
  return mention ? { start: mention.start, end: mention.end } : { start, end };
}

/** Themes with an opinion that no point names, strongest passage each. One of both sides is blamed: a compliment on it would not have been read. */
function themesAlone(
  mentions: readonly Mention[],
  side: Side,
  covered: ReadonlySet<string>,
  words: string,
  said: ResponseDocument,
  titleEnd: number,
): Topic[] {
  const isBlamed = (theme: string): boolean =>
    mentions.some((one) => one.theme === theme && (one.polarity === "negative" || one.polarity === "mixed"));
  const polarity = side === "praised" ? "positive" : "negative";
  const strongest = mentions.filter((one) => one.polarity === polarity).toSorted((a, b) => b.strength - a.strength || a.start - b.start);
  return strongest
    .filter(({ theme }, at) => strongest.findIndex((other) => other.theme === theme) === at)
    .flatMap(({ theme, strength, start, end }): Topic[] => {
      const known = said.themes[theme];
      if (!known || known.only_by_point === true || covered.has(theme) || (side === "praised" && isBlamed(theme))) return [];
      const weight = strength + OF_THEME_ALONE + (start < titleEnd ? OF_TITLE : 0);
      return [{ point: null, theme, name: known.name, weight, start, end, words: words.slice(start, end) }];
    });
}
