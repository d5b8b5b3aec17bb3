import { firstNameOf } from "../../../src/domain/review/author.ts";
import { seasonOfMonth, type SeasonOfYear } from "../../../src/domain/time/season-of-year.ts";
import { fold } from "../../../src/domain/text/fold.ts";
import type { ResponseDocument } from "../../../src/generated/types.ts";
import type { ComposeFact, ComposeRequest } from "./compose-request.ts";
import { dice, likenessOf, repeatedWords, runsOf } from "./likeness.ts";
import { mayBeQuoted, returnOf, type Theme, themesOf } from "./understood.ts";

/** A sentence of a proposal. */
export interface ComposedPart {
  text: string;
  /** The passages of the review that it answers, as offsets of its words; empty for sentences that state nothing. */
  passages: readonly { start: number; end: number }[];
  /** The lines of the fact sheet that it states. */
  facts: readonly ComposeFact[];
}

/** Proposals made of one review, of which the one least like recent answers and least repetitive is taken. */
const ATTEMPTS = 12;
/** What a word said in two sentences of a proposal weighs beside its likeness with a recent answer, which is 0–1. */
const REPEATED_WORD = 0.1;
/** Themes of one side that an answer names. */
const MOST_NAMED = { short: 1, medium: 2, long: 3 };
/** Lines of the fact sheet that an answer states. */
const MOST_FACTS = { short: 0, medium: 1, long: 2 };

/**
 * Writes an answer in the language of the document. It states nothing beyond the review and the writer's context: praise
 * and blame are named apart by their themes, each sentence with the passages that it answers. The same request gives the
 * same words; another one for the same establishment others.
 */
export function composeAnswer(document: ResponseDocument, request: ComposeRequest): ComposedPart[] {
  const recent = request.recent.map(runsOf);
  let best: { parts: ComposedPart[]; cost: number } | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const parts = propose(document, request, attempt);
    const text = textOf(parts);
    const own = runsOf(text);
    const like = Math.max(0, ...recent.map((other) => likenessOf(own, other)));
    const cost = like + REPEATED_WORD * repeatedWords(parts.map((one) => one.text)) + (request.recent.includes(text) ? 1 : 0);
    if (!best || cost < best.cost) best = { parts, cost };
    if (cost === 0) break;
  }
  if (!best) throw new Error("no proposal was made");
  return best.parts;
}

/** How much an answer says: as the establishment's answers do, unless this one is to be shorter or more precise. */
function sizeOf({ again, settings }: ComposeRequest): keyof typeof MOST_NAMED {
  if (again === "shorter") return "short";
  return again === "precise" ? "long" : settings.length;
}

/** A proposal as one text: the greeting, its sentences as one paragraph, the farewell. */
export function textOf(parts: readonly ComposedPart[]): string {
  const [greeting, ...rest] = parts.map(({ text }) => text);
  const farewell = rest.pop();
  return [greeting, rest.join(" "), farewell].filter(Boolean).join("\n\n");
}

type Pool = keyof ResponseDocument["sentences"];

/** What the document says to a guest addressed by the familiar form, where it has one. */
function familiarly(document: ResponseDocument): ResponseDocument {
  const { familiar, themes } = document;
  if (!familiar) return document;
  return {
    ...document,
    stays: { ...document.stays, ...familiar.stays },
    who: { ...document.who, ...familiar.who },
    incidents: { ...document.incidents, ...familiar.incidents },
    themes: Object.fromEntries(
      Object.entries(themes).map(([theme, words]) => [theme, { ...words, blamed: familiar.blamed[theme] ?? words.blamed ?? [] }]),
    ),
    sentences: { ...document.sentences, ...familiar.sentences },
  };
}

