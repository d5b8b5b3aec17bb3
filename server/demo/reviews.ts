import { dateOf, dayNumber, instantOf, weekdayOf } from "./calendar.ts";
import { moderationState } from "./moderation.ts";
import { drawPerson } from "./people.ts";
import { planReview, type ReviewPlan } from "./plan.ts";
import { providerShares, ratingOn, scales, sourceReviewId } from "./providers.ts";
import { hash, random, type Random } from "./random.ts";
import { drawReply } from "./replying.ts";
import { guestSatisfaction, meanSatisfaction } from "./satisfaction.ts";
import { sceneOf, sightsOf, type Sights } from "./scene.ts";
import { schedule, type Visit } from "./schedule.ts";
import { publicationLag, writingMinute } from "./seasonality.ts";
import { composeReview, type Written } from "./texts/compose.ts";
import { language } from "./texts/languages.ts";
import type { Fragment } from "./texts/markup.ts";
import { rejectedText } from "./texts/rejected.ts";
import { handwrite, retype } from "./texts/style.ts";
import { commonLength, distance, newUsage, sharedLength, Writer, type Turn, type Usage } from "./texts/writer.ts";

import type { DemoData, DemoReview, Lang, ProviderId, ReviewState } from "./types.ts";

/** A review together with what it was meant to say. */
export interface PlannedReview {
  review: DemoReview;
  plan: ReviewPlan;
  /** The line of the bank that is the whole text, or null where there is no text or it is put together. */
  source: Fragment | null;
}

/** Reviews of the second destination, whatever the count of the first. */
const dunesCount = 1_500;

/** State of one run: what has been said, and how often. */
interface Run {
  seed: number;
  today: number;
  towns: ReadonlyMap<string, string>;
  /** Sites by child destination. */
  sights: ReadonlyMap<string, Sights>;
  usage: Usage;
  /** The texts that must not occur twice. */
  texts: Set<string>;
  /** Reviews by language so far, in the order of writing. */
  count: Map<Lang, number>;
  /** The lines used of each place, by language and establishment. */
  places: Map<string, Pick<Turn, "place" | "heard">>;
  /** In which review of its language a sentence came last. */
  sentences: Map<string, number>;
}

/** The reviews of both destinations with their plans, each destination in the order of experience. */
export function* plannedReviews(data: DemoData, options: { seed: number; today: string; count?: number }): Generator<PlannedReview> {
  const today = dayNumber(options.today);
  const towns = new Map(data.destinations.flatMap(({ communes }) => communes.map(({ insee, name }) => [insee, name] as const)));
  const run: Run = {
    seed: options.seed,
    today,
    towns,
    sights: sightsOf(data),
    usage: newUsage(),
    texts: new Set(),
    count: new Map(),
    places: new Map(),
    sentences: new Map(),
  };
  let number = 1;
  for (const { id } of data.destinations) {
    const establishments = data.establishments.filter(({ destination }) => destination === id);
    const count = id === "aurelle" ? (options.count ?? 40_000) : dunesCount;
    for (const visit of schedule(establishments, { seed: options.seed, today, count })) yield planned(run, visit, number++);
  }
}

function planned(run: Run, visit: Visit, number: number): PlannedReview {
  const { establishment, day, ago } = visit;
  const r = random(run.seed, "review", establishment.destination, visit.key);
  const provider = r.weighted(providerShares[establishment.category]);
  const person = drawPerson(r, provider, establishment.category);
  const satisfaction = guestSatisfaction(meanSatisfaction(establishment, ago), visit.quantile);
  const unrated = r.chance(0.02);
  const rating = ratingOn(provider, satisfaction);
  const plan = planReview(r, { establishment, ago, satisfaction: expressed(provider, satisfaction), provider, person });
  if (unrated && plan.shape === "silent") plan.shape = "terse";
  const publishedDay = Math.min(run.today - 1, day + publicationLag(r, establishment.category));
  const titled =
    provider === "tripadvisor" ||
    provider === "holidaycheck" ||
    provider === "zoover" ||
    provider === "moderation" ||
    (provider === "booking" && r.chance(0.6));
  const town = run.towns.get(establishment.commune_insee) ?? "";
  const { title, text, source } = write(run, r, { visit, person, plan, titled, town });
  const reply = drawReply(r, { establishment, person, plan, publishedDay, today: run.today, hasText: text !== null, usage: run.usage });
  const state =
    provider === "moderation"
      ? moderationState(r, { ago: run.today - publishedDay, answered: reply !== null })
      : { state: "published" as const };
  const refused = state.state === "rejected" && "reject_reason" in state ? rejectedText(r, state.reject_reason ?? "") : null;
  const shown = reply !== null && !hidesReply.has(state.state);
  const review: DemoReview = {
    source: provider,
    source_review_id: sourceReviewId(provider, hash(run.seed, visit.key, establishment.id).toString(36), number),
    establishment_id: establishment.id,
    rating_value: unrated ? null : rating,
    rating_scale: scales[provider],
    title,
    text: refused ?? text,
    lang: refused === null ? person.lang : "fr",
    author: person.author,
    country: person.country,
    profile: person.profile,
    experience_date: dateOf(day),
    published_at: instantOf(publishedDay, writingMinute(r, weekdayOf(publishedDay) % 6 === 0), r.int(0, 59)),
    ...state,
    ...(shown && { reply: { ...reply, state: replyState(r, state.state) } }),
  };
  return { review, plan, source: refused === null ? source : null };
}

