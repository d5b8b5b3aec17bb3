import type { Selectable } from "kysely";

import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import type { ScopedDb, StoreActor } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";

/** What is kept of an answer in the making, and of what was sent of it. */
export type WrittenAnswer = Omit<Selectable<Tables["responses"]>, "group_id" | "review_id" | "saved_by">;

/** Where drafts are kept. */
export interface Drafts {
  read(db: ScopedDb, review: string): Promise<WrittenAnswer | null>;
  /** Writes over the revision before the one given; of two writes at once one is refused (412). */
  keep(db: ScopedDb, review: string, isKnown: boolean, change: DraftChange): Promise<void>;
}

export type DraftChange = Pick<WrittenAnswer, "text" | "revision" | "saved_at"> & Partial<WrittenAnswer>;

/** Who answers: an account, for the reviews of its establishments, or a link of a mail, for its one review. */
export interface Answerer {
  /** As whom the store is read, and to whom suggestions are counted. */
  reader: StoreActor;
  /** Null by a link. */
  account: Actor | null;
  /** The establishments that it answers for; undefined: all that the group sees. */
  places: readonly string[] | undefined;
  /** The one review of a link, and the link's id. */
  link: { id: string; review: string } | null;
  drafts: Drafts;
}

/** Establishments that an account answers for; undefined: all that the group sees. */
export function answeredFor({ type, cards }: Pick<Actor, "type" | "cards">): readonly string[] | undefined {
  return type === "TP" ? cards : undefined;
}

export function byAccount(actor: Actor): Answerer {
  return { reader: actor, account: actor, places: answeredFor(actor), link: null, drafts: draftsOf(actor.login) };
}

/** The group is the destination's: it sees the review, and what the answer needs of its establishment. */
export function byLink(link: { id: string; review: string }, group: string): Answerer {
  return {
    reader: { login: `lien ${link.id}`, group: { id: group } },
    account: null,
    places: undefined,
    link,
    drafts: draftsOfLink(link.id),
  };
}

const nothingSent = { sent_text: null, sent_at: null, sent_by: null, declared_on: null, refused_at: null, refused_reason: null };

function draftsOf(login: string): Drafts {
  return {
    read: async (db, review) => (await db.selectFrom("responses").selectAll().where("review_id", "=", review).executeTakeFirst()) ?? null,
    keep: async (db, review, isKnown, change) => {
      const row = { ...change, saved_by: login };
      const stored = isKnown
        ? await db
            .updateTable("responses")
            .set(row)
            .where("review_id", "=", review)
            .where("revision", "=", change.revision - 1)
            .returning("review_id")
            .executeTakeFirst()
        : await db
            .insertInto("responses", { review_id: review, ...nothingSent, ...row })
            .onConflict((conflict) => conflict.doNothing())
            .returning("review_id")
            .executeTakeFirst();
      if (!stored) throw new ApiError("answer.conflict");
    },
  };
}

function draftsOfLink(link: string): Drafts {
  return {
    read: async (db) => {
      const row = await db
        .selectFrom("reply_drafts")
        .select(["text", "revision", "saved_at", "sent_text", "sent_at"])
        .where("link_id", "=", link)
        .executeTakeFirst();
      return row ? { ...nothingSent, ...row } : null;
    },
    keep: async (db, _, isKnown, { text, revision, saved_at, sent_text, sent_at }) => {
      const row = { text, revision, saved_at, ...(sent_text === undefined ? {} : { sent_text, sent_at: sent_at ?? null }) };
      const stored = isKnown
        ? await db
            .updateTable("reply_drafts")
            .set(row)
            .where("link_id", "=", link)
            .where("revision", "=", revision - 1)
            .returning("link_id")
            .executeTakeFirst()
        : await db
            .insertInto("reply_drafts", { link_id: link, sent_text: null, sent_at: null, ...row })
            .onConflict((conflict) => conflict.doNothing())
            .returning("link_id")
            .executeTakeFirst();
      if (!stored) throw new ApiError("answer.conflict");
    },
  };
}
