import { randomUUID } from "node:crypto";

import { sql } from "kysely";

import { inBatches } from "../store/in-batches.ts";
import { jsonBytes } from "../store/json-rows.ts";
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

const waitingColumns = [
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
] as const;

export type NewMail = Omit<WaitingMail, "id" | "created_at"> & { template: string; key: string | null; state: "queued" | "stopped" };

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

/** A mail is remembered for so long (ms): its recipient is not kept for ever. */
export const MAILS_KEPT_MS = 90 * 24 * 3_600_000;

/** The rows of mails and subscriptions. `at` is the present. */
export function mailRows(store: Store) {
  const asGroup = (group: string) => store.forActor({ login: "mails", group: { id: group } });
  return {
    /** The subscriptions of addresses to topics, made where they are new: what finds that of an address. */
    subscribe: async (
      group: string,
      wanted: readonly Pick<Subscription, "address" | "topic" | "title">[],
    ): Promise<(address: string, topic: string) => Subscription | null> => {
      const nameOf = (address: string, topic: string): string => `${topic} ${address.toLowerCase()}`;
      const rows = new Map(
        wanted.map(({ address, topic, title }) => [
          nameOf(address, topic),
          { address: address.toLowerCase(), topic, title, stopped_at: null },
        ]),
      );
      if (rows.size === 0) return () => null;
      const found = await asGroup(group).transaction((db) =>
        db
          .insertInto("mail_subscriptions", [...rows.values()])
          .onConflict((conflict) =>
            conflict.columns(["group_id", "address", "topic"]).doUpdateSet((set) => ({ title: set.ref("excluded.title") })),
          )
          .returning(subscriptionColumns)
          .execute(),
      );
      const byName = new Map(found.map((one) => [nameOf(one.address, one.topic), one]));
      return (address, topic) => byName.get(nameOf(address, topic)) ?? null;
    },

    /** Adds mails, as part of the caller's transaction. The row of its key where there is one already, which then is not new. */
    add: (group: string, mails: readonly NewMail[], at: Date): Promise<{ id: string; isNew: boolean }[]> =>
      asGroup(group).transaction(async (db) => {
        await db
          .deleteFrom("mails")
          .where("created_at", "<", new Date(at.getTime() - MAILS_KEPT_MS).toISOString())
          .execute();
        const rows = mails.map(({ attachments, ...mail }) => ({
          ...mail,
          id: randomUUID(),
          attachments: JSON.stringify(attachments),
          error: null,
          created_at: at.toISOString(),
          sent_at: null,
        }));
        const added = await db
          .insertInto("mails", rows)
          .onConflict((conflict) => conflict.columns(["group_id", "key"]).where("key", "is not", null).doNothing())
          .returning("id")
          .execute();
        const ids = new Set(added.map(({ id }) => id));
        const keys = rows.filter(({ id }) => !ids.has(id)).map(({ key }) => key ?? "");
        const known = keys.length === 0 ? [] : await db.selectFrom("mails").where("key", "in", keys).select(["id", "key"]).execute();
        return rows.map(({ id, key }) =>
          ids.has(id) ? { id, isNew: true } : { id: known.find((one) => one.key === key)?.id ?? "", isNew: false },
        );
      }),

    /** The mail where it still waits; its try is counted. */
    begin: inBatches(beginAll, (id: string) => [id]),
    sent: inBatches(noteSent, ({ id }: { id: string; at: Date }) => [id]),
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

  async function beginAll(ids: readonly string[]): Promise<PromiseSettledResult<WaitingMail | null>[]> {
    const begun = await store.system("mails", (db) =>
      db
        .updateTable("mails")
        .set((set) => ({ tries: set("tries", "+", 1) }))
        .where("id", "in", [...ids])
        .where("state", "=", "queued")
        .returning(waitingColumns)
        .execute(),
    );
    return ids.map((id) => ({ status: "fulfilled", value: begun.find((mail) => mail.id === id) ?? null }));
  }

  async function noteSent(sent: readonly { id: string; at: Date }[]): Promise<PromiseSettledResult<void>[]> {
    await store.system("mails", (db) =>
      sql`
        UPDATE mails SET state = 'sent', attachments = '[]', error = NULL, sent_at = sent.at
        FROM json_to_recordset(${jsonBytes(sent)}::json) AS sent (id uuid, at timestamptz)
        WHERE mails.id = sent.id AND mails.state = 'queued'`.execute(db),
    );
    return sent.map(() => ({ status: "fulfilled", value: undefined }));
  }

  async function change(id: string, values: { state?: "failed" | "bounced"; error?: string }): Promise<void> {
    await store.system("mails", (db) => db.updateTable("mails").set(values).where("id", "=", id).where("state", "=", "queued").execute());
  }
}
