import { sql } from "kysely";

import { signalsOf } from "../../../src/domain/moderation/signals.ts";
import { policyOf } from "../../../src/domain/moderation/policy.ts";
import type { ReplyState, ReviewState } from "../../../src/generated/types.ts";
import type { LiveConfig } from "../../config/live-config.ts";
import type { StoredMention } from "../../store/tables/analysis.ts";
import { addLinesIn, type JournalLine } from "../../modules/moderation/journal.ts";
import type { Store } from "../../store/store.ts";
import { dueAfter } from "../../modules/moderation/steps.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The journal of the demo begins so many days ago. */
const JOURNAL_DAYS = 400;

interface Row {
  id: string;
  establishment_id: string;
  state: ReviewState;
  reply_state: ReplyState | null;
  reply_at: string | null;
  reject_reason: string | null;
  rating: number | null;
  title: string | null;
  text: string | null;
  lang: string;
  published_at: string;
  mentions: StoredMention[] | null;
}

/** A number from 0 to 1 that an id always has. */
function chanceOf(id: string, salt: number): number {
  return Number.parseInt(id.slice(-8), 16) / 0xffffffff > 0 ? ((Number.parseInt(id.slice(-8), 16) * (2 * salt + 1)) % 9973) / 9973 : 0;
}

/** Gives the demo's own reviews what moderation knows of them: deadlines, signals, how they were verified, and the journal of a year. Nothing where there is a journal. */
export async function seedDemoModeration(
  store: Store,
  config: Pick<LiveConfig, "documents" | "product">,
  destination: string,
  now: Date,
): Promise<void> {
  const product = config.product();
  const policy = policyOf(config.documents("moderation"), destination);
  const moderators = [`dmo@${product.slug}.example`, `dmo.moderation@${product.slug}.example`];
  await store.system("demo.moderation", async (db) => {
    const known = await db
      .selectFrom("moderation_journal")
      .select("no")
      .where("destination_id", "=", destination)
      .limit(1)
      .executeTakeFirst();
    if (known) return;
    const rows = (await db
      .selectFrom("reviews")
      .leftJoin("findings", "findings.review_id", "reviews.id")
      .where("destination_id", "=", destination)
      .where("source", "=", product.moderation_provider)
      .where("published_at", ">", new Date(now.getTime() - JOURNAL_DAYS * DAY_MS).toISOString())
      .select([
        "reviews.id",
        "establishment_id",
        "state",
        "reply_state",
        "reply_at",
        "reject_reason",
        "rating",
        "title",
        "text",
        "lang",
        "published_at",
        "mentions",
      ])
      .orderBy("published_at")
      .execute()) as Row[];
    const lines: JournalLine[] = [];
    for (const row of rows) {
      const sent = Date.parse(row.published_at);
      // What waits was sent within the last days: a demo that nobody has moderated for weeks would only be late.
      const received =
        row.state === "pending"
          ? Math.max(sent, now.getTime() - (0.1 + 7.4 * chanceOf(row.id, 3)) * DAY_MS)
          : sent - (6 + 60 * chanceOf(row.id, 1)) * HOUR_MS;
      const side = (polarity: string): number => (row.mentions ?? []).filter((mention) => mention.polarity === polarity).length;
      const signals = signalsOf(
        { ...row, favourable: side("positive"), unfavourable: side("negative"), same_text: 0, of_sender: 1 },
        policy.signals,
      );
      const verification = chanceOf(row.id, 2) < 0.35 ? "invited" : chanceOf(row.id, 2) < 0.42 ? "proof" : "email";
      const since =
        row.state === "responses" && row.reply_at
          ? Math.max(Date.parse(row.reply_at), now.getTime() - 2.5 * DAY_MS * chanceOf(row.id, 5))
          : row.state === "reported"
            ? now.getTime() - 6 * DAY_MS * chanceOf(row.id, 4)
            : received;
      const line = { destination, establishment: row.establishment_id, review: row.id, policy: `${policy.policy} demo` } as const;
      const pending = { state: "pending", reply: null } as const;
      const published = { state: "published", reply: null } as const;
      const moderator = moderators[chanceOf(row.id, 6) < 0.7 ? 0 : 1];
      const other = moderators[chanceOf(row.id, 8) < 0.5 ? 0 : 1];
      const own: JournalLine[] = [{ ...line, at: iso(received), by: "author", action: "confirm", from: null, to: pending }];
      if (row.state === "rejected")
        own.push({
          ...line,
          at: iso(sent),
          by: "moderator",
          ...(moderator ? { login: moderator } : {}),
          action: "reject",
          from: pending,
          to: { state: "rejected", reply: null },
          reason: row.reject_reason,
        });
      else if (row.state !== "pending")
        own.push({
          ...line,
          at: iso(sent),
          by: "moderator",
          ...(moderator ? { login: moderator } : {}),
          action: "publish",
          from: pending,
          to: published,
        });
      if (row.state === "withdrawn")
        own.push({
          ...line,
          at: iso(Math.min(sent + 3 * DAY_MS, now.getTime())),
          by: "author",
          action: "withdraw",
          from: published,
          to: { state: "withdrawn", reply: null },
        });
      if (row.state === "reported") {
        own.push({
          ...line,
          at: iso(since),
          by: "establishment",
          action: "report",
          from: published,
          to: { state: "reported", reply: row.reply_state },
          reason: "contradicted",
        });
        await db
          .insertInto("moderation_reports")
          .values({
            review_id: row.id,
            establishment_id: row.establishment_id,
            by: "establishment",
            login: null,
            hand: `demo ${row.establishment_id}`,
            ground: "contradicted",
            message: "La date indiquée ne correspond à aucun séjour chez nous.",
            proof: "Registre des arrivées, à l’accueil",
            at: iso(since),
            due_at: dueAfter("reported", policy, new Date(since)) ?? iso(since),
            decided_at: null,
            upheld: null,
          })
          .execute();
      }
      if (row.reply_state !== null && row.reply_at !== null)
        own.push({
          ...line,
          at: iso(Math.max(sent, Math.min(Date.parse(row.reply_at), now.getTime()))),
          by: "establishment",
          action: "respond",
          from: published,
          to: { state: "responses", reply: "pending" },
        });
      // An answer is read within a few days.
      if (row.reply_state === "published" && row.reply_at !== null)
        own.push({
          ...line,
          at: iso(Math.min(Date.parse(row.reply_at) + (3 + 90 * chanceOf(row.id, 7)) * HOUR_MS, now.getTime())),
          by: "moderator",
          ...(other ? { login: other } : {}),
          action: "publish-response",
          from: { state: "responses", reply: "pending" },
          to: { state: "answered", reply: "published" },
        });
      lines.push(...own.map((one, step) => ({ ...one, details: { step: step + 1, ...dueOf(own[step - 1], policy) } })));
      await db
        .updateTable("reviews")
        .set({
          verification,
          received_at: iso(received),
          due_at: dueAfter(row.state, policy, new Date(since)),
          signals: JSON.stringify(signals),
          moderation_no: own.length,
        })
        .where("id", "=", row.id)
        .execute();
    }
    await db
      .updateTable("reviews")
      .set({ verification: "email", received_at: sql<string>`published_at` })
      .where("destination_id", "=", destination)
      .where("source", "=", product.moderation_provider)
      .where("received_at", "is", null)
      .execute();
    await addLinesIn(
      db,
      lines.toSorted((a, b) => a.at.localeCompare(b.at)),
    );
  });
}

/** By when the step after a line was due, as the details of a journal's line keep it. */
function dueOf(before: JournalLine | undefined, policy: Parameters<typeof dueAfter>[1]): { before?: { due_at: string | null } } {
  return before?.to ? { before: { due_at: dueAfter(before.to.state, policy, new Date(before.at)) } } : {};
}

const iso = (time: number): string => new Date(time).toISOString();
