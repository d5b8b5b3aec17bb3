import type { Transaction } from "kysely";

import type { MentionAddition, MentionCorrection, Polarity } from "../../../src/generated/types.ts";
import { mentionId, type PresentMention } from "../../semantics/corrections/present-mentions.ts";
import { sentenceAround } from "../../semantics/corrections/sentence-around.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Clock } from "../../kit/clock.ts";
import type { Store, StoreActor } from "../../store/store.ts";
import type { MentionPolarity } from "../../store/tables/analysis.ts";
import type { Tables } from "../../store/tables.ts";
import { refused } from "../../reading/question.ts";
import { isUuid } from "../../kit/uuid.ts";
import { readReview, startOfField, type CorrectionStep, type ReviewParts } from "./review-parts.ts";

/** What people say of the mentions of reviews that their group sees; any other review or mention is absent (404). */
export interface Corrections {
  /** Answers the id of the mention on which a step was taken; null where it says that already. */
  correct(review: string, mention: string, change: MentionCorrection): Promise<string | null>;
  /** Answers the id of the mention that was made or changed; null where it was there already. */
  add(review: string, addition: MentionAddition): Promise<string | null>;
  /** Takes the last step on a mention back; 404 where there is none. */
  undo(review: string, mention: string): Promise<void>;
}

/** More standing corrections than a review can have sensibly. */
const mostCorrections = 200;
/** Longest passage that somebody may mark, in UTF-16 units. */
const longestPassage = 500;
/** Strength of what a person marked. */
const markedStrength = 0.5;

type Change = Pick<CorrectionStep, "action" | "theme" | "polarity">;

