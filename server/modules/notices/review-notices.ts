import { sql, type Transaction } from "kysely";

import { formatRating } from "../../../src/domain/format/format.ts";
import { typeset } from "../../../src/domain/format/typeset.ts";
import { reviewDetail } from "../../../src/domain/notices/alert-words.ts";
import type { Tables } from "../../store/tables.ts";
import type { NoticeServices } from "./notice-services.ts";
import { reviewPaths } from "./raise-alerts.ts";
import { readersOf } from "./readers.ts";
import { writeNotices } from "./write-notices.ts";

const DAY_MS = 24 * 3_600_000;
/** What was published, or came, longer ago is no news. */
const RECENT_DAYS = 14;
const NEW_DAYS = 3;
/** Rows that one look takes up; the rest waits for the next. */
const MOST = 500;
/** The rating out of ten under which new reviews are announced where an establishment's preferences do not say. */
const USUAL_BELOW = 5;

/** New reviews of establishments, as each establishment's preferences want them announced. Own reviews are announced by the moderators' letters. */
export async function noteReviews({ store, config }: NoticeServices, now: Date): Promise<number> {
  const { slug, timezone, providers, moderation_provider } = config.product();
  const since = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
  const { rows } = await store.system("notices.reviews", (db) =>
    sql<NewReview>`
      SELECT r.id, e.id AS establishment, e.name, r.rating, r.title, r.text, r.source, r.published_at
      FROM reviews r JOIN establishments e ON e.id = r.establishment_id LEFT JOIN establishment_settings s ON s.establishment_id = e.id
      WHERE r.published_at > ${since(RECENT_DAYS)} AND r.published_at <= ${since(-1)} AND r.created_at > ${since(NEW_DAYS)}
        AND r.state = 'published' AND r.withdrawn_at IS NULL AND r.source <> ${moderation_provider}
        AND coalesce((s.notifications->>'new_review')::boolean, true)
        AND r.rating < 10 * coalesce((s.notifications->>'below')::numeric, ${USUAL_BELOW})
        AND NOT EXISTS (SELECT 1 FROM notice_marks n WHERE n.key = 'review:' || r.id)
      ORDER BY r.published_at DESC LIMIT ${MOST}`.execute(db),
  );
  let count = 0;
  for (const { id, establishment, name, ...review } of rows)
    // Each by itself: requests go between them.
    count += await store.system("notices.reviews", async (db) => {
      await noteLook(db, `review:${id}`, now);
      const { professionals, destination } = await readersOf(db, establishment, slug);
      const provider = providers.find((one) => one.id === review.source)?.name ?? review.source;
      const mark = review.rating === null ? "un nouvel avis" : `un nouvel avis noté ${formatRating(review.rating)} sur 10`;
      return writeNotices(
        db,
        {
          notice: "review",
          key: `review:${id}`,
          establishment,
          title: typeset(`${name} : ${mark}`),
          detail: reviewDetail({ ...review, provider, published: new Date(review.published_at) }),
          advice: "",
          paths: reviewPaths(id),
        },
        [...professionals, ...destination],
        now,
        timezone,
      );
    });
  return count;
}

interface NewReview {
  id: string;
  establishment: string;
  name: string;
  rating: number | null;
  title: string | null;
  text: string | null;
  source: string;
  published_at: Date | string;
}

/** Answers that moderators published. Of one that is refused the establishment hears by letter, with the reason, whatever it has chosen to get. */
export async function noteAnswers({ store, config }: NoticeServices, now: Date): Promise<number> {
  const { slug, timezone } = config.product();
  return store.system("notices.answers", async (db) => {
    const steps = await db
      .selectFrom("moderation_journal as j")
      .innerJoin("establishments as e", "e.id", "j.establishment_id")
      .where("j.at", ">", new Date(now.getTime() - NEW_DAYS * DAY_MS).toISOString())
      .where("j.action", "=", "publish-response")
      .where(sql<boolean>`NOT EXISTS (SELECT 1 FROM notice_marks n WHERE n.key = 'answer:' || j.destination_id || ':' || j.no)`)
      .select(["j.destination_id", "j.no", "j.review_id", "j.establishment_id", "e.name"])
      .limit(MOST)
      .execute();
    let count = 0;
    for (const { destination_id, no, review_id, establishment_id, name } of steps) {
      await noteLook(db, `answer:${destination_id}:${no}`, now);
      const { professionals } = await readersOf(db, establishment_id, slug);
      count += await writeNotices(
        db,
        {
          notice: "answer",
          key: `answer:${destination_id}:${no}`,
          establishment: establishment_id,
          title: typeset(`${name} : votre réponse est publiée`),
          detail: "Elle est affichée sous l’avis.",
          advice: "",
          paths: reviewPaths(review_id),
        },
        professionals,
        now,
        timezone,
      );
    }
    return count;
  });
}

/** Notes that something was looked at, whether or not anybody wants to hear of it; forgets what is no news any more. */
async function noteLook(db: Transaction<Tables>, key: string, now: Date): Promise<void> {
  await db
    .insertInto("notice_marks")
    .values({ key, at: now.toISOString() })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  await db
    .deleteFrom("notice_marks")
    .where("at", "<", new Date(now.getTime() - 2 * RECENT_DAYS * DAY_MS).toISOString())
    .execute();
}
