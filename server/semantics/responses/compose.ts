import { firstNameOf } from "../../../src/domain/review/author.ts";
import { fold } from "../../../src/domain/text/fold.ts";
import type { ResponseDocument } from "../../../src/generated/types.ts";
import type { ComposeFact, ComposeRequest } from "./compose-request.ts";
import { dice, likenessOf, repeatedWords, runsOf } from "./likeness.ts";
import type { Topic } from "./topics.ts";
import { GRAVE, mayBeQuoted, type Mood, type Size, type Understood, understand } from "./understood.ts";

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
/** Lines of the fact sheet that an answer states. */
const MOST_FACTS: Record<Size, number> = { short: 0, medium: 1, long: 2 };

/**
 * Writes an answer in the language of the document. It states nothing beyond the review and the writer's context: praise
 * and blame are named apart by their themes, each sentence with the passages that it answers. The same request gives the
 * same words; another one for the same establishment others.
 */
export function composeAnswer(spoken: ResponseDocument, request: ComposeRequest): ComposedPart[] {
  const document = request.settings.address === "familiar" ? familiarly(spoken) : spoken;
  const understood = understand(document, spoken, request);
  const recent = request.recent.map(runsOf);
  let best: { parts: ComposedPart[]; cost: number } | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const parts = propose(document, request, understood, attempt);
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
type Passage = ComposedPart["passages"][number];

/** What the document says to a guest addressed by the familiar form, where it has one. */
function familiarly(document: ResponseDocument): ResponseDocument {
  const { familiar, themes } = document;
  if (!familiar) return document;
  return {
    ...document,
    stays: { ...document.stays, ...familiar.stays },
    who: { ...document.who, ...familiar.who },
    incidents: { ...document.incidents, ...familiar.incidents },
    situations: Object.fromEntries(
      Object.entries(document.situations).map(([id, words]) => [id, { ...words, ...familiar.situations[id] }]),
    ),
    themes: Object.fromEntries(
      Object.entries(themes).map(([theme, words]) => [theme, { ...words, blamed: familiar.blamed[theme] ?? words.blamed ?? [] }]),
    ),
    sentences: { ...document.sentences, ...familiar.sentences },
  };
}

function propose(document: ResponseDocument, request: ComposeRequest, understood: Understood, attempt: number): ComposedPart[] {
  const { review, settings, context, again } = request;
  const { mood, size, good, bad, situations, returns, season } = understood;
  const roll = dice(`${review.id} ${again ?? ""} ${attempt}`);
  const tone = again === "warmer" ? "warm" : settings.tone;
  const isForbidden = (text: string): boolean => settings.never_promise.some((phrase) => fold(text).includes(fold(phrase)));
  const chosen = (list: readonly string[]): string | null => {
    const allowed = list.filter((text) => (season !== null || !text.includes("{season}")) && !isForbidden(text));
    return allowed.length === 0 ? null : (allowed[roll(allowed.length)] ?? null);
  };
  const say = (
    pool: Pool,
    places: Record<string, string> = {},
    passages: readonly Passage[] = [],
    facts: readonly ComposeFact[] = [],
  ): ComposedPart[] => {
    const { any = [], [tone]: own = [] } = document.sentences[pool];
    const sentence = chosen(tone === "warm" && own.length > 0 && roll(2) === 0 ? own : [...any, ...own]);
    return sentence === null ? [] : [part(sentence, places, passages, facts)];
  };
  const stay = document.stays[review.category] ?? document.stays.other ?? "";
  const isShort = size === "short";
  const isBad = mood === "blame" || mood === "low-rating";
  const isVeryBad = review.rating !== null && review.rating <= GRAVE;
  const listed = (topics: readonly Topic[]): string =>
    listOf(
      topics.map(({ name }) => name),
      document.and,
    );

  const told = situations.flatMap(({ sentences, start, end }) => {
    const sentence = chosen(sentences);
    return sentence === null ? [] : [part(sentence, { stay }, [{ start, end }])];
  });
  const { incident } = understood;
  const gravity = incident ? chosen(document.incidents[incident.kind]) : null;
  const incidentParts = incident && gravity !== null ? [part(gravity, {}, [incident])] : [];
  const isGrave = isBad && (gravity !== null || situations.some((situation) => situation.isGrave));
  // Beside a situation or an incident a sentence on a theme in general would sound set.
  const isPlain = told.length + incidentParts.length === 0;
  const [first] = bad;
  const apology = !isShort && first && isBad && isPlain ? chosen(apologiesFor(document.themes[first.theme], first, bad.length > 1)) : null;
  const praiseParts = good.length === 0 ? [] : say(isBad ? "praise_after_blame" : "praise", { themes: listed(good) }, good);
  const blameParts =
    bad.length === 0
      ? []
      : [
          ...(apology !== null && bad.length === 1 && first?.point === null && roll(2) === 0
            ? []
            : say(isBad ? "blame" : "blame_after_praise", { themes: listed(bad) }, bad)),
          ...(apology !== null && first ? [part(apology, {}, [first])] : []),
        ];
  const quoted = size === "long" && !isBad ? good.find((topic) => mayBeQuoted(topic.words)) : undefined;
  const quoteParts = quoted ? say("quote", { quote: quoted.words }, [quoted]) : [];
  const who = document.who[review.profile];
  const whoSentence = !isBad && mood !== "mixed" && !isShort && who ? chosen(who) : null;
  const pleased =
    mood === "praise" && !isShort && good.length === 0 && told.length === 0 && (review.text ?? "").trim() !== ""
      ? say("pleased", { stay })
      : [];
  const name = settings.address === "first_name" || settings.address === "familiar" ? firstNameOf(review.author) : null;
  const factParts = factsFor(request, understood, isForbidden).flatMap(({ fact, pool }) =>
    say(pool, { fact: withinSentence(sentenceOf(fact.text), document.small_words) }, [], [fact]),
  );
  const asksForTalk = isVeryBad || isGrave || incident !== undefined || context !== null;
  return [
    ...(name === null ? say(settings.address === "formal" ? "greeting_formal" : "greeting") : say("greeting_named", { name })),
    ...say(isGrave ? "opening_grave" : OPENINGS[mood], { stay }),
    ...incidentParts,
    ...(isBad
      ? [...told, ...blameParts, ...factParts, ...praiseParts]
      : [...pleased, ...praiseParts, ...quoteParts, ...told, ...blameParts, ...factParts]),
    ...(whoSentence === null ? [] : [part(whoSentence, {}, [])]),
    ...(context === null ? [] : say("context", { context: sentenceOf(context) })),
    ...(isShort || !isBad ? [] : say(asksForTalk || roll(2) === 0 ? "contact" : "care")),
    ...say(returns === "no" || isBad ? "closing_plain" : returns === "yes" ? "closing_return" : "closing_hope", {
      season: season === null ? "" : document.seasons[season],
    }),
    ...say("farewell", { signature: settings.signature.trim() || request.establishment }),
  ];
}

const OPENINGS: Record<Mood, Pool> = {
  praise: "opening_praise",
  mixed: "opening_mixed",
  blame: "opening_blame",
  rating: "opening_rating",
  "low-rating": "opening_low_rating",
};

/** Lines of the fact sheet that the answer states: on what is blamed, and to who does not complain on what is praised, once among the latest answers. */
function factsFor(
  request: ComposeRequest,
  { mood, size, good, bad }: Understood,
  isForbidden: (text: string) => boolean,
): { fact: ComposeFact; pool: Pool }[] {
  const factsOn = (topics: readonly Topic[], pool: Pool): { fact: ComposeFact; pool: Pool }[] =>
    [...new Set(topics.map(({ theme }) => theme))].flatMap((theme) =>
      request.facts
        .filter((fact) => fact.theme === theme && !isForbidden(fact.text))
        .map((fact) => ({ fact, pool: fact.isNew ? ("fact_new" as const) : pool })),
    );
  const isSaid = ({ text }: ComposeFact): boolean => request.recent.some((answer) => fold(answer).includes(fold(text)));
  const isBad = mood === "blame" || mood === "low-rating";
  return [...factsOn(bad, "fact"), ...(isBad ? [] : factsOn(good, "fact_praise").filter(({ fact }) => !isSaid(fact)))].slice(
    0,
    MOST_FACTS[size],
  );
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
function apologiesFor(theme: ResponseDocument["themes"][string] | undefined, { point, name }: Topic, isNamed: boolean): readonly string[] {
  if (!theme) return [];
  const { blamed = [] } = theme;
  return isNamed || point !== null
    ? blamed.filter((sentence) => ![name, theme.name].some((one) => fold(sentence).includes(lastWord(fold(one)))))
    : blamed;
}

const lastWord = (text: string): string => text.split(/[ ’']/).at(-1) ?? text;

/** A sentence after a colon: its first word loses its capital where it is one of the words that have none within a sentence. */
function withinSentence(text: string, smallWords: readonly string[]): string {
  const [first = ""] = /^\p{L}+/u.exec(text) ?? [];
  return smallWords.includes(first.toLowerCase()) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** «a», «a et b», «a, b et c». */
function listOf(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** What somebody wrote, as a sentence. */
function sentenceOf(text: string): string {
  const clean = text.replaceAll(/\s+/g, " ").trim();
  const whole = clean.charAt(0).toUpperCase() + clean.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