export function correctionsOf(store: Store, actor: StoreActor, clock: Clock): Corrections {
  const found = async (review: string): Promise<ReviewParts> => {
    const parts = isUuid(review) ? await store.forActor(actor).transaction((db) => readReview(db, review)) : null;
    if (!parts) throw new ApiError("object.not-found");
    return parts;
  };

  /** One more step, which replaces the last one; returns the mention's id. */
  const take = async (parts: ReviewParts, on: PresentMention, change: Change, isNew: boolean): Promise<string> => {
    const own = parts.corrections.filter(({ mention }) => mention === on.id);
    const standing = own.find(({ ended }) => ended === null);
    if (!standing && parts.corrections.filter(({ ended }) => ended === null).length >= mostCorrections)
      throw new ApiError("action.not-possible");
    const original = on.analysed ?? on.original ?? originalOf(standing);
    await store.system("mention correction", async (db, changed) => {
      await end(db, parts.id, standing, { ended: "replaced" });
      const stored = await db
        .insertInto("mention_corrections")
        .values({
          review_id: parts.id,
          mention: on.id,
          step: Math.max(0, ...own.map(({ step }) => step)) + 1,
          ...change,
          start: on.start,
          end: on.end,
          sentence_start: on.sentence[0],
          sentence_end: on.sentence[1],
          span: parts.words.slice(on.start, on.end),
          strength: on.strength,
          analysed_theme: original?.theme ?? null,
          analysed_polarity: original?.polarity ?? null,
          before_theme: isNew ? null : on.theme,
          before_polarity: isNew ? null : on.polarity,
          login: actor.login,
          group_id: actor.group.id,
          at: clock.now().toISOString(),
          ended: null,
          ended_at: null,
          ended_by: null,
          ended_group: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("step")
        .executeTakeFirst();
      // Somebody else took the first step on the mention meanwhile.
      if (!stored) throw new ApiError("action.not-possible");
      changed("review", parts.no);
    });
    return on.id;
  };

  const end = async (
    db: Transaction<Tables>,
    review: string,
    step: CorrectionStep | undefined,
    how: { ended: "replaced" | "undone" },
  ): Promise<void> => {
    if (!step) return;
    const { numUpdatedRows } = await db
      .updateTable("mention_corrections")
      .set({ ...how, ended_at: clock.now().toISOString(), ended_by: actor.login, ended_group: actor.group.id })
      .where("review_id", "=", review)
      .where("mention", "=", step.mention)
      .where("step", "=", step.step)
      .where("ended", "is", null)
      .executeTakeFirst();
    // Somebody else was quicker: what was shown is out of date.
    if (numUpdatedRows === 0n) throw new ApiError("action.not-possible");
  };

  return {
    correct: async (review, mention, { theme, polarity, removed }) => {
      const parts = await found(review);
      const on = parts.mentions.find(({ id }) => id === mention);
      if (!on) throw new ApiError("object.not-found");
      if (removed) return take(parts, on, { action: "removed", theme: on.theme, polarity: on.polarity }, false);
      const next = { theme: theme ?? on.theme, polarity: polarity === undefined ? on.polarity : polarityWord(polarity, on.polarity) };
      if (next.theme === on.theme && next.polarity === on.polarity) return null;
      return take(parts, on, { action: "corrected", ...next }, false);
    },

    add: async (review, addition) => {
      const parts = await found(review);
      const [start, stop] = rangeOf(parts, addition);
      const { theme } = addition;
      const polarity = polarityWord(addition.polarity, "neutral");
      const id = mentionId(theme, start, stop);
      const there = parts.mentions.find((mention) => mention.id === id);
      if (there?.polarity === polarity && there.theme === theme) return null;
      if (there) return take(parts, there, { action: "corrected", theme, polarity }, false);
      const sentence = sentenceAround(parts.words, start, stop);
      const marked = { id, theme, polarity, strength: markedStrength, start, end: stop, sentence };
      return take(
        parts,
        { ...marked, corrected: true, analysed: null, twin: null, original: null },
        { action: "added", theme, polarity },
        true,
      );
    },

    undo: async (review, mention) => {
      const { id, no, corrections } = await found(review);
      const own = corrections.filter((step) => step.mention === mention);
      const standing = own.find(({ ended }) => ended === null);
      if (!standing) throw new ApiError("object.not-found");
      const before = own.findLast(({ ended, step }) => ended === "replaced" && step < standing.step);
      await store.system("mention correction", async (db, changed) => {
        await end(db, id, standing, { ended: "undone" });
        if (before)
          await db
            .updateTable("mention_corrections")
            .set({ ended: null, ended_at: null, ended_by: null, ended_group: null })
            .where("review_id", "=", id)
            .where("mention", "=", mention)
            .where("step", "=", before.step)
            .execute();
        changed("review", no);
      });
    },
  };
}

/** A sign as the state keeps it; «mixed» and «neutral» share one and stay what they are. */
function polarityWord(sign: Polarity, present: MentionPolarity): MentionPolarity {
  if (sign === 0) return present === "mixed" ? "mixed" : "neutral";
  return sign > 0 ? "positive" : "negative";
}

function originalOf(step: CorrectionStep | undefined): { theme: string; polarity: MentionPolarity } | null {
  const { analysed_theme: theme, analysed_polarity: polarity } = step ?? { analysed_theme: null, analysed_polarity: null };
  return theme === null || polarity === null ? null : { theme, polarity };
}

/** The words that were marked, whole characters without blanks around; refuses (422) what is no passage of the field. */
function rangeOf(parts: ReviewParts, { field, start, end }: MentionAddition): [start: number, end: number] {
  const from = startOfField(parts, field);
  const text = (field === "title" ? parts.title : parts.text) ?? "";
  if (from === null || start >= end || end > text.length || end - start > longestPassage)
    throw refused("/start", "Ce passage n’est pas dans l’avis.");
  const inPair = (at: number): boolean => /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at));
  let [a, b] = [inPair(start) ? start - 1 : start, inPair(end) ? end + 1 : end];
  while (a < b && /\s/.test(text.charAt(a))) a += 1;
  while (b > a && /\s/.test(text.charAt(b - 1))) b -= 1;
  if (a === b) throw refused("/start", "Ce passage ne contient aucun mot.");
  return [from + a, from + b];
}
