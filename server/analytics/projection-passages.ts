import { sql, type Transaction } from "kysely";

import {
  presentExpressions,
  presentMentions,
  type PresentMention,
  type StandingCorrection,
} from "../semantics/corrections/present-mentions.ts";
import { incidentBits } from "../../src/domain/review/incidents.ts";
import { fold } from "../../src/domain/text/fold.ts";
import type { StoredExpression, StoredIncident, StoredMention } from "../store/tables/analysis.ts";
import { jsonRows } from "../store/json-rows.ts";
import type { Tables } from "../store/tables.ts";
import type { ProjectedRow } from "./projection-rows.ts";
import { signOf } from "./sign-of.ts";

/** What is stored of the passages of some reviews, by the id of their review. */
export interface StoredPassages {
  mentions: ReadonlyMap<string, readonly StoredMention[]>;
  expressions: ReadonlyMap<string, readonly StoredExpression[]>;
  incidents: ReadonlyMap<string, readonly StoredIncident[]>;
  corrections: ReadonlyMap<string, StandingCorrection[]>;
}

/**
 * The mentions and expressions of the given reviews as people left them; what each shares with its review is not repeated.
 * The reviews themselves are completed by what is found in them as a whole.
 */
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
    review.corrections = corrections.length > 0;
    review.incidents = incidentBits((stored.incidents.get(id) ?? []).map(({ kind }) => kind));
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
  const findings = await jsonRows<{
    review_id: string;
    mentions: StoredMention[];
    expressions: StoredExpression[];
    incidents: StoredIncident[];
  }>(db, sql`SELECT review_id, mentions, expressions, incidents FROM findings WHERE ${among}`);
  const corrections = await sql<{ review_id: string } & StandingCorrection>`
    SELECT review_id, mention, action, start, "end", sentence_start, sentence_end, span, strength, analysed_theme, analysed_polarity, theme, polarity
    FROM mention_corrections WHERE ended IS NULL AND ${among} ORDER BY review_id, mention`.execute(db);
  return {
    mentions: new Map(findings.map(({ review_id, mentions }) => [review_id, mentions])),
    expressions: new Map(findings.map(({ review_id, expressions }) => [review_id, expressions])),
    incidents: new Map(findings.map(({ review_id, incidents }) => [review_id, incidents])),
    corrections: byReview(corrections.rows, ({ review_id: _, ...correction }) => correction),
  };
}

function passageOf(
  review: ProjectedRow,
  { id, corrected, strength, sentence }: PresentMention,
  { theme, polarity, start, end }: Pick<StoredMention, "theme" | "polarity" | "start" | "end">,
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
