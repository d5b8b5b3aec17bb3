import { fold } from "../../../src/domain/text/fold.ts";
import type { ResponseDocument } from "../../../src/generated/types.ts";
import { type HeardText, hear, isDenied, type Phrase, phraseOf, type Place, placesOf } from "./phrases.ts";

/** What a document listens for, ready to be found in reviews of its language. */
export interface Listener {
  lang: string;
  points: readonly { id: string; themes: readonly string[]; isOpinion: boolean; weight: number; phrases: readonly Phrase[] }[];
  situations: readonly { id: string; phrases: readonly Phrase[] }[];
  denials: ReadonlySet<string>;
  emphasis: readonly Phrase[];
  elsewhere: readonly Phrase[];
  onlyGood: readonly Phrase[];
  contrasts: readonly string[];
}

const listeners = new WeakMap<ResponseDocument, Listener>();

export function listenerOf(document: ResponseDocument): Listener {
  const known = listeners.get(document);
  if (known) return known;
  const { lang, points, situations, listening } = document;
  const made: Listener = {
    lang,
    points: Object.entries(points).map(([id, { themes, is_opinion: isOpinion = false, weight = 0, words }]) => ({
      id,
      themes,
      isOpinion,
      weight,
      phrases: words.map(phraseOf),
    })),
    situations: Object.entries(situations).map(([id, { words }]) => ({ id, phrases: words.map(phraseOf) })),
    denials: new Set(listening.denials.map(fold)),
    emphasis: listening.emphasis.map(phraseOf),
    elsewhere: listening.elsewhere.map(phraseOf),
    onlyGood: listening.only_good.map(phraseOf),
    contrasts: listening.contrasts,
  };
  listeners.set(document, made);
  return made;
}

/** A review as its language's document hears it. */
export interface Heard {
  text: HeardText;
  listener: Listener;
  /** Sentences that speak of another place. */
  elsewhere: ReadonlySet<number>;
  /** Clauses that stress what they say. */
  stressed: ReadonlySet<number>;
  /** Clauses that name the only good thing. */
  onlyGood: ReadonlySet<number>;
}

export function listen(words: string, document: ResponseDocument): Heard {
  const listener = listenerOf(document);
  const text = hear(words, listener.contrasts);
  const numbers = (phrases: readonly Phrase[], of: "sentence" | "clause"): Set<number> =>
    new Set(placesOf(text, phrases).flatMap(({ from }) => text.words[from]?.[of] ?? []));
  return {
    text,
    listener,
    elsewhere: numbers(listener.elsewhere, "sentence"),
    stressed: numbers(listener.emphasis, "clause"),
    onlyGood: numbers(listener.onlyGood, "clause"),
  };
}

/** The positions of some phrases, where they are neither denied nor said of another place. */
export function saidPlaces({ text, listener, elsewhere }: Heard, phrases: readonly Phrase[], mayBeDenied = false): Place[] {
  return placesOf(text, phrases).filter(
    (place) => !elsewhere.has(text.words[place.from]?.sentence ?? -1) && (mayBeDenied || !isDenied(text, place, listener.denials)),
  );
}

/** The characters of a place, end excluded. */
export function charactersOf({ text: { words } }: Heard, { from, to }: Place): { start: number; end: number } {
  return { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
}
