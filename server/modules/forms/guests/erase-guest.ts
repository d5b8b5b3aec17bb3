import type { Transaction } from "kysely";

import type { GuestErased } from "../../../../src/generated/types.ts";
import { forgetLetters } from "../../../ports/mail/outbox-mailer.ts";
import { forgetAuthors, type GoneMail } from "../../moderation/author/forget-authors.ts";
import type { Changed, Store } from "../../../store/store.ts";
import type { Tables } from "../../../store/tables.ts";
import { FORMS_TOPIC } from "../../../../src/domain/forms/mail-settings.ts";
import { APART_DAYS } from "../../../../src/domain/forms/send-time.ts";
import { OTHER_COUNTRY } from "../../../../src/domain/forms/countries.ts";
import { withoutIdentity } from "../../../../src/domain/forms/without-identity.ts";

const DAY_MS = 86_400_000;

export interface ErasureParts {
  store: Store;
  /** The folder of mails as files. */
  outbox: string;
  now: Date;
}

type Db = Transaction<Tables>;

/** Erases what a group knows of the guest with this address and notes it in the journal; all zero where it knows nothing. `login`: who asks for it on the screen. */
export async function eraseGuest(
  { store, outbox, now }: ErasureParts,
  group: string,
  address: string,
  login: string | null,
): Promise<GuestErased> {
  const email = address.trim().toLowerCase();
  return store.together(async () => {
    const { counts, letters } = await store.system("guests.erase", async (db, changed) => {
      const invitations = await db
        .selectFrom("form_invitations")
        .select("id")
        .where("group_id", "=", group)
        .where("email", "=", email)
        // One that is being written is waited for: its mail is erased too.
        .forUpdate()
        .execute();
      const invited = invitations.map(({ id }) => id);
      const answers = await db
        .selectFrom("form_answers")
        .select("id")
        .where("group_id", "=", group)
        .where((where) =>
          where.or([
            where("email", "=", email),
            where("submission_id", "in", where.selectFrom("submissions").select("submissions.id").where("submissions.email", "=", email)),
            ...(invited.length > 0 ? [where("invitation_id", "in", invited)] : []),
          ]),
        )
        .execute();
      const reviews = await eraseAuthor(db, changed, { group, email, answers: answers.map(({ id }) => id), now });
      const addressed = await db
        .deleteFrom("mails")
        .where("group_id", "=", group)
        .where("template", "=", "form-invitation")
        .where((where) => where(where.fn<string>("lower", ["recipient"]), "=", email))
        .returning(["id", "created_at"])
        .execute();
      await hashStops(db, group, email);
      await eraseInvitations(db, invited, now);
      await eraseAnswers(
        db,
        changed,
        answers.map(({ id }) => id),
        now,
      );
      const gone = [...addressed, ...reviews.letters];
      const found = { invitations: invited.length, answers: answers.length, mails: gone.length, reviews: reviews.count };
      if (Object.values(found).some((n) => n > 0)) await note(db, { group, login, why: "request", found, now });
      return { counts: found, letters: gone };
    });
    await store.whenCommitted(() => forgetLetters(outbox, letters));
    return counts;
  });
}

/** The digest that is left of the address of a guest who wants no more mails, or of one who is erased. */
export const hashedAddress = (digest: string): string => `#${digest}`;

/** Keeps that a guest wants no more mails, and forgets the address. */
export async function hashStops(db: Db, group: string, email: string): Promise<void> {
  const known = await db
    .selectFrom("form_invitations")
    .select("email_digest")
    .where("group_id", "=", group)
    .where("email", "=", email)
    .limit(1)
    .executeTakeFirst();
  if (!known) return;
  const ours = { group_id: group, topic: FORMS_TOPIC } as const;
  const rows = await db
    .selectFrom("mail_subscriptions")
    .select(["id", "address", "stopped_at"])
    .where("group_id", "=", ours.group_id)
    .where("topic", "=", ours.topic)
    .where("address", "in", [email, hashedAddress(known.email_digest)])
    .execute();
  const plain = rows.find(({ address }) => address === email);
  const hashed = rows.find(({ address }) => address !== email);
  if (!plain) return;
  if (!hashed) {
    await db
      .updateTable("mail_subscriptions")
      .set({ address: hashedAddress(known.email_digest) })
      .where("id", "=", plain.id)
      .execute();
    return;
  }
  // Erased before and asked again since: one row, stopped where either was.
  await db.deleteFrom("mail_subscriptions").where("id", "=", plain.id).execute();
  if (hashed.stopped_at === null && plain.stopped_at !== null)
    await db.updateTable("mail_subscriptions").set({ stopped_at: plain.stopped_at }).where("id", "=", hashed.id).execute();
}

