import { sql, type Transaction } from "kysely";

import { presentExpressions, presentMentions, type PresentMention, type StandingCorrection } from "../corrections/present-mentions.ts";
import { fold } from "../semantics/fold.ts";
import type { MentionInput } from "../store/bulk-reviews.ts";
import type { MentionPolarity, StoredExpression } from "../store/analysis-tables.ts";
import { jsonRows } from "../store/json-rows.ts";
import type { Tables } from "../store/tables.ts";
import type { ProjectedRow } from "./projection-rows.ts";

/** What is stored of the passages of some reviews, by the id of their review. */
export interface StoredPassages {
  mentions: ReadonlyMap<string, MentionInput[]>;
  expressions: ReadonlyMap<string, readonly StoredExpression[]>;
  corrections: ReadonlyMap<string, StandingCorrection[]>;
}

const signs: Readonly<Record<string, 1 | -1>> = { positive: 1, negative: -1 };

/** 1 positive, -1 negative, 0 neutral or mixed. */
export function signOf(polarity: string): 1 | 0 | -1 {
  return signs[polarity] ?? 0;
}

/** The mentions and expressions of the given reviews as people left them; what each shares with its review is not repeated. */
export async function passageRows(
  db: Transaction<Tables>,
  reviews: readonly ProjectedRow[],
): Promise<{ mentions: ProjectedRow[]; expressions: ProjectedRow[] }> {
  const mentions: ProjectedRow[] = [];
  const expressions: ProjectedRow[] = [];
  if (reviews.length === 0) return { mentions, expressions };
  const stored = await readPassages(
    db,
    reviews.map(({ id }) => String(id)),
  );
  for (const review of reviews) {
    const id = String(review.id);
    const found = stored.mentions.get(id) ?? [];
    const corrections = stored.corrections.get(id) ?? [];
    if (found.length === 0 && corrections.length === 0) continue;
    const words = corrections.length === 0 ? "" : wordsOf(review);
    const present = presentMentions(found, corrections, words);
    for (const mention of present) mentions.push(passageOf(review, mention, mention));
    for (const { text, start, end, theme, polarity, mention } of presentExpressions(stored.expressions.get(id) ?? [], present))
      expressions.push({
        ...passageOf(review, mention, { theme, polarity, start, end }),
        expression: fold(text),
        label: text,
      });
  }
  return { mentions, expressions };
}

/** The words whose offsets are counted: title, line feed, text. */
export function wordsOf({ title, text }: { title?: unknown; text?: unknown }): string {
  return [title, text].filter((part) => typeof part === "string").join("\n");
}

/** A field of a review with where its words begin among all. */
export function fieldAt({ title }: { title: string | null }, at: number): { field: "title" | "text"; from: number } {
  if (title === null) return { field: "text", from: 0 };
  return at <= title.length ? { field: "title", from: 0 } : { field: "text", from: title.length + 1 };
}

/** Reads what the analysis found in some reviews and what people said of it. */
export async function readPassages(db: Transaction<Tables>, ids: readonly string[]): Promise<StoredPassages> {
  const among = sql`review_id = ANY(${[...ids]}::uuid[])`;
  // Review by review: where no statistics are kept, as in the embedded database, the planner would read the whole table.
  // One text of plain lines: names of columns in each row, as JSON has them, would take three times as long to write and read.
  const mentions = await sql<{ lines: string }>`
    SELECT coalesce(string_agg(concat_ws(' ', place, strength, start, "end", sentence_start, sentence_end, polarity, theme), E'\\n'), '') AS lines
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS wanted(id, place) CROSS JOIN LATERAL (
      SELECT theme, polarity, strength, start, "end", sentence_start, sentence_end FROM mentions
      WHERE review_id = wanted.id ORDER BY position) AS m`.execute(db);
  const expressions = await jsonRows<{ review_id: string; found: StoredExpression[] }>(
    db,
    sql`SELECT review_id, found FROM expressions WHERE ${among}`,
  );
  const corrections = await sql<{ review_id: string } & StandingCorrection>`
    SELECT review_id, mention, action, start, "end", sentence_start, sentence_end, span, strength, analysed_theme, analysed_polarity, theme, polarity
    FROM mention_corrections WHERE ended IS NULL AND ${among} ORDER BY review_id, mention`.execute(db);
  return {
    mentions: readMentions(mentions.rows[0]?.lines ?? "", ids),
    expressions: new Map(expressions.map(({ review_id, found }) => [review_id, found])),
    corrections: byReview(corrections.rows, ({ review_id: _, ...correction }) => correction),
  };
}

/** The lines of {@link readPassages}, each with the place of its review among `ids`, from 1. */
function readMentions(lines: string, ids: readonly string[]): Map<string, MentionInput[]> {
  const found = new Map<string, MentionInput[]>();
  if (lines === "") return found;
  for (const line of lines.split("\n")) {
    const [place, strength, start, end, from, to, polarity, theme = ""] = line.split(" ");
    const review = ids[Number(place) - 1] ?? "";
    const mention: MentionInput = {
      theme,
      polarity: polarity as MentionPolarity,
      strength: Number(strength),
      start: Number(start),
      end: Number(end),
      sentence: [Number(from), Number(to)],
    };
    const known = found.get(review);
    if (known) known.push(mention);
    else found.set(review, [mention]);
  }
  return found;
}

function passageOf(
  review: ProjectedRow,
  { id, corrected, strength, sentence }: PresentMention,
  { theme, polarity, start, end }: Pick<MentionInput, "theme" | "polarity" | "start" | "end">,
): ProjectedRow {
  const place = { span_start: start, span_end: end, sentence_start: sentence[0], sentence_end: sentence[1] };
  return { review: review.no ?? null, mention: id, corrected, theme, polarity: signOf(polarity), strength, ...place };
}

function byReview<R extends { review_id: string }, T>(rows: readonly R[], read: (row: R) => T): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const known = found.get(row.review_id);
    if (known) known.push(read(row));
    else found.set(row.review_id, [read(row)]);
  }
  return found;
}
