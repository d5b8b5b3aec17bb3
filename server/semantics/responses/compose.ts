import { seasonOfMonth, type SeasonOfYear } from "../../../src/domain/time/season-of-year.ts";
import { fold } from "../../../src/domain/text/fold.ts";
import type { ResponseDocument } from "../../../src/generated/types.ts";
import type { ComposeRequest } from "./compose-request.ts";
import { dice, likenessOf, repeatedWords, runsOf } from "./likeness.ts";
import { mayBeQuoted, returnOf, type Theme, themesOf } from "./understood.ts";

/** A sentence of a proposal. */
export interface ComposedPart {
  text: string;
  /** The passages of the review that it answers, as offsets of its words; empty for sentences that state nothing. */
  passages: readonly { start: number; end: number }[];
}

/** Proposals made of one review, of which the one least like recent answers and least repetitive is taken. */
const ATTEMPTS = 12;
/** What a word said in two sentences of a proposal weighs beside its likeness with a recent answer, which is 0–1. */
const REPEATED_WORD = 0.1;
/** Themes of one side that an answer names. */
const MOST_NAMED = { usual: 2, precise: 3 };

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

/** A proposal as one text: the greeting, its sentences as one paragraph, the farewell. */
export function textOf(parts: readonly ComposedPart[]): string {
  const [greeting, ...rest] = parts.map(({ text }) => text);
  const farewell = rest.pop();
  return [greeting, rest.join(" "), farewell].filter(Boolean).join("\n\n");
}

type Pool = keyof ResponseDocument["sentences"];

function propose(document: ResponseDocument, request: ComposeRequest, attempt: number): ComposedPart[] {
  const { review, settings, context, again } = request;
  const roll = dice(`${review.id} ${again ?? ""} ${attempt}`);
  const tone = again === "warmer" ? "warm" : settings.tone;
  const season = seasonOf(review.experienced);
  const isForbidden = (text: string): boolean => settings.never_promise.some((phrase) => fold(text).includes(fold(phrase)));
  const chosen = (list: readonly string[]): string | null => {
    const allowed = list.filter((text) => (season !== null || !text.includes("{season}")) && !isForbidden(text));
    return allowed.length === 0 ? null : (allowed[roll(allowed.length)] ?? null);
  };
  const say = (pool: Pool, places: Record<string, string> = {}, passages: readonly Theme[] = []): ComposedPart[] => {
    const { any = [], [tone]: own = [] } = document.sentences[pool];
    const sentence = chosen(tone === "warm" && own.length > 0 && roll(2) === 0 ? own : [...any, ...own]);
    return sentence === null ? [] : [part(sentence, places, passages)];
  };
  const stay = document.stays[review.category] ?? document.stays.other ?? "";
  const words = [review.title, review.text].filter((one) => one !== null).join("\n");
  const known = (theme: Theme): boolean => document.themes[theme.theme] !== undefined;
  const { praised, blamed } = themesOf(request.mentions, words);
  const most = again === "precise" ? MOST_NAMED.precise : MOST_NAMED.usual;
  const [good, bad] = [
    praised.filter(known).slice(0, again === "shorter" ? 1 : most),
    blamed.filter(known).slice(0, again === "shorter" ? 1 : most),
  ];
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
  const [first] = bad;
  const apology = again !== "shorter" && bad.length === 1 && first ? chosen(document.themes[first.theme]?.blamed ?? []) : null;
  const praiseParts = good.length === 0 ? [] : say(isBad ? "praise_after_blame" : "praise", { themes: listed(good) }, good);
  const blameParts =
    bad.length === 0
      ? []
      : [
          ...(isBad && apology !== null && roll(2) === 0 ? [] : say(isBad ? "blame" : "blame_after_praise", { themes: listed(bad) }, bad)),
          ...(isBad && apology !== null ? [part(apology, {}, bad)] : []),
        ];
  const quoted = again === "precise" && !isBad ? good.find((theme) => mayBeQuoted(theme.words)) : undefined;
  const quoteParts = quoted ? say("quote", { quote: quoted.words }, [quoted]) : [];
  const who = document.who[review.profile];
  const whoSentence = !isBad && mood !== "mixed" && again !== "shorter" && who ? chosen(who) : null;
  const name = firstNameOf(review.author);
  return [
    ...(name === null ? say("greeting") : say("greeting_named", { name })),
    ...say(opening[mood], { stay: capitalFor(stay, "") }),
    ...(isBad ? [...blameParts, ...praiseParts] : [...praiseParts, ...quoteParts, ...blameParts]),
    ...(whoSentence === null ? [] : [part(whoSentence, {}, [])]),
    ...(context === null ? [] : say("context", { context: sentenceOf(context) })),
    ...(again === "shorter" || !isBad ? [] : say(roll(2) === 0 || context !== null ? "contact" : "care")),
    ...say(returns === "no" || isBad ? "closing_plain" : returns === "yes" ? "closing_return" : "closing_hope", {
      season: season === null ? "" : document.seasons[season],
    }),
    ...say("farewell", { signature: settings.signature.trim() || request.establishment }),
  ];
}

function part(sentence: string, places: Record<string, string>, themes: readonly Theme[]): ComposedPart {
  const text = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => places[name] ?? "");
  return { text: capitalFor(text, "first"), passages: themes.map(({ start, end }) => ({ start, end })) };
}

function capitalFor(text: string, where: "first" | ""): string {
  return where === "first" ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

type Mood = "praise" | "mixed" | "blame" | "rating" | "low-rating";

/** A mark at or below this out of 100 blames, one from the other on praises. */
const BLAMES = 45;
const PRAISES = 75;
/** A mark below this out of 100 is no satisfied one. */
const DISAPPOINTS = 60;

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

/** The first name with which a review is signed; null where it is signed with an alias, initials or nothing. */
function firstNameOf(author: string | null): string | null {
  const [first = ""] = (author ?? "").trim().split(/\s+/);
  return /^\p{Lu}\p{Ll}[\p{Ll}'’-]*(?:-\p{Lu}\p{Ll}+)?$/u.test(first) && first.length <= 20 ? first : null;
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
