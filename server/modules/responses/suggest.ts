import { hasAnyRole } from "../../../src/domain/access/access.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import type { SuggestionEvent, SuggestionRequest, SuggestionSource } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { gate } from "../../kit/gate.ts";
import type { Assistant } from "../../ports/assistant/assistant.ts";
import { composeAnswer, type ComposedPart } from "../../semantics/responses/compose.ts";
import type { ScopedDb, StoreActor } from "../../store/store.ts";
import { answeredReview } from "./answered-review.ts";
import type { Answerer } from "./answerer.ts";
import { writeAssisted } from "./assisted/write-assisted.ts";
import type { AnsweringParts } from "./responses-store.ts";
import { type Assignment, materialOf, type SuggestionMaterial } from "./suggestion-material.ts";

/** Suggestions for one account and day. */
const DAILY = 100;
/** Suggestions that a professional without the role of responses may try, in all. */
const TRIAL = 5;
/** Of many suggestions that are asked for at once, the database prepares these: whoever asks it for something else waits behind no more. */
const prepared = gate(2);
/** Between the answer in the review's language and the same in French. */
const BETWEEN = "\n\n—\n\n";

/** A suggestion that may be written: what it is written from, and how many are left to the account. */
export interface GrantedSuggestion {
  material: SuggestionMaterial;
  quota: number;
}

/** Counts a suggestion and reads what it is written from. Refuses a review that is not theirs to answer (404) and one beyond the quota (409). */
export async function grantSuggestion(
  { store, config, clock }: AnsweringParts,
  answerer: Answerer,
  request: SuggestionRequest,
): Promise<GrantedSuggestion> {
  const product = config.product();
  const today = dayOf(clock.now(), product.timezone);
  return prepared(() =>
    store.forActor(answerer.reader).transaction(async (db) => {
      const { review } = await answeredReview(db, answerer, request.review);
      const quota = await countUse(db, answerer.reader, today, isTrial(answerer.account, product.slug));
      return { material: await materialOf(db, config.documents("responses"), review.id, request, today), quota };
    }),
  );
}

/**
 * Writes a suggestion: by the assistant where there is one, else, or where it does not answer, by the composer. Greeting
 * and signature are always the composer's. Throws what the assistant throws once some of its words are out.
 */
export async function* writeSuggestion(
  { material: { assignments, words }, quota }: GrantedSuggestion,
  assistant: Assistant | null,
  signal: AbortSignal,
): AsyncGenerator<{ type: "delta" | "done"; data: SuggestionEvent }> {
  const sources: SuggestionSource[] = [];
  let by: NonNullable<SuggestionEvent["by"]> = "composer";
  const delta = (text: string) => ({ type: "delta" as const, data: { text } });
  for (const [at, assignment] of assignments.entries()) {
    const composed = composeAnswer(assignment.document, assignment.request);
    const [greeting, farewell] = [composed[0]?.text ?? "", composed.at(-1)?.text ?? ""];
    yield delta(`${at === 0 ? "" : BETWEEN}${greeting}\n\n`);
    const body: ComposedPart[] = [];
    for await (const part of bodyOf(assignment, composed.slice(1, -1), assistant, signal)) {
      if (part.by === "assistant") by = "assistant";
      yield delta(`${body.length === 0 ? "" : " "}${part.text}`);
      body.push(part);
    }
    yield delta(`${body.length === 0 ? "" : "\n\n"}${farewell}`);
    // The second is the first in French: its sources are the same.
    if (at === 0) sources.push(...sourcesOf(body, words));
  }
  yield { type: "done", data: { quota, sources, by } };
}

async function* bodyOf(
  { document, request }: Assignment,
  composed: readonly ComposedPart[],
  assistant: Assistant | null,
  signal: AbortSignal,
): AsyncGenerator<ComposedPart & { by: "assistant" | "composer" }> {
  let written = 0;
  if (assistant) {
    try {
      for await (const part of writeAssisted(assistant, document, request, signal)) {
        written += 1;
        yield { ...part, by: "assistant" };
      }
    } catch (error) {
      if (written > 0 || signal.aborted) throw error;
    }
  }
  if (written === 0) for (const part of composed) yield { ...part, by: "composer" };
}

/** The sentences that rest on something, with the words on which they do. */
function sourcesOf(body: readonly ComposedPart[], words: string): SuggestionSource[] {
  return body.flatMap(({ text, passages, facts }) =>
    passages.length + facts.length === 0
      ? []
      : [{ sentence: text, passages: passages.map(({ start, end }) => words.slice(start, end)), facts: facts.map((fact) => fact.text) }],
  );
}

/** A link is no trial: answers to own reviews are free for every establishment. */
function isTrial(actor: Actor | null, slug: string): boolean {
  return actor?.type === "TP" && !hasAnyRole(actor, ["V2_PRO_REVIEW_RESPONSES"], slug);
}

/** Suggestions left to the account, without asking for one: in all while it tries them, else today. */
export async function suggestionsLeft({ store, config, clock }: AnsweringParts, actor: Actor): Promise<{ trial: boolean; left: number }> {
  const product = config.product();
  const trial = isTrial(actor, product.slug);
  const today = dayOf(clock.now(), product.timezone);
  const used = await store.forActor(actor).transaction((db) => usesOf(db, actor, today, trial));
  return { trial, left: Math.max((trial ? TRIAL : DAILY) - used, 0) };
}

/** Counts one suggestion; returns how many are left. Refuses (409) one beyond them. */
async function countUse(db: ScopedDb, actor: StoreActor, day: string, trial: boolean): Promise<number> {
  // Counted first: of two at once the second waits for the row, and finds the first counted.
  await db
    .insertInto("suggestion_uses", { login: actor.login, day, uses: 1 })
    .onConflict((conflict) =>
      conflict.columns(["group_id", "login", "day"]).doUpdateSet((of) => ({ uses: of("suggestion_uses.uses", "+", 1) })),
    )
    .execute();
  const left = (trial ? TRIAL : DAILY) - (await usesOf(db, actor, day, trial));
  if (left < 0)
    throw new ApiError("action.not-possible", {
      detail: trial
        ? "Vous avez essayé vos cinq suggestions. L’option de réponse aux avis en ouvre d’autres."
        : `Vous avez demandé vos ${DAILY} suggestions du jour. Vous en aurez d’autres demain.`,
    });
  return left;
}

/** Suggestions that the account has asked for: on a day, or in all. */
async function usesOf(db: ScopedDb, { login }: StoreActor, day: string, all: boolean): Promise<number> {
  const uses = await db.selectFrom("suggestion_uses").select(["day", "uses"]).where("login", "=", login).execute();
  return uses.filter((use) => all || use.day === day).reduce((sum, use) => sum + use.uses, 0);
}
