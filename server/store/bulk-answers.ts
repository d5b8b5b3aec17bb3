import { sql, type Transaction } from "kysely";

import type { Changed } from "./store.ts";
import type { StoredMention } from "./tables/analysis.ts";
import type { Tables } from "./tables.ts";

/** A survey answer as it goes in; `external_id` names it within its destination. */
export interface AnswerInput {
  establishment_id: string;
  external_id: string;
  /** 0–10. */
  score: number;
  answered_at: string;
  lang: string;
  country: string;
  profile: string;
  comment: string | null;
  /** 0–100, the mark of the whole stay. */
  rating: number | null;
  /** 0–100 by theme. */
  marks: Readonly<Record<string, number>> | null;
  /** What the analysis finds in the comment. */
  mentions: readonly StoredMention[] | null;
}

/** Stores survey answers; one that exists is left as it is. */
export async function putAnswers(
  db: Transaction<Tables>,
  changed: Changed,
  destination: string,
  answers: readonly AnswerInput[],
): Promise<void> {
  if (answers.length === 0) return;
  const { rows } = await sql<{ no: number }>`
    INSERT INTO answers (destination_id, establishment_id, external_id, score, answered_at, lang, country, profile, comment, rating, marks, mentions)
    SELECT ${destination}, i.* FROM jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
      AS i(establishment_id uuid, external_id text, score smallint, answered_at timestamptz, lang text, country text, profile text, comment text, rating smallint, marks jsonb, mentions jsonb)
    ON CONFLICT (destination_id, external_id) DO NOTHING RETURNING no`.execute(db);
  changed("answer", ...rows.map(({ no }) => no));
}
