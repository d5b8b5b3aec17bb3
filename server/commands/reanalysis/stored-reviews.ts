import type { Transaction } from "kysely";

import { readPassages, wordsOf } from "../../analytics/projection-passages.ts";
import type { PoolFound, PoolItem } from "../../semantics/pool-worker.ts";
import type { FoundInReview } from "../../store/bulk-reviews.ts";
import type { Tables } from "../../store/tables.ts";

/** A review of the state with what the analysis found in it the last time. */
export interface StoredReview {
  id: string;
  no: number;
  title: string | null;
  text: string | null;
  /** Null where it has no words. */
  item: PoolItem | null;
  found: Required<FoundInReview>;
}

/** The reviews that follow `after` in the order of their numbers, at most `limit`. */
export function reviewsAfter(db: Transaction<Tables>, after: number, limit: number): Promise<StoredReview[]> {
  return read(db, (query) => query.where("reviews.no", ">", after).orderBy("reviews.no").limit(limit));
}

/** These reviews, by number. */
export function reviewsOf(db: Transaction<Tables>, numbers: readonly number[]): Promise<StoredReview[]> {
  return numbers.length === 0 ? Promise.resolve([]) : read(db, (query) => query.where("reviews.no", "in", [...numbers]));
}

type Query = ReturnType<typeof base>;

function base(db: Transaction<Tables>) {
  return db
    .selectFrom("reviews")
    .innerJoin("establishments", "establishments.id", "reviews.establishment_id")
    .select(["reviews.id", "reviews.no", "reviews.title", "reviews.text", "reviews.lang", "establishments.category"]);
}

async function read(db: Transaction<Tables>, narrow: (query: Query) => Query): Promise<StoredReview[]> {
  const rows = await narrow(base(db)).execute();
  const passages = await readPassages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, no, title, text, lang, category }) => {
    const words = wordsOf({ title, text });
    return {
      id,
      no,
      title,
      text,
      item: words === "" ? null : { text: words, domain: category, ...(lang === "und" ? {} : { lang }) },
      found: {
        mentions: passages.mentions.get(id) ?? [],
        expressions: passages.expressions.get(id) ?? [],
        incidents: passages.incidents.get(id) ?? [],
      },
    };
  });
}

/** Whether an analysis found just what is stored. */
export function isSameFound(
  stored: Required<FoundInReview>,
  { mentions, expressions, incidents }: Pick<PoolFound, "mentions" | "expressions" | "incidents">,
): boolean {
  return textOf(stored) === textOf({ mentions, expressions, incidents });
}

/** In one form: earlier versions kept strengths in single precision, and a restored backup has JSON members in its own order. */
function textOf({ mentions, expressions, incidents }: Required<FoundInReview>): string {
  return JSON.stringify([
    mentions.map(({ theme, polarity, strength, start, end, sentence }) => [
      theme,
      polarity,
      Math.fround(strength),
      start,
      end,
      ...sentence,
    ]),
    expressions.map(({ text, theme, polarity, start, end }) => [text, theme, polarity, start, end]),
    incidents.map(({ kind, start, end }) => [kind, start, end]),
  ]);
}