function propose(spoken: ResponseDocument, request: ComposeRequest, attempt: number): ComposedPart[] {
  const { review, settings, context, again } = request;
  const document = settings.address === "familiar" ? familiarly(spoken) : spoken;
  const roll = dice(`${review.id} ${again ?? ""} ${attempt}`);
  const tone = again === "warmer" ? "warm" : settings.tone;
  const season = seasonOf(review.experienced);
  const isForbidden = (text: string): boolean => settings.never_promise.some((phrase) => fold(text).includes(fold(phrase)));
  const chosen = (list: readonly string[]): string | null => {
    const allowed = list.filter((text) => (season !== null || !text.includes("{season}")) && !isForbidden(text));
    return allowed.length === 0 ? null : (allowed[roll(allowed.length)] ?? null);
  };
  const say = (
    pool: Pool,
    places: Record<string, string> = {},
    passages: readonly Theme[] = [],
    facts: readonly ComposeFact[] = [],
  ): ComposedPart[] => {
    const { any = [], [tone]: own = [] } = document.sentences[pool];
    const sentence = chosen(tone === "warm" && own.length > 0 && roll(2) === 0 ? own : [...any, ...own]);
    return sentence === null ? [] : [part(sentence, places, passages, facts)];
  };
  const stay = document.stays[review.category] ?? document.stays.other ?? "";
  const words = [review.title, review.text].filter((one) => one !== null).join("\n");
  const known = (theme: Theme): boolean => document.themes[theme.theme] !== undefined;
  const { praised, blamed } = themesOf(
    request.mentions.filter((mention) => isHeard(mention, review.rating)),
    words,
  );
  const size = sizeOf(request);
  const isShort = size === "short";
  const [good, bad] = [praised.filter(known).slice(0, MOST_NAMED[size]), blamed.filter(known).slice(0, MOST_NAMED[size])];
  const mood = moodOf(review.rating, good.length, bad.length);
  const returns = returnOf(words, document.returns);
  const listed = (themes: readonly Theme[]): string =>
    listOf(
      themes.map(({ theme }) => document.themes[theme]?.name ?? ""),
      document.and,
    );

  const opening: Record<typeof mood, Pool> = {
    praise: "opening_praise",
    mixed: "opening_mixed",
    blame: "opening_blame",
    rating: "opening_rating",
    "low-rating": "opening_low_rating",
  };
  const isBad = mood === "blame" || mood === "low-rating";
  const isGrave = review.rating !== null && review.rating <= GRAVE;
  const [first] = bad;
  // A grave incident is answered first, in place of the regret for a theme. Beside a good mark it is more often misread than meant.
  const [incident] = mood === "praise" || mood === "rating" ? [] : request.incidents;
  const gravity = incident ? chosen(document.incidents[incident.kind]) : null;
  const incidentParts = incident && gravity !== null ? [part(gravity, {}, [incident])] : [];
  const apology = !isShort && first && gravity === null ? chosen(apologiesFor(document.themes[first.theme], bad.length > 1)) : null;
  // Praise alone under a bad mark, or under a very bad one, is more often misread than meant.
  const isMisread = isBad && (bad.length === 0 || (isGrave && size !== "long"));
  const praiseParts = good.length === 0 || isMisread ? [] : say(isBad ? "praise_after_blame" : "praise", { themes: listed(good) }, good);
  const blameParts =
    bad.length === 0
      ? []
      : [
          ...(isBad && apology !== null && bad.length === 1 && roll(2) === 0
            ? []
            : say(isBad ? "blame" : "blame_after_praise", { themes: listed(bad) }, bad)),
          ...(isBad && apology !== null && first ? [part(apology, {}, [first])] : []),
        ];
  const quoted = size === "long" && !isBad ? good.find((theme) => mayBeQuoted(theme.words)) : undefined;
  const quoteParts = quoted ? say("quote", { quote: quoted.words }, [quoted]) : [];
  const who = document.who[review.profile];
  const whoSentence = !isBad && mood !== "mixed" && !isShort && who ? chosen(who) : null;
  const factsOn = (themes: readonly Theme[], pool: Pool): { fact: ComposeFact; pool: Pool }[] =>
    themes.flatMap(({ theme }) =>
      request.facts
        .filter((fact) => fact.theme === theme && !isForbidden(fact.text))
        .map((fact) => ({ fact, pool: fact.isNew ? ("fact_new" as const) : pool })),
    );
  // A line about what is praised is stated once among the latest answers.
  const isSaid = ({ text }: ComposeFact): boolean => request.recent.some((answer) => fold(answer).includes(fold(text)));
  const factParts = [...factsOn(bad, "fact"), ...(isBad ? [] : factsOn(good, "fact_praise").filter(({ fact }) => !isSaid(fact)))]
    .slice(0, MOST_FACTS[size])
    .flatMap(({ fact, pool }) => say(pool, { fact: withinSentence(sentenceOf(fact.text), document.small_words) }, [], [fact]));
  const name = settings.address === "first_name" || settings.address === "familiar" ? firstNameOf(review.author) : null;
  return [
    ...(name === null ? say(settings.address === "formal" ? "greeting_formal" : "greeting") : say("greeting_named", { name })),
    ...say(opening[mood], { stay }),
    ...incidentParts,
    ...(isBad ? [...blameParts, ...factParts, ...praiseParts] : [...praiseParts, ...quoteParts, ...blameParts, ...factParts]),
    ...(whoSentence === null ? [] : [part(whoSentence, {}, [])]),
    ...(context === null ? [] : say("context", { context: sentenceOf(context) })),
    ...(isShort || !isBad ? [] : say(isGrave || incident || roll(2) === 0 || context !== null ? "contact" : "care")),
    ...say(returns === "no" || isBad ? "closing_plain" : returns === "yes" ? "closing_return" : "closing_hope", {
      season: season === null ? "" : document.seasons[season],
    }),
    ...say("farewell", { signature: settings.signature.trim() || request.establishment }),
  ];
}

