import { answerState, type AnswerStanding, channelOf, isOverdue } from "../../../src/domain/answers/standing.ts";
import { checkAnswer } from "../../../src/domain/answers/check.ts";
import { formatDate, formatRating } from "../../../src/domain/format/format.ts";
import { firstNameOf } from "../../../src/domain/review/author.ts";
import { isCalendarDay } from "../../../src/domain/time/calendar-day.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import type { AnswerRequest, AnswerVariables, AnswerWarning, Product, ReviewAnswer } from "../../../src/generated/types.ts";
import type { LiveConfig } from "../../config/live-config.ts";
import type { Clock } from "../../kit/clock.ts";
import { ApiError } from "../../kit/errors.ts";
import { refused } from "../../reading/question.ts";
import { sourceUrl } from "../../reading/source-url.ts";
import type { ScopedDb, Store } from "../../store/store.ts";
import { type AnsweredReview, answeredReview } from "./answered-review.ts";
import type { Answerer } from "./answerer.ts";
import { policyFor } from "../moderation/policies.ts";
import { sendHere } from "./send-here.ts";

/** Texts shorter than this are said of many reviews, and are no repetition. */
const SHORT = 60;

export interface AnsweringParts {
  store: Store;
  clock: Clock;
  config: LiveConfig;
}

/** What was read of an answer before it is written: the revision of its draft, and of its review. Any where absent. */
interface ReadRevisions {
  draft?: number | null | undefined;
  review?: number | undefined;
}

/** Answers to the reviews that somebody answers for; any other review is absent (404). */
export interface Responses {
  read(review: string): Promise<ReviewAnswer>;
  /** Keeps a draft, sends it or declares it. Refuses (412) where another draft, and (409) where another review is there than was read. */
  write(review: string, request: AnswerRequest, read?: ReadRevisions): Promise<ReviewAnswer>;
}

export function responsesOf(parts: AnsweringParts, answerer: Answerer): Responses {
  const { store, clock, config } = parts;
  const product = (): Product => config.product();
  const scoped = store.forActor(answerer.reader);
  const read = (review: string): Promise<ReviewAnswer> =>
    scoped.transaction(async (db) => shown(parts, db, await answeredReview(db, answerer, review)));
  return {
    read,
    write: (id, request, { draft = null, review: reviewRevision } = {}) =>
      store.together(async () => {
        const { review, written } = await scoped.transaction((db) => answeredReview(db, answerer, id));
        if (draft !== null && draft !== (written?.revision ?? 0)) throw new ApiError("answer.conflict");
        const { text, publish = false } = request;
        const channel = channelOf(review.source, product());
        const now = clock.now();
        if (publish) requireSendable(text, channel, review.reply_state === "pending");
        const isRefusal = request.refused === true;
        if (isRefusal && (written === null || written.declared_on === null))
          throw new ApiError("action.not-possible", { detail: "Cette réponse n’a pas été déclarée publiée." });
        const at = now.toISOString();
        const sent = {
          sent_text: text.trim(),
          sent_at: at,
          sent_by: answerer.account?.login ?? null,
          refused_at: null,
          refused_reason: null,
        };
        const change = {
          text,
          revision: (written?.revision ?? 0) + 1,
          saved_at: at,
          ...(publish
            ? { ...sent, declared_on: channel === "platform" ? declaredDay(request, dayOf(now, product().timezone)) : null }
            : {}),
          ...(isRefusal ? { refused_at: at, refused_reason: request.reason?.trim() || null } : {}),
        };
        await scoped.transaction(async (db) => {
          await answerer.drafts.keep(db, review.id, written !== null, change);
          // Figures count what was declared as answered, until its platform refuses it.
          if (channel === "platform" && (publish || isRefusal)) db.changed("review", review.no);
        });
        if (publish && channel === "here")
          await sendHere(store, config, answerer, { review: review.id, text: text.trim(), now, revision: reviewRevision });
        return read(id);
      }),
  };
}

function requireSendable(text: string, channel: ReviewAnswer["channel"], waits: boolean): void {
  if (text.trim() === "") throw refused("/text", "Écrivez votre réponse avant de l’envoyer.");
  if (channel === "none") throw new ApiError("action.not-possible", { detail: "Cette plateforme ne publie pas de réponse." });
  if (waits && channel === "here")
    throw new ApiError("action.not-possible", { detail: "Une réponse à cet avis attend déjà la décision d’un modérateur." });
}

