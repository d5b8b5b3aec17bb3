import { dateOf, dayNumber, instantOf, weekdayOf } from "./calendar.ts";
import { moderationState } from "./moderation.ts";
import { drawPerson } from "./people.ts";
import { planReview, type ReviewPlan } from "./plan.ts";
import { providerShares, ratingOn, scales, sourceReviewId } from "./providers.ts";
import { hash, random, type Random } from "./random.ts";
import { drawReply } from "./replying.ts";
import { guestSatisfaction, meanSatisfaction } from "./satisfaction.ts";
import { sceneOf } from "./scene.ts";
import { schedule, type Visit } from "./schedule.ts";
import { publicationLag, writingMinute } from "./seasonality.ts";
import { composeReview, type Written } from "./texts/compose.ts";
import { language } from "./texts/languages.ts";
import { rejectedText } from "./texts/rejected.ts";
import { handwrite } from "./texts/style.ts";
import { Writer, type Usage } from "./texts/writer.ts";
import type { DemoData, DemoReview, ProviderId, ReviewState } from "./types.ts";

/** A review together with what it was meant to say. */
export interface PlannedReview {
  review: DemoReview;
  plan: ReviewPlan;
}

/** Reviews of the second destination, whatever the count of the first. */
const dunesCount = 1_500;

/** Longest text that two guests may share: «Parfait, rien à redire.» */
const sharedLength = 80;

/** State of one run: what has been said, and how often. */
interface Run {
  seed: number;
  today: number;
  towns: ReadonlyMap<string, string>;
  usage: Usage;
  /** Hashes of the texts that must not occur twice. */
  texts: Set<string>;
}

/** The reviews of both destinations with their plans, each destination in the order of experience. */
export function* plannedReviews(data: DemoData, options: { seed: number; today: string; count?: number }): Generator<PlannedReview> {
  const today = dayNumber(options.today);
  const towns = new Map(data.destinations.flatMap(({ communes }) => communes.map(({ insee, name }) => [insee, name] as const)));
  const run: Run = { seed: options.seed, today, towns, usage: new Map(), texts: new Set() };
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
  const { title, text } = write(run, r, { visit, person, plan, titled, town });
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
  return { review, plan };
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

/** Writes until the text is short enough to be anybody's, or unlike all others. */
function write(
  run: Run,
  r: Random,
  order: { visit: Visit; person: ReturnType<typeof drawPerson>; plan: ReviewPlan; titled: boolean; town: string },
): Written {
  const { visit, person, plan, titled, town } = order;
  const { establishment, day } = visit;
  for (let attempt = 0; ; attempt++) {
    const scene = sceneOf(r, { establishment, person, day, town });
    const writer = new Writer(scene, r, language(person.lang).bank, run.usage);
    const written = composeReview(writer, plan, titled);
    const text = written.text === null ? null : handwrite(r, written.text, person.lang, plan.tier);
    if (text === null || (text.length <= sharedLength && !run.texts.has(`${establishment.id} ${text}`))) {
      if (text !== null) run.texts.add(`${establishment.id} ${text}`);
      return { title: written.title, text };
    }
    if (!run.texts.has(text) && text.length > sharedLength) {
      run.texts.add(text);
      return { title: written.title, text };
    }
    // A plan that leaves no new words is told at more length; the last resort is silence.
    if (attempt > 8) return { title: null, text: null };
    if (attempt > 3 && plan.shape !== "long") plan.shape = plan.shape === "normal" ? "long" : "normal";
  }
}
