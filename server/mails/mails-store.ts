import type { Store } from "../store/store.ts";
import type { StoredAttachment } from "../store/tables/mails.ts";

/** A mail as it waits to be sent. */
export interface WaitingMail {
  id: string;
  recipient: string;
  recipient_name: string;
  sender_name: string | null;
  subject: string;
  body: string;
  html: string;
  stop_address: string | null;
  attachments: StoredAttachment[];
  created_at: string;
}

export type NewMail = Omit<WaitingMail, "id" | "created_at"> & { template: string; key: string | null };

/** Of whom mails about a topic are for. */
export interface Subscription {
  id: string;
  group_id: string;
  address: string;
  topic: string;
  title: string;
  stopped_at: string | null;
}

const subscriptionColumns = ["id", "group_id", "address", "topic", "title", "stopped_at"] as const;

/** A mail is remembered for so long (ms): who was written to is nobody's business for ever. */
export const MAILS_KEPT_MS = 90 * 24 * 3_600_000;

/** The rows of mails and subscriptions. `at` is the present. */
export function mailRows(store: Store) {
  const asGroup = (group: string) => store.forActor({ login: "mails", group: { id: group } });
  return {
    /** The subscription of an address to a topic, made where it is new. */
    subscribe: (group: string, address: string, topic: string, title: string): Promise<Subscription> =>
      asGroup(group).transaction((db) =>
        db
          .insertInto("mail_subscriptions", { address: address.toLowerCase(), topic, title, stopped_at: null })
          .onConflict((conflict) => conflict.columns(["group_id", "address", "topic"]).doUpdateSet({ title }))
          .returning(subscriptionColumns)
          .executeTakeFirstOrThrow(),
      ),

    /** Adds a mail, as part of the caller's transaction. The row of its key where there is one already, which then is not new. */
    add: (
      group: string,
      { attachments, ...mail }: NewMail,
      state: "queued" | "stopped",
      at: Date,
    ): Promise<{ id: string; isNew: boolean }> =>
      asGroup(group).transaction(async (db) => {
        await db
          .deleteFrom("mails")
          .where("created_at", "<", new Date(at.getTime() - MAILS_KEPT_MS).toISOString())
          .execute();
        const row = { ...mail, attachments: JSON.stringify(attachments), state, error: null, created_at: at.toISOString(), sent_at: null };
        const added = await db
          .insertInto("mails", row)
          .onConflict((conflict) => conflict.columns(["group_id", "key"]).where("key", "is not", null).doNothing())
          .returning("id")
          .executeTakeFirst();
        if (added) return { id: added.id, isNew: true };
        const known = await db.selectFrom("mails").where("key", "=", mail.key).select("id").executeTakeFirstOrThrow();
        return { id: known.id, isNew: false };
      }),

    /** The mail where it still waits; its try is counted. */
    begin: (id: string): Promise<WaitingMail | null> =>
      store.system("mails", async (db) => {
        const row = await db
          .updateTable("mails")
          .set((set) => ({ tries: set("tries", "+", 1) }))
          .where("id", "=", id)
          .where("state", "=", "queued")
          .returning([
            "id",
            "recipient",
            "recipient_name",
            "sender_name",
            "subject",
            "body",
            "html",
            "stop_address",
            "attachments",
            "created_at",
          ])
          .executeTakeFirst();
        return row ?? null;
      }),

    sent: (id: string, at: Date): Promise<void> => change(id, { state: "sent", attachments: "[]", error: null, sent_at: at.toISOString() }),
    /** Notes what its server said; the mail waits for its next try. */
    refused: (id: string, error: string): Promise<void> => change(id, { error }),
    /** Its files are kept for another try. */
    failed: (id: string): Promise<void> => change(id, { state: "failed" }),
    bounced: (id: string): Promise<void> => change(id, { state: "bounced" }),
    /** Lets a mail of the group that did not arrive wait again; false where it is none. */
    again: (group: string, id: string): Promise<boolean> =>
      asGroup(group).transaction(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable("mails")
          .set({ state: "queued", error: null })
          .where("id", "=", id)
          .where("state", "in", ["failed", "bounced"])
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),

    /** A subscription by its id, whoever's it is: its token is what entitles to it. */
    subscription: async (id: string): Promise<Subscription | null> =>
      (await store.system("mails.stop", (db) =>
        db.selectFrom("mail_subscriptions").where("id", "=", id).select(subscriptionColumns).executeTakeFirst(),
      )) ?? null,
    /** Stops the mails of a subscription from this instant on, or lets them go out again. */
    setStopped: async (id: string, at: Date | null): Promise<void> => {
      await store.system("mails.stop", async (db) => {
        const stopped_at = at?.toISOString() ?? null;
        await db.updateTable("mail_subscriptions").set({ stopped_at }).where("id", "=", id).execute();
      });
    },
  };

  async function change(
    id: string,
    values: { state?: "sent" | "failed" | "bounced"; attachments?: string; error?: string | null; sent_at?: string },
  ): Promise<void> {
    await store.system("mails", (db) => db.updateTable("mails").set(values).where("id", "=", id).where("state", "=", "queued").execute());
  }
}