function part(
  sentence: string,
  places: Record<string, string>,
  passages: readonly { start: number; end: number }[],
  facts: readonly ComposeFact[] = [],
): ComposedPart {
  const text = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => places[name] ?? "");
  return { text: text.charAt(0).toUpperCase() + text.slice(1), passages: passages.map(({ start, end }) => ({ start, end })), facts };
}

/** What is said to who blames a theme; after a sentence that has named it, without those that name it again. */
function apologiesFor(theme: ResponseDocument["themes"][string] | undefined, isNamed: boolean): readonly string[] {
  if (!theme) return [];
  const { name, blamed = [] } = theme;
  return isNamed ? blamed.filter((sentence) => !fold(sentence).includes(fold(name))) : blamed;
}

/** A sentence after a colon: its first word loses its capital where it is one of the words that have none within a sentence. */
function withinSentence(text: string, smallWords: readonly string[]): string {
  const [first = ""] = /^\p{L}+/u.exec(text) ?? [];
  return smallWords.includes(first.toLowerCase()) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

type Mood = "praise" | "mixed" | "blame" | "rating" | "low-rating";

/** A mark at or below this out of 100 blames, one from the other on praises. */
const BLAMES = 45;
const PRAISES = 75;
/** A mark at or below this out of 100 asks for a talk. */
const GRAVE = 30;
/** A mark below this out of 100 is no satisfied one. */
const DISAPPOINTS = 60;

/** A mention weaker than this is no opinion to answer; one against a clear mark must be this strong, or it is more often misread than meant. */
const LEAST_STRENGTH = 0.2;
const LEAST_AGAINST = 0.5;

function isHeard({ polarity, strength }: ComposeRequest["mentions"][number], rating: number | null): boolean {
  const isAgainst = rating !== null && ((polarity === "negative" && rating >= PRAISES) || (polarity === "positive" && rating <= BLAMES));
  return strength >= (isAgainst ? LEAST_AGAINST : LEAST_STRENGTH);
}

/** The mark decides where it is clear, else what the words say. */
function moodOf(rating: number | null, praised: number, blamed: number): Mood {
  if (praised + blamed === 0) return ratingMood(rating);
  if (rating !== null && rating <= BLAMES) return "blame";
  if (blamed === 0) return rating !== null && rating < DISAPPOINTS ? "mixed" : "praise";
  if (praised === 0) return rating !== null && rating >= PRAISES ? "mixed" : "blame";
  return rating !== null && rating >= PRAISES && praised > blamed ? "praise" : "mixed";
}

/** Where the words name no theme: only a good mark is thanked for, and without a mark nothing is said of it. */
function ratingMood(rating: number | null): Mood {
  if (rating === null || (rating >= DISAPPOINTS && rating < PRAISES)) return "mixed";
  return rating < DISAPPOINTS ? "low-rating" : "rating";
}

/** «a», «a et b», «a, b et c». */
function listOf(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}

function seasonOf(day: string | null): SeasonOfYear | null {
  return day === null ? null : seasonOfMonth(Number(day.slice(5, 7)) - 1);
}

/** What somebody wrote, as a sentence. */
function sentenceOf(text: string): string {
  const clean = text.replaceAll(/\s+/g, " ").trim();
  const whole = clean.charAt(0).toUpperCase() + clean.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
