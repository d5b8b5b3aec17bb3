import type { Transaction } from "kysely";

import { addMonths } from "../../../../src/domain/time/day.ts";
import { GUEST_MONTHS } from "../../../../src/domain/forms/without-identity.ts";
import { MAILS_KEPT_MS } from "../../../mails/mails-store.ts";
import { forgetLettersBefore } from "../../../ports/mail/outbox-mailer.ts";
import type { Tables } from "../../../store/tables.ts";
import { type ErasureParts, eraseAnswers, eraseInvitations, forgetDigests, hashStops, note } from "./erase-guest.ts";

/** Guests erased in one transaction. */
const BATCH = 200;
/** An event that comes again later than this is another one. */
const EVENTS_KEPT_MS = 90 * 86_400_000;

/**
 * Erases what is known of guests who were invited, answered or spoke at a counter more than {@link GUEST_MONTHS} months ago: marks
 * stay, and of remarks their day, their kind and their themes. Returns how many invitations, answers and remarks it changed. Authors of own reviews are the moderation policy's.
 */
export async function purgeGuests({ store, outbox, now }: ErasureParts): Promise<number> {
  const before = new Date(`${addMonths(now.toISOString().slice(0, 10), -GUEST_MONTHS)}T00:00:00Z`).toISOString();
  let changes = 0;
  for (let isDone = false; !isDone;) {
    const done = await store.system("guests.purge", async (db, changed) => {
      const invitations = await db
        .selectFrom("form_invitations")
        .select(["id", "group_id", "email"])
        .where("email", "is not", null)
        .where("created_at", "<", before)
        .limit(BATCH)
        .execute();
      const answers = await db
        .selectFrom("form_answers")
        .select(["id", "group_id"])
        .where("erased_at", "is", null)
        .where("updated_at", "<", before)
        .limit(BATCH)
        .execute();
      const remarks = await db
        .selectFrom("counter_remarks")
        .select(["id", "group_id"])
        .where("text", "<>", "")
        .where("day", "<", before.slice(0, 10))
        .limit(BATCH)
        .execute();
      for (const group of new Set([...invitations, ...answers, ...remarks].map(({ group_id }) => group_id))) {
        const invited = invitations.filter(({ group_id }) => group_id === group);
        const ids = invited.map(({ id }) => id);
        const emails = new Set(invited.flatMap(({ email }) => (email === null ? [] : [email])));
        let mails = 0;
        for (const email of emails) {
          const later = await db
            .selectFrom("form_invitations")
            .select("id")
            .where("group_id", "=", group)
            .where("email", "=", email)
            .where("id", "not in", ids)
            .limit(1)
            .executeTakeFirst();
          // Somebody who was invited again since: the address is still in use.
          if (later) continue;
          await hashStops(db, group, email);
          const gone = await db
            .deleteFrom("mails")
            .where("group_id", "=", group)
            .where("template", "=", "form-invitation")
            .where((where) => where(where.fn<string>("lower", ["recipient"]), "=", email))
            .returning("id")
            .execute();
          mails += gone.length;
        }
        const answered = answers.filter(({ group_id }) => group_id === group).map(({ id }) => id);
        await eraseInvitations(db, ids, now);
        await eraseAnswers(db, changed, answered, now);
        const said = remarks.filter(({ group_id }) => group_id === group).map(({ id }) => id);
        await eraseRemarks(db, said);
        const found = { invitations: ids.length, answers: answered.length, mails, reviews: 0, remarks: said.length };
        await note(db, { group, login: null, why: "age", found, now });
      }
      await forgetDigests(db, now);
      const all = [invitations.length, answers.length, remarks.length];
      return { all: all.reduce((sum, n) => sum + n, 0), isOver: all.every((n) => n < BATCH) };
    });
    changes += done.all;
    isDone = done.isOver;
  }
  const mailsBefore = new Date(now.getTime() - MAILS_KEPT_MS);
  const lately = new Date(now.getTime() - EVENTS_KEPT_MS).toISOString();
  await store.system("guests.purge", async (db) => {
    await db.deleteFrom("stay_events").where("at", "<", lately).execute();
    // Replies that are kept for repeated requests: an account that writes no more forgets none of its own.
    await db.deleteFrom("idempotency_keys").where("created_at", "<", lately).execute();
    // A group that writes no more forgets none of its mails either.
    await db.deleteFrom("mails").where("created_at", "<", mailsBefore.toISOString()).execute();
  });
  await forgetLettersBefore(outbox, mailsBefore);
  return changes;
}

/** Leaves of remarks their day, their kind and their themes. */
async function eraseRemarks(db: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("counter_remarks")
    .set({ text: "", follow_up: null })
    .where("id", "in", [...ids])
    .execute();
}
