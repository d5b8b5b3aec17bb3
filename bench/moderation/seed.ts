import { createHash, randomBytes } from "node:crypto";

import { sql } from "kysely";

import { dataFiles } from "../../server/kit/data-files.ts";
import { putReviews, type ReviewInput } from "../../server/store/bulk-reviews.ts";
import { openStore } from "../../server/store/open-store.ts";
import { dice } from "../reviews/requests.ts";

const PROVIDER = "moderation";
const DESTINATION = "aurelle";
const BATCH = 1_000;
const DAY_MS = 86_400_000;
/** Links by which answers are suggested: each has its own quota of the day. */
const LINKS = 10;

const openings = [
  "Très bon séjour",
  "Accueil chaleureux",
  "Chambre un peu petite",
  "Cuisine soignée",
  "Vue superbe sur le lac",
  "Parking difficile",
];
const rest =
  "Nous avons passé quelques jours en famille, le personnel était attentif et le petit-déjeuner varié, mais la chambre donnait sur la rue.";

/** Adds own reviews that wait for their moderators, a few of them late, and returns tokens by which published ones are answered. The server must be stopped. */
export async function seedModeration(dataDir: string, count: number): Promise<string[]> {
  const store = await openStore({ folder: dataFiles(dataDir).state });
  try {
    const places = await store.system("bench", (db) =>
      db.selectFrom("establishments").where("destination_id", "=", DESTINATION).select("id").orderBy("id").execute(),
    );
    const roll = dice(17);
    for (let from = 0; from < count; from += BATCH)
      await store.system("bench", (db, changed) =>
        putReviews(
          db,
          changed,
          DESTINATION,
          Array.from({ length: Math.min(BATCH, count - from) }, (_, at) =>
            waiting(places[(from + at) % places.length]?.id ?? "", from + at, roll),
          ),
        ),
      );
    await store.system("bench", (db) =>
      db
        .updateTable("reviews")
        .set((of) => ({
          received_at: of.ref("published_at"),
          due_at: of.ref("published_at"),
          signals: "[]",
          verification: "email" as const,
          words: sql<string>`review_words(author, title, text)`,
        }))
        .where("source_review_id", "like", "bench-%")
        .execute(),
    );
    const tokens = Array.from({ length: LINKS }, () => randomBytes(32).toString("base64url"));
    await store.system("bench", async (db) => {
      const published = await db
        .selectFrom("reviews")
        .where("source", "=", PROVIDER)
        .where("state", "=", "published")
        .where("reply_state", "is", null)
        .where("text", "is not", null)
        .select("id")
        .limit(LINKS)
        .execute();
      const now = new Date();
      for (const [at, token] of tokens.entries())
        await db
          .insertInto("reply_links")
          .values({
            review_id: published[at % published.length]?.id ?? "",
            token_hash: createHash("sha256").update(token).digest("hex"),
            created_at: now.toISOString(),
            expires_at: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
            used_at: null,
            revoked_at: null,
          })
          .execute();
    });
    return tokens;
  } finally {
    await store.close();
  }
}

function waiting(establishment_id: string, at: number, roll: () => number): ReviewInput {
  const rating = Math.round(roll() * 10);
  const key = `bench-${at}`;
  return {
    establishment_id,
    source: PROVIDER,
    source_review_id: key,
    rating_raw: rating,
    rating_scale: 10,
    rating: rating * 10,
    title: null,
    text: `${openings[at % openings.length] ?? ""}. ${rest} Avis numéro ${at}.`,
    lang: "fr",
    author: `Camille ${at % 97}`,
    country: "FR",
    profile: "famille",
    experience_date: null,
    published_at: new Date(Date.now() - Math.floor(roll() * 9 * DAY_MS)).toISOString(),
    state: "pending",
    reject_reason: null,
    reply_text: null,
    reply_at: null,
    reply_state: null,
    content_hash: key,
    extra: null,
    mentions: [],
  };
}