function declaredDay({ published_on: day }: AnswerRequest, today: string): string {
  if (day === undefined) return today;
  if (!isCalendarDay(day)) throw refused("/published_on", "Ce jour n’existe pas. Choisissez le jour de la publication.");
  if (day > today) throw refused("/published_on", "Ce jour est à venir. Choisissez le jour de la publication.");
  return day;
}

/** What the answer to a review is made of. */
export function standingOf({ review, written }: AnsweredReview): AnswerStanding {
  return {
    reply: review.reply_text === null ? null : review.reply_state,
    declaredOn: written?.declared_on ?? null,
    refused: written?.refused_at != null,
    draft: written?.text ?? "",
  };
}

async function shown(parts: AnsweringParts, db: ScopedDb, found: AnsweredReview): Promise<ReviewAnswer> {
  const { review, written } = found;
  const product = parts.config.product();
  const standing = standingOf(found);
  const state = answerState(standing);
  const known = review.reply_text ?? written?.sent_text ?? "";
  const text = written && written.text !== "" ? written.text : known;
  const provider = product.providers.find(({ id }) => id === review.source);
  const isOwn = written?.sent_text != null && (review.reply_text === null || review.reply_text === written.sent_text);
  const sent =
    state === "draft" || state === "none"
      ? null
      : isOwn
        ? { text: written.sent_text ?? "", at: written.sent_at ?? written.saved_at, by: written.sent_by }
        : review.reply_text !== null && review.reply_at !== null
          ? { text: review.reply_text, at: review.reply_at, by: null }
          : null;
  return {
    review: review.id,
    channel: channelOf(review.source, product),
    provider_name: provider?.name ?? review.source,
    source_url: sourceUrl({ id: review.source, review: review.source_review_id, url: review.source_url }, product),
    lang: review.lang,
    state,
    text,
    unsent: text.trim() !== "" && text.trim() !== known.trim(),
    revision: written?.revision ?? 0,
    saved_at: written?.saved_at ?? null,
    sent,
    published: review.reply_state === "published" && review.reply_text !== null ? { text: review.reply_text, at: review.reply_at } : null,
    declared_on: written?.declared_on ?? null,
    overdue: isOverdue(standing, dayOf(parts.clock.now(), product.timezone)),
    reason: state === "refused" ? (written?.refused_reason ?? refusalIn(parts.config, review)) : null,
    warnings: text.trim() === "" ? [] : await warningsOf(parts, db, found, text),
    variables: await variablesOf(db, review),
  };
}

/** The moderators' reason in words; null where they gave none, or the policy no longer has it. */
function refusalIn(config: LiveConfig, { destination_id, reply_reason }: AnsweredReview["review"]): string | null {
  if (reply_reason === null) return null;
  return policyFor(config, destination_id).policy.reasons.find(({ code }) => code === reply_reason)?.label.fr ?? null;
}

/** What the places of saved answers are filled with. */
async function variablesOf(
  db: ScopedDb,
  { establishment_id: id, author, rating, experience_date }: AnsweredReview["review"],
): Promise<AnswerVariables> {
  const place = await db.selectFrom("establishments").select("name").where("id", "=", id).executeTakeFirst();
  const settings = await db.selectFrom("establishment_settings").select("response").where("establishment_id", "=", id).executeTakeFirst();
  const name = place?.name ?? "";
  return {
    prenom: firstNameOf(author) ?? "",
    etablissement: name,
    ...(rating === null ? {} : { note: formatRating(rating) }),
    ...(experience_date === null ? {} : { date: formatDate(experience_date, "month") }),
    signature: settings?.response.signature.trim() || name,
  };
}

/** What to look at in a text before it is sent in answer to this review. */
async function warningsOf(parts: AnsweringParts, db: ScopedDb, { review }: AnsweredReview, text: string): Promise<AnswerWarning[]> {
  const settings = await db
    .selectFrom("establishment_settings")
    .select("response")
    .where("establishment_id", "=", review.establishment_id)
    .executeTakeFirst();
  const found = checkAnswer(text, {
    words: parts.config
      .documents("responses")
      .filter(({ lang }) => lang === review.lang || lang === "fr")
      .map(({ checks }) => checks),
    author: review.author,
    neverPromise: settings?.response.never_promise ?? [],
  });
  if (text.trim().length < SHORT) return found;
  const same = await db
    .selectFrom("responses")
    .select("review_id")
    .where("review_id", "!=", review.id)
    .where((where) => where.or([where("text", "=", text), where("sent_text", "=", text.trim())]))
    .limit(1)
    .executeTakeFirst();
  return same ? [{ kind: "repeated", start: 0, end: text.length }, ...found] : found;
}