/** Leaves of invitations that they were made and what became of them. One that waits is not sent. */
export async function eraseInvitations(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("form_invitations")
    .set((set) => ({
      email: null,
      name: null,
      stay_date: null,
      token_hash: null,
      state: set
        .case()
        .when("state", "=", "queued")
        .then("cancelled" as const)
        .else(set.ref("state"))
        .end(),
    }))
    .where("id", "in", [...ids])
    .execute();
  await forgetDigests(db, now);
}

/** Forgets the digests of erased guests who may be asked again by now. */
export async function forgetDigests(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("form_invitations")
    .set({ email_digest: "" })
    .where("email", "is", null)
    .where("email_digest", "<>", "")
    .where(({ eb, fn }) => eb(fn.coalesce("sent_at", "due_at"), "<", new Date(now.getTime() - APART_DAYS * DAY_MS).toISOString()))
    .execute();
}

/** Leaves of answers their marks and choices, in the figures too. */
export async function eraseAnswers(db: Db, changed: Changed, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom("form_answers")
    .leftJoin("form_versions", (join) =>
      join.onRef("form_versions.form_id", "=", "form_answers.form_id").onRef("form_versions.version", "=", "form_answers.version"),
    )
    .select(["form_answers.id", "form_answers.answers", "form_versions.document"])
    .where("form_answers.id", "in", [...ids])
    .execute();
  for (const { id, answers, document } of rows)
    await db
      .updateTable("form_answers")
      .set({
        answers: JSON.stringify(withoutIdentity(document ?? { pages: [] }, answers)),
        email: null,
        prospecting: false,
        words: null,
        profile: null,
        stay_date: null,
        network: null,
        invitation_id: null,
        erased_at: now.toISOString(),
      })
      .where("id", "=", id)
      .execute();
  const counted = await db
    .updateTable("answers")
    .set({ comment: null, profile: "non_renseigne", country: OTHER_COUNTRY })
    .where(
      "external_id",
      "in",
      ids.map((id) => `form ${id}`),
    )
    .returning("no")
    .execute();
  if (counted.length > 0) changed("answer", ...counted.map(({ no }) => no));
}

/**
 * Forgets the author with this address: of the reviews that these answers became, and of those left for the group's own
 * destination; and the reader, where reviews of the destination were reported from that address.
 */
async function eraseAuthor(
  db: Db,
  changed: Changed,
  { group, email, answers, now }: { group: string; email: string; answers: readonly string[]; now: Date },
): Promise<{ count: number; letters: GoneMail[] }> {
  const destinations = (await db.selectFrom("destinations").select("id").where("group_id", "=", group).execute()).map(({ id }) => id);
  const keys = answers.map((id) => `form-${id}`);
  const submissions = await db
    .selectFrom("submissions")
    .select("id")
    .where("email", "=", email)
    .where((where) =>
      where.or([
        ...(keys.length > 0 ? [where("key", "in", keys)] : []),
        ...(destinations.length > 0 ? [where("destination_id", "in", destinations)] : []),
        where.lit(false),
      ]),
    )
    .execute();
  const ids = submissions.map(({ id }) => id);
  const letters = await forgetAuthors(db, changed, ids, { why: "request", policy: "sur demande", now });
  const others = destinations.length > 0 ? await eraseReader(db, destinations, { group, email, now }) : [];
  return { count: submissions.length, letters: [...letters, ...others] };
}

/** Forgets how a reader is reached who reported reviews of some destinations, and every other letter of moderation to the address. */
async function eraseReader(
  db: Db,
  destinations: readonly string[],
  { group, email, now }: { group: string; email: string; now: Date },
): Promise<GoneMail[]> {
  await db
    .updateTable("reporters")
    .set({ email: null, network: null })
    .where("email", "=", email)
    .where("report_id", "in", (query) =>
      query
        .selectFrom("moderation_reports")
        .innerJoin("establishments", "establishments.id", "moderation_reports.establishment_id")
        .where("establishments.destination_id", "in", [...destinations])
        .select("moderation_reports.id"),
    )
    .execute();
  await db
    .updateTable("moderation_letters")
    .set({ address: null, text: "", erased_at: now.toISOString() })
    .where("recipient", "in", ["author", "reader"])
    .where((where) => where(where.fn<string>("lower", ["address"]), "=", email))
    .where("review_id", "in", (query) =>
      query
        .selectFrom("reviews")
        .select("id")
        .where("destination_id", "in", [...destinations]),
    )
    .execute();
  return db
    .deleteFrom("mails")
    .where("group_id", "=", group)
    .where("template", "=", "moderation-letter")
    .where((where) => where(where.fn<string>("lower", ["recipient"]), "=", email))
    .returning(["id", "created_at"])
    .execute();
}

interface Note {
  group: string;
  login: string | null;
  why: "request" | "age";
  found: GuestErased & { remarks?: number };
  now: Date;
}

/** Writes a line of the journal of erasures. */
export async function note(db: Db, { group, login, why, found, now }: Note): Promise<void> {
  await db
    .insertInto("guest_erasures")
    .values({ group_id: group, at: now.toISOString(), login, why, ...found })
    .execute();
}
