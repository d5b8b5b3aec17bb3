import { type SelectQueryBuilder, sql, type Transaction } from "kysely";

import { authorLanguage, filled } from "../../../../src/domain/moderation/policy.ts";
import type { Tables } from "../../../store/tables.ts";
import { namesOf } from "../deciding.ts";
import type { ModerationServices } from "../moderation-items.ts";
import { policyFor } from "../policies.ts";
import { sendMail } from "../send-mail.ts";
import { moderationTokens } from "../tokens.ts";

/** Confirmations that an address is asked for within a day while it gives none: who types a stranger's troubles them no further (RELIABILITY T8). */
const MOST_UNCONFIRMED = 3;
const DAY_MS = 86_400_000;
/** Any constant: held from the count of an address's submissions to the commit. */
const addressLock = 7_301_008;

/** A submission, as its author is written to. */
export interface WrittenTo {
  id: string;
  email: string;
  lang: string;
  place: { id: string; name: string; destination_id: string };
}

/**
 * Asks an author to confirm a submission, as part of the caller's transaction. Where the address has too many to confirm already,
 * the mail waits until one of them is, see {@link askForOthers}.
 */
export async function askToConfirm(services: ModerationServices, submission: WrittenTo): Promise<void> {
  const since = new Date(services.clock.now().getTime() - DAY_MS).toISOString();
  const others = await services.store.system("review.submit", async (db) => {
    await sql`SELECT pg_advisory_xact_lock(${addressLock})`.execute(db);
    const { n } = await unconfirmedBeside(db, submission.id)
      .where("submitted_at", ">", since)
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    return n;
  });
  if (others < MOST_UNCONFIRMED) await write(services, "confirm", submission);
}

/** Tells the author of a submission that needs no confirmation where it is followed. */
export function acknowledge(services: ModerationServices, submission: WrittenTo): Promise<void> {
  return write(services, "received", submission);
}

/** Asks for the confirmations that were held back from the address of a submission that is confirmed: its owner reads its mails. */
export async function askForOthers(services: ModerationServices, confirmed: string): Promise<void> {
  const held = await services.store.system("review.confirm", (db) =>
    unconfirmedBeside(db, confirmed)
      .innerJoin("establishments", "establishments.id", "submissions.establishment_id")
      .innerJoin("destinations", "destinations.id", "submissions.destination_id")
      .leftJoin("mails", (join) =>
        join.onRef("mails.group_id", "=", "destinations.group_id").on("mails.key", "=", sql<string>`'moderation ' || submissions.id`),
      )
      .where("mails.id", "is", null)
      .select([
        "submissions.id",
        "submissions.email",
        "submissions.lang",
        "submissions.establishment_id",
        "submissions.destination_id",
        "establishments.name",
      ])
      .orderBy("submitted_at")
      .limit(MOST_UNCONFIRMED)
      .execute(),
  );
  for (const { id, email, lang, establishment_id, destination_id, name } of held)
    if (email !== null) await write(services, "confirm", { id, email, lang, place: { id: establishment_id, name, destination_id } });
}

/** The other submissions of a submission's address that nobody has confirmed. */
function unconfirmedBeside(db: Transaction<Tables>, submission: string): SelectQueryBuilder<Tables, "submissions", object> {
  return db
    .selectFrom("submissions")
    .where("email_digest", "=", (own) => own.selectFrom("submissions as own").where("own.id", "=", submission).select("own.email_digest"))
    .where("submissions.id", "<>", submission)
    .where("confirmed_at", "is", null);
}

/** Writes to the author with the link of the own page: where the submission is confirmed, or followed. */
async function write(
  services: ModerationServices,
  letter: "confirm" | "received",
  { id, email, lang: given, place }: WrittenTo,
): Promise<void> {
  const { store, config, environment, secrets } = services;
  const lang = authorLanguage(given);
  const { policy } = policyFor(config, place.destination_id);
  const names = await store.system("review.place", (db) => namesOf(db, place.id, place.destination_id));
  const values = {
    establishment: place.name,
    destination: names.destination,
    product: config.product().name,
    days: letter === "confirm" ? policy.retention.unconfirmed_days : policy.delays.review_max_days,
    link: `${environment.publicUrl}/public/review/${moderationTokens(secrets).author(id)}`,
  };
  if (names.group === null) return;
  await sendMail(services, {
    id,
    group: names.group,
    to: email,
    lang,
    subject: filled(policy.letters[letter].subject[lang], values),
    text: filled(policy.letters[letter].text[lang], values),
  });
}
