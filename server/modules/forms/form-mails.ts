import { sql } from "kysely";

import type { FormMails, FormMailState } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { Store, StoreActor } from "../../store/store.ts";

export interface MailSearch {
  state: FormMailState | null;
  /** A part of a name or of an address. */
  search: string;
  /** From 0. */
  page: number;
  size: number;
}

interface MarkedMail {
  form: string;
  /** The invitation's id. */
  mail: string;
  /** Whether the address is refused. */
  refused: boolean;
}

/** What became of an invitation: answered whatever else was, then what its mail server or its guest said of it. */
const stateOf = sql<FormMailState>`CASE
  WHEN answered_at IS NOT NULL THEN 'answered'
  WHEN state <> 'sent' THEN state
  WHEN EXISTS (
    SELECT 1 FROM mail_subscriptions s WHERE s.group_id = form_invitations.group_id AND s.topic = 'satisfaction' AND s.stopped_at IS NOT NULL
    AND s.address IN (form_invitations.email, '#' || form_invitations.email_digest)
  ) THEN 'unsubscribed'
  ELSE 'sent' END`;

/** A page of who was asked with a form of the group, latest first: when, and what became of it. */
export function mailsOf(store: Store, actor: StoreActor, id: string, { state, search, page, size }: MailSearch): Promise<FormMails> {
  return store.forActor(actor).transaction(async (db) => {
    const form = isUuid(id) ? await db.selectFrom("forms").select("id").where("id", "=", id).executeTakeFirst() : undefined;
    if (!form) throw new ApiError("object.not-found");
    const words = `%${search.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
    const found = db
      .selectFrom("form_invitations")
      .where("form_id", "=", id)
      .where((where) => (search === "" ? where.lit(true) : where.or([where("email", "ilike", words), where("name", "ilike", words)])));
    const counted = await found
      .select(({ fn }) => [stateOf.as("became"), fn.countAll<string>().as("n")])
      .groupBy(stateOf)
      .execute();
    const rows = await (state === null ? found : found.where(stateOf, "=", state))
      .select([
        "id",
        "email",
        "name",
        "establishment_id",
        "lang",
        "stay_date",
        "source",
        "bounced_by",
        "due_at",
        "sent_at",
        "reminded_at",
        "answered_at",
        stateOf.as("became"),
      ])
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(size)
      .offset(page * size)
      .execute();
    const names = await db.selectFrom("establishments").select(["id", "name"]).execute();
    const counts = counted.map(({ became, n }) => ({ state: became, count: Number(n) }));
    return {
      items: rows.map(({ establishment_id, became, ...row }) => ({
        id: row.id,
        email: row.email,
        name: row.name,
        establishment: names.find((place) => place.id === establishment_id)?.name ?? "",
        lang: row.lang,
        stay_date: row.stay_date,
        source: row.source,
        state: became,
        bounced_by: row.bounced_by,
        due_at: row.due_at,
        sent_at: row.sent_at,
        reminded_at: row.reminded_at,
        answered_at: row.answered_at,
      })),
      total: counts.filter((one) => state === null || one.state === state).reduce((sum, { count }) => sum + count, 0),
      page,
      size,
      counts,
    };
  });
}

/**
 * Marks the address of an invitation as refused, or takes that back: a mail server may say so days later, by a mail to the
 * sender that the product does not read. Refuses (404) an invitation that is not of this form, (409) one that was not sent or is
 * answered, or whose mail server refused it.
 */
export async function markMail(store: Store, actor: StoreActor, { form, mail, refused }: MarkedMail): Promise<void> {
  return store.forActor(actor).transaction(async (db) => {
    const row =
      isUuid(form) && isUuid(mail)
        ? await db
            .selectFrom("form_invitations")
            .select(["state", "answered_at", "bounced_by"])
            .where("id", "=", mail)
            .where("form_id", "=", form)
            .forUpdate()
            .executeTakeFirst()
        : undefined;
    if (!row) throw new ApiError("object.not-found");
    const isMarked = row.state === "bounced" && row.bounced_by !== null;
    if (refused && isMarked) return;
    if (refused && (row.state !== "sent" || row.answered_at !== null))
      throw new ApiError("action.not-possible", { detail: "Seule une invitation envoyée et restée sans réponse peut être marquée." });
    if (!refused && !isMarked)
      throw new ApiError("action.not-possible", { detail: "Cette adresse n’a pas été marquée à la main : il n’y a rien à annuler." });
    await db
      .updateTable("form_invitations")
      .set(refused ? { state: "bounced", bounced_by: actor.login } : { state: "sent", bounced_by: null })
      .where("id", "=", mail)
      .execute();
    // The response rate counts those that arrived.
    db.changed("invitation", mail);
  });
}
