import type { ColumnType, Generated } from "kysely";

import type { IncidentKind } from "../../../src/domain/review/incidents.ts";
import type { Instant, Json } from "../column-types.ts";
import { rows } from "./declare.ts";

/** What the analysis finds in reviews, and what people correct of it. */
export const analysisTables = {
  findings: rows<FindingsTable>()({ scope: "review", backup: "kept" }),
  mention_corrections: rows<MentionCorrectionsTable>()({ scope: "review", backup: "kept" }),
  reanalyses: rows<ReanalysesTable>()({ scope: "nobody", backup: "emptied" }),
};

export type MentionPolarity = "positive" | "negative" | "neutral" | "mixed";

/** What the analysis finds in a review that has something; what people say of it is in {@link MentionCorrectionsTable}. */
interface FindingsTable {
  review_id: string;
  mentions: Json<StoredMention[]>;
  expressions: Json<StoredExpression[]>;
  incidents: ColumnType<StoredIncident[], string | undefined, string>;
}

/** What a review reports that must not stay unread; offsets as those of mentions. */
export interface StoredIncident {
  kind: IncidentKind;
  start: number;
  end: number;
}

/** What a review says of a theme; offsets in UTF-16 units of title, newline, text (of the text alone without a title), end excluded. */
export interface StoredMention {
  theme: string;
  polarity: MentionPolarity;
  strength: number;
  start: number;
  end: number;
  sentence: readonly [start: number, end: number];
}

/** Words that carry an opinion; offsets as those of mentions. */
export interface StoredExpression {
  text: string;
  theme: string;
  polarity: MentionPolarity;
  start: number;
  end: number;
}

/** One step of what people did to one mention; the step that has not ended counts. */
export interface MentionCorrectionsTable {
  review_id: string;
  /** The mention's id within its review. */
  mention: string;
  /** From 1. */
  step: number;
  action: "corrected" | "added" | "removed";
  start: number;
  end: number;
  sentence_start: number;
  sentence_end: number;
  /** The words, to find them again in a text that has changed. */
  span: string;
  strength: number;
  /** Null for a mention that somebody added. */
  analysed_theme: string | null;
  analysed_polarity: MentionPolarity | null;
  /** What the step changed; null for an addition. */
  before_theme: string | null;
  before_polarity: MentionPolarity | null;
  theme: string;
  polarity: MentionPolarity;
  login: string;
  group_id: string;
  at: Generated<Instant>;
  /** Null: in force. */
  ended: "replaced" | "undone" | null;
  ended_at: Instant | null;
  ended_by: string | null;
  ended_group: string | null;
}

/** One row: the re-analysis under way, or the last one. */
interface ReanalysesTable {
  single: Generated<boolean>;
  /** Digest of the lexicons that it works with. */
  lexicons: string;
  /** Every review up to this `no` has been analysed again. */
  reached: number;
  started_at: Generated<Instant>;
  ended_at: Instant | null;
}
