import { hasAnyRole } from "../../../src/domain/access/access.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import type { ResponseDocument, SuggestionRequest, SuggestionSource } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { presentMentions } from "../../semantics/corrections/present-mentions.ts";
import { composeAnswer, textOf } from "../../semantics/responses/compose.ts";
import type { ComposeRequest } from "../../semantics/responses/compose-request.ts";
import type { ScopedDb, StoreActor } from "../../store/store.ts";
import { proposedSettings } from "../establishments/settings-store.ts";
import { answeredReview } from "./answered-review.ts";
import type { Answerer } from "./answerer.ts";
import type { AnsweringParts } from "./responses-store.ts";

/** Suggestions for one account and day. */
const DAILY = 100;
/** Suggestions that a professional without the role of responses may try, in all. */
const TRIAL = 5;
/** Latest answers of an establishment that a suggestion must not sound like. */
const COMPARED = 20;
/** Between the answer in the review's language and the same in French. */
const BETWEEN = "\n\n—\n\n";

export interface Suggestion {
  /** The text, sentence by sentence. */
  pieces: string[];
  /** Suggestions left to the account. */
  quota: number;
  sources: SuggestionSource[];
}

/** Writes a suggestion from the review alone, by the sentences of its language. Never publishes anything. */
export async function suggest(
  { store, config, clock }: AnsweringParts,
  answerer: Answerer,
  request: SuggestionRequest,
): Promise<Suggestion> {
  const product = config.product();
  const today = dayOf(clock.now(), product.timezone);
  return store.forActor(answerer.reader).transaction(async (db) => {
    const { review } = await answeredReview(db, answerer, request.review);
    const quota = await countUse(db, answerer.reader, today, isTrial(answerer.account, product.slug));
    const { compose, language, lang } = await requestOf(db, review.id, request);
    const documents = documentsFor(config.responses(), lang, language);
    const answers = documents.map((document) => composeAnswer(document, compose));
    const words = [compose.review.title, compose.review.text].filter((one) => one !== null).join("\n");
    return {
      pieces: pieces(answers.map(textOf).join(BETWEEN)),
      quota,
      sources: (answers[0] ?? []).flatMap(({ text, passages }) =>
        passages.length === 0 ? [] : [{ sentence: text, passages: passages.map(({ start, end }) => words.slice(start, end)) }],
      ),
    };
  });
}

/** A link is no trial: answers to own reviews are free for every establishment. */
function isTrial(actor: Actor | null, slug: string): boolean {
  return actor?.type === "TP" && !hasAnyRole(actor, ["V2_PRO_REVIEW_RESPONSES"], slug);
}

/** Counts one suggestion; returns how many are left. Refuses (409) one beyond them. */
async function countUse(db: ScopedDb, { login }: StoreActor, day: string, trial: boolean): Promise<number> {
  const uses = await db.selectFrom("suggestion_uses").select(["day", "uses"]).where("login", "=", login).execute();
  const used = uses.filter((use) => trial || use.day === day).reduce((sum, use) => sum + use.uses, 0);
  const most = trial ? TRIAL : DAILY;
  if (used >= most)
    throw new ApiError("action.not-possible", {
      detail: trial
        ? "Vous avez essayé vos cinq suggestions. L’option de réponse aux avis en ouvre d’autres."
        : `Vous avez demandé vos ${DAILY} suggestions du jour. Vous en aurez d’autres demain.`,
    });
  await db
    .insertInto("suggestion_uses", { login, day, uses: 1 })
    .onConflict((conflict) =>
      conflict.columns(["group_id", "login", "day"]).doUpdateSet((of) => ({ uses: of("suggestion_uses.uses", "+", 1) })),
    )
    .execute();
  return most - used - 1;
}

/** The documents in which the answer is written: the review's language, French, or both. A language without one is answered in French. */
function documentsFor(all: readonly ResponseDocument[], lang: string, language: "review" | "french" | "both"): ResponseDocument[] {
  const find = (code: string): ResponseDocument | undefined => all.find((document) => document.lang === code);
  const [own, french] = [find(lang), find("fr")];
  const chosen = language === "french" ? [french] : language === "both" ? [own, french] : [own ?? french];
  const found = [...new Set(chosen)].filter((document) => document !== undefined);
  if (found.length === 0) throw new ApiError("service.unavailable");
  return found;
}

async function requestOf(
  db: ScopedDb,
  id: string,
  { context, again }: SuggestionRequest,
): Promise<{ compose: ComposeRequest; lang: string; language: "review" | "french" | "both" }> {
  const review = await db
    .selectFrom("reviews")
    .select(["id", "title", "text", "rating", "author", "profile", "experience_date", "establishment_id", "lang"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const place = await db
    .selectFrom("establishments")
    .select(["name", "category"])
    .where("id", "=", review.establishment_id)
    .executeTakeFirstOrThrow();
  const settings = await db
    .selectFrom("establishment_settings")
    .select("response")
    .where("establishment_id", "=", review.establishment_id)
    .executeTakeFirst();
  const found = await db.selectFrom("findings").select("mentions").where("review_id", "=", id).executeTakeFirst();
  const corrections = await db
    .selectFrom("mention_corrections")
    .selectAll()
    .where("review_id", "=", id)
    .where("ended", "is", null)
    .execute();
  const replies = await db
    .selectFrom("reviews")
    .select("reply_text")
    .where("establishment_id", "=", review.establishment_id)
    .where("reply_text", "is not", null)
    .where("id", "!=", id)
    .orderBy("reply_at", "desc")
    .limit(COMPARED)
    .execute();
  const drafts = await db
    .selectFrom("responses")
    .select("text")
    .where("review_id", "!=", id)
    .orderBy("saved_at", "desc")
    .limit(COMPARED)
    .execute();
  const words = [review.title, review.text].filter((part) => part !== null).join("\n");
  const { language, ...style } = settings?.response ?? proposedSettings.response;
  return {
    lang: review.lang,
    language,
    compose: {
      review: { ...review, category: place.category, experienced: review.experience_date },
      mentions: presentMentions(found?.mentions ?? [], corrections, words),
      establishment: place.name,
      settings: style,
      context: context?.trim() || null,
      again: again ?? null,
      recent: [...replies.flatMap(({ reply_text: text }) => text ?? []), ...drafts.map(({ text }) => text)],
    },
  };
}

/** The text in pieces of about a sentence, which together are the text. */
function pieces(text: string): string[] {
  return text.match(/[^.!?\n]*[.!?\n]+\s*|[^.!?\n]+$/g) ?? [text];
}
