import type { DecisionAnswer, MaskRequest, ModerationSignal } from "../../../src/generated/types.ts";
import { masked, placeAfterMask } from "../../../src/domain/moderation/mask.ts";
import type { Actor } from "../../kit/actor.ts";
import { refused } from "../../reading/question.ts";
import { putFound } from "../../store/bulk-reviews.ts";
import { addLinesIn } from "./journal.ts";
import { requireModerated } from "./moderated-review.ts";
import { policyFor } from "./policies.ts";
import { conflictOf } from "./steps.ts";
import type { Deciding, Target } from "./deciding.ts";

/** Hides passages of personal data behind […] in what everybody reads; what the author wrote stays with the submission, and the journal has the trace. */
export async function mask(deciding: Deciding, actor: Actor, target: Target, { passages, revision }: MaskRequest): Promise<DecisionAnswer> {
  const { store, config, clock } = deciding;
  const now = clock.now();
  const applied = policyFor(config, actor.group.destination);
  const provider = config.product().moderation_provider;
  if (passages.length === 0) throw refused("/passages", "Choisissez au moins un passage à masquer.");
  const row = await store.forActor(actor).transaction((db) => requireModerated(db, actor, provider, target));
  if (row.state === "withdrawn" || row.state === "archived") throw await store.system("moderation.mask", (db) => conflictOf(db, row));
  const of = (field: "title" | "text"): string | null => {
    const own = passages.filter((passage) => passage.field === field);
    return row[field] === null || own.length === 0 ? row[field] : masked(row[field], own);
  };
  const [title, text] = [of("title"), of("text")];
  if (title === row.title && text === row.text)
    throw refused("/passages", "Ces passages ne se trouvent pas dans l’avis. Rouvrez-le et choisissez-les à nouveau.");
  const found = await deciding.analyse({ title, text, lang: row.lang, category: row.category });
  return store.together(() =>
    store.system("moderation.mask", async (db, changed) => {
      const stored = await db.selectFrom("reviews").selectAll().where("id", "=", row.id).forUpdate().executeTakeFirstOrThrow();
      const isRead = stored.moderation_no === row.moderation_no && (revision === undefined || revision === stored.moderation_no);
      if (!isRead) throw await conflictOf(db, stored);
      const next = stored.moderation_no + 1;
      const signals = afterMask(row.signals ?? [], row, passages);
      await db
        .updateTable("reviews")
        .set({ title, text, signals: JSON.stringify(signals), moderation_no: next, updated_at: now.toISOString() })
        .where("id", "=", row.id)
        .execute();
      await putFound(db, [{ id: row.id, found }]);
      changed("review", stored.no);
      const standing = { state: stored.state, reply: stored.reply_state };
      await addLinesIn(db, [
        {
          destination: stored.destination_id,
          establishment: stored.establishment_id,
          review: stored.id,
          at: now.toISOString(),
          by: "moderator",
          login: actor.login,
          action: "mask",
          from: standing,
          to: standing,
          policy: applied.version,
          // Where, and never what: the journal is kept longer than personal data.
          details: { step: next, passages: passages.map(({ field, start, end }) => ({ field, start, end })) },
        },
      ]);
      return { state: stored.state, response_state: stored.reply_state, revision: next };
    }),
  );
}

/** Signals as the words have them once passages are hidden; one that was hidden itself goes. */
function afterMask(
  signals: readonly ModerationSignal[],
  words: Readonly<Record<"title" | "text", string | null>>,
  passages: MaskRequest["passages"],
): ModerationSignal[] {
  return signals.flatMap((signal) => {
    const { field, start, end } = signal;
    if (field === undefined || start === undefined || end === undefined) return [signal];
    const own = passages.filter((passage) => passage.field === field);
    const place = placeAfterMask({ start, end }, own, words[field]?.length ?? 0);
    return place === null ? [] : [{ ...signal, ...place }];
  });
}
