import type { MailDetail, MailPage, MailState, MailSummary } from "../../../src/generated/types.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";

/** Mails of a page. */
export const MAILS_PER_PAGE = 50;

export interface OutboxSearch {
  state: MailState | null;
  /** Words of a subject, or a part of an address. */
  search: string;
  /** From 1. */
  page: number;
}

/** The mails of the actor's group, newest first; what they hold that entitles to something is not shown. */
export function outboxOf(store: Store, actor: StoreActor) {
  const scoped = store.forActor(actor);
  return {
    page: ({ state, search, page }: OutboxSearch): Promise<MailPage> =>
      scoped.transaction(async (db) => {
        const known = await logins(db);
        // Addresses of authors are looked up by nobody.
        const words = `%${search.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
        const found = db
          .selectFrom("mails")
          .where((where) =>
            search === ""
              ? where.lit(true)
              : where.or([
                  where("subject", "ilike", words),
                  where.and([where("recipient", "ilike", words), where("template", "<>", "moderation-letter")]),
                ]),
          );
        const counted = await found
          .groupBy("state")
          .select(["state", ({ fn }) => fn.countAll<number>().as("n")])
          .execute();
        const items = await (state === null ? found : found.where("state", "=", state))
          .select(["id", "template", "recipient", "subject", "state", "tries", "error", "created_at", "sent_at"])
          .orderBy("created_at", "desc")
          .orderBy("id")
          .limit(MAILS_PER_PAGE)
          .offset((page - 1) * MAILS_PER_PAGE)
          .execute();
        const counts = counted.map((one) => ({ state: one.state, count: one.n }));
        const total = counts.filter((one) => state === null || one.state === state).reduce((sum, { count }) => sum + count, 0);
        return { items: items.map((row) => shown(row, known)), total, page, size: MAILS_PER_PAGE, counts };
      }),

    /** Null where there is none. */
    find: async (id: string): Promise<MailDetail | null> => {
      if (!isUuid(id)) return null;
      return scoped.transaction(async (db) => {
        const row = await db
          .selectFrom("mails")
          .where("id", "=", id)
          .select(["id", "template", "recipient", "subject", "state", "tries", "error", "created_at", "sent_at", "body", "attachments"])
          .executeTakeFirst();
        if (!row) return null;
        const { body, attachments, ...mail } = row;
        return {
          ...shown(mail, await logins(db)),
          text: withoutTokens(body),
          attachments: attachments.map(({ filename }) => filename),
        };
      });
    },
  };
}

async function logins(db: ScopedDb): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("users").select("login").execute();
  return new Set(rows.map(({ login }) => login.toLowerCase()));
}

type Row = Omit<MailSummary, "mail"> & { template: string };

/** A mail as administrators see it: who wrote a review stays unknown to them. */
function shown({ template, recipient, ...row }: Row, known: ReadonlySet<string>): MailSummary {
  const isHidden = template === "moderation-letter" && !known.has(recipient.toLowerCase());
  return { ...row, mail: template, recipient: isHidden ? recipient.replace(/^(.).*@/, "$1…@") : recipient };
}

/** A text without the tokens of its public addresses: each is its reader's alone. */
function withoutTokens(text: string): string {
  return text.replaceAll(/(\/public\/(?:[a-z-]+\/)*)[^\s/]+(?=\s|$)/g, "$1…");
}
