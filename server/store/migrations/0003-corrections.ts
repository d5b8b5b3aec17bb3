import { policy } from "./policy.ts";

/** What people say of the analysis' mentions, and the expressions that it finds beside them. */
export const corrections: readonly string[] = [
  // One row for a review: they are read and written together, and rows are what an import waits for.
  `CREATE TABLE expressions (review_id uuid PRIMARY KEY REFERENCES reviews ON DELETE CASCADE, found jsonb NOT NULL)`,
  `CREATE TABLE mention_corrections (
    review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE, mention text NOT NULL, step smallint NOT NULL,
    action text NOT NULL CHECK (action IN ('corrected', 'added', 'removed')),
    start integer NOT NULL, "end" integer NOT NULL, sentence_start integer NOT NULL, sentence_end integer NOT NULL, span text NOT NULL,
    strength real NOT NULL, analysed_theme text, analysed_polarity text, before_theme text, before_polarity text,
    theme text NOT NULL, polarity text NOT NULL CHECK (polarity IN ('positive', 'negative', 'neutral', 'mixed')),
    login text NOT NULL, group_id text NOT NULL, at timestamptz NOT NULL DEFAULT now(),
    ended text CHECK (ended IN ('replaced', 'undone')), ended_at timestamptz, ended_by text, ended_group text,
    PRIMARY KEY (review_id, mention, step))`,
  `CREATE UNIQUE INDEX mention_corrections_present ON mention_corrections (review_id, mention) WHERE ended IS NULL`,
  // The progress of a re-analysis, so that an interrupted one goes on.
  `CREATE TABLE reanalyses (
    single boolean PRIMARY KEY DEFAULT true CHECK (single), lexicons text NOT NULL, reached integer NOT NULL, started_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz)`,
  ...["expressions", "mention_corrections"].flatMap((table) => policy(table, "review_id IN (SELECT r.id FROM reviews r)")),
  ...policy("reanalyses", "false"),
];