/** What the words agree with: a provider that knows only yes and no forces a mind to be made up. */
function expressed(provider: ProviderId, satisfaction: number): number {
  if (scales[provider] !== 1) return satisfaction;
  return ratingOn(provider, satisfaction) === 1 ? Math.max(74, satisfaction) : Math.min(42, satisfaction);
}

/** A review that is not published carries no reply. */
const hidesReply: ReadonlySet<ReviewState> = new Set(["pending", "rejected", "withdrawn"]);

function replyState(r: Random, state: ReviewState): "pending" | "published" | "rejected" {
  if (state === "responses") return "pending";
  return state === "archived" && r.chance(0.03) ? "rejected" : "published";
}

/** Writes until the text is short enough to be shared, or unlike all others; points that it does not mention leave the plan. */
function write(
  run: Run,
  r: Random,
  order: { visit: Visit; person: ReturnType<typeof drawPerson>; plan: ReviewPlan; titled: boolean; town: string },
): Omit<Written, "points"> {
  const { visit, person, plan, titled, town } = order;
  const { establishment, day } = visit;
  const turn = turnOf(run, person.lang, establishment.id);
  const refused = new Set<Fragment>();
  for (let attempt = 0; ; attempt++) {
    // Where everything has been said of late, a few words do.
    if (attempt > 6 && plan.shape !== "silent") plan.shape = "terse";
    const scene = sceneOf(r, { establishment, person, day, town, sights: run.sights.get(establishment.child) ?? [], tier: plan.tier });
    const writer = new Writer(scene, r, { bank: language(person.lang).bank, usage: run.usage, turn, refused });
    const written = composeReview(writer, plan, titled);
    const text = written.text === null ? null : (written.source ? retype : handwrite)(r, written.text, person.lang, plan.tier);
    const said = written.text ?? "";
    if (text !== null && !isNew(run, { said, text, lang: person.lang, at: turn.at, last: attempt > 12 }, establishment.id)) {
      if (written.source) refused.add(written.source);
      continue;
    }
    writer.keep();
    plan.points = written.points;
    return { title: written.title, text, source: written.source };
  }
}

function turnOf(run: Run, lang: Lang, establishment: string): Turn {
  const at = (run.count.get(lang) ?? 0) + 1;
  run.count.set(lang, at);
  const key = `${lang} ${establishment}`;
  const place = run.places.get(key) ?? { place: new Set(), heard: new Set() };
  run.places.set(key, place);
  return { at, ...place };
}

/**
 * Whether the text differs enough from the others; remembers it if so. A long `said` never comes twice, however it is typed,
 * nor does a long sentence soon after its last use.
 */
function isNew(
  run: Run,
  { said, text, lang, at, last }: { said: string; text: string; lang: Lang; at: number; last: boolean },
  establishment: string,
): boolean {
  const isShort = said.length <= sharedLength;
  const words = said
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
  const key = isShort ? `${establishment} ${words}` : words;
  if (run.texts.has(key) && !(isShort && last)) return false;
  const sentences = longSentences(text).map((sentence) => `${lang} ${sentence}`);
  if (sentences.some((sentence) => at - (run.sentences.get(sentence) ?? -distance - 1) <= distance)) return false;
  run.texts.add(key);
  for (const sentence of sentences) run.sentences.set(sentence, at);
  return true;
}

/** The sentences of a text that are too long to be a common phrase. */
export function longSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n/)
    .map((sentence) => sentence.toLowerCase().replace(/[\s.!?…]+$/u, ""))
    .filter((sentence) => sentence.length > commonLength);
}
