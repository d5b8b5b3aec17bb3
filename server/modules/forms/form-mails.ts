import type { FormMail, FormMails } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { Store, StoreActor } from "../../store/store.ts";

/** A page of who was asked with a form of the group, latest first: when, and what became of it. */
export function mailsOf(store: Store, actor: StoreActor, id: string, page: number, size: number): Promise<FormMails> {
  return store.forActor(actor).transaction(async (db) => {
    const form = isUuid(id) ? await db.selectFrom("forms").select("id").where("id", "=", id).executeTakeFirst() : undefined;
    if (!form) throw new ApiError("object.not-found");
    const { n } = await db
      .selectFrom("form_invitations")
      .select(({ fn }) => fn.countAll<string>().as("n"))
      .where("form_id", "=", id)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom("form_invitations")
      .selectAll()
      .where("form_id", "=", id)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(size)
      .offset(page * size)
      .execute();
    const names = await db.selectFrom("establishments").select(["id", "name"]).execute();
    const sent = rows.flatMap(({ mail_id }) => (mail_id === null ? [] : [mail_id]));
    const mails = sent.length === 0 ? [] : await db.selectFrom("mails").select(["id", "state"]).where("id", "in", sent).execute();
    /** What its mail server said of it, as long as that is kept. */
    const stateOf = ({ state, mail_id }: { state: FormMail["state"]; mail_id: string | null }): FormMail["state"] => {
      const mail = mails.find((one) => one.id === mail_id)?.state;
      return mail === "failed" ? "bounced" : mail === "stopped" ? "unsubscribed" : mail === "queued" ? "queued" : state;
    };
    return {
      items: rows.map((row) => ({
        id: row.id,
        email: row.email,
        name: row.name,
        establishment: names.find((place) => place.id === row.establishment_id)?.name ?? "",
        lang: row.lang,
        stay_date: row.stay_date,
        state: stateOf(row),
        due_at: row.due_at,
        sent_at: row.sent_at,
        reminded_at: row.reminded_at,
        answered_at: row.answered_at,
      })),
      total: Number(n),
      page,
      size,
    };
  });
}
