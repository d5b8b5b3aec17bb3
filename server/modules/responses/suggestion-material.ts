import type { ResponseDocument, ResponseSettings, SuggestionRequest } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import { presentMentions } from "../../semantics/corrections/present-mentions.ts";
import type { ComposeRequest } from "../../semantics/responses/compose-request.ts";
import type { ScopedDb } from "../../store/store.ts";
import { proposedSettings } from "../establishments/settings-store.ts";
import { factsFor } from "./facts-store.ts";

/** Latest answers of an establishment that a suggestion must not sound like. */
const COMPARED = 20;

/** An answer to write: its language's document, and what it is written from. */
export interface Assignment {
  document: ResponseDocument;
  request: ComposeRequest;
}

/** What a suggestion is written from: one answer, or the same in the review's language and in French. */
export interface SuggestionMaterial {
  assignments: readonly Assignment[];
  /** Title and text of the review, in which passages are placed. */
  words: string;
}

/** Reads what a suggestion for a review is written from. `today`: the day on which lines of the fact sheet must hold. */
export async function materialOf(
  db: ScopedDb,
  documents: readonly ResponseDocument[],
  id: string,
  { context, again, tone, language: chosen }: SuggestionRequest,
  today: string,
): Promise<SuggestionMaterial> {
  const review = await db
    .selectFrom("reviews")
    .select(["id", "title", "text", "rating", "author", "profile", "experience_date", "establishment_id", "lang"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { establishment_id: establishment } = review;
  const place = await db
    .selectFrom("establishments")
    .select(["name", "category"])
    .where("id", "=", establishment)
    .executeTakeFirstOrThrow();
  const found = await db
    .selectFrom("findings")
    .select(["mentions", "expressions", "incidents"])
    .where("review_id", "=", id)
    .executeTakeFirst();
  const corrections = await db
    .selectFrom("mention_corrections")
    .selectAll()
    .where("review_id", "=", id)
    .where("ended", "is", null)
    .execute();
  const words = [review.title, review.text].filter((part) => part !== null).join("\n");
  const { language, ...style } = await styleOf(db, establishment);
  const written = documentsFor(documents, review.lang, chosen ?? language);
  const recent = await recentAnswers(db, id, establishment);
  const heardIn = documents.find((document) => document.lang === review.lang);
  const assignments: Assignment[] = [];
  for (const document of written) {
    const facts = await factsFor(db, establishment, document.lang, today);
    const since = review.experience_date;
    assignments.push({
      document,
      request: {
        review: { ...review, category: place.category, experienced: since },
        mentions: presentMentions(found?.mentions ?? [], corrections, words),
        expressions: found?.expressions ?? [],
        ...(heardIn ? { heardIn } : {}),
        incidents: found?.incidents ?? [],
        establishment: place.name,
        settings: { ...style, tone: tone ?? style.tone },
        facts: facts.map(({ id: fact, said: text, theme, first_day: first }) => ({
          id: fact,
          text,
          theme,
          isNew: first !== null && since !== null && first > since,
        })),
        context: context?.trim() || null,
        again: again ?? null,
        recent,
      },
    });
  }
  return { assignments, words };
}

/** How the establishment's answers are written: as chosen, else as proposed. */
async function styleOf(db: ScopedDb, establishment: string): Promise<Required<ResponseSettings>> {
  const settings = await db
    .selectFrom("establishment_settings")
    .select("response")
    .where("establishment_id", "=", establishment)
    .executeTakeFirst();
  return { address: "first_name", length: "medium", ...proposedSettings.response, ...settings?.response };
}

/** The texts of the latest answers that were given or drafted, those to the review itself left out. */
async function recentAnswers(db: ScopedDb, review: string, establishment: string): Promise<string[]> {
  const replies = await db
    .selectFrom("reviews")
    .select("reply_text")
    .where("establishment_id", "=", establishment)
    .where("reply_text", "is not", null)
    .where("id", "!=", review)
    .orderBy("reply_at", "desc")
    .limit(COMPARED)
    .execute();
  const drafts = await db
    .selectFrom("responses")
    .select("text")
    .where("review_id", "!=", review)
    .orderBy("saved_at", "desc")
    .limit(COMPARED)
    .execute();
  return [...replies.flatMap(({ reply_text: text }) => text ?? []), ...drafts.map(({ text }) => text)];
}

/** The documents in which the answer is written. A language without one is answered in French. */
function documentsFor(all: readonly ResponseDocument[], lang: string, language: ResponseSettings["language"]): ResponseDocument[] {
  const find = (code: string): ResponseDocument | undefined => all.find((document) => document.lang === code);
  const [own, french] = [find(lang), find("fr")];
  const chosen = language === "french" ? [french] : language === "both" ? [own, french] : [own ?? french];
  const found = [...new Set(chosen)].filter((document) => document !== undefined);
  if (found.length === 0) throw new ApiError("service.unavailable");
  return found;
}
