import { gatherFindings } from "../../store/migrations/0012-findings.ts";
import { tablesWhere } from "../../store/tables.ts";

/** What a backup holds, in the order in which rows can go in again. */
export const backedUpTables = tablesWhere(({ backup }) => backup === "kept" || backup === "added");

/** Of these, those that a restoration replaces; it adds to the others what they lack. */
export const replacedTables = tablesWhere(({ backup }) => backup === "kept");

/** Emptied by a restoration, though no backup holds them. */
export const forgottenTables = tablesWhere(({ backup }) => backup === "emptied");

/**
 * Tables of earlier versions, which their backups hold: their rows go into passing tables of the same names, from which
 * {@link RetiredTables.gather} takes them as the migration did that retired them.
 */
export interface RetiredTables {
  /** The migration since which there are none. */
  until: string;
  /** By name, what makes it until the end of the transaction. */
  passing: Readonly<Record<string, string>>;
  gather: string;
}

export const retiredTables: RetiredTables = {
  until: "0012-findings",
  passing: {
    mentions: `CREATE TEMP TABLE mentions (review_id uuid, position smallint, theme text, polarity text, strength real, start integer,
      "end" integer, sentence_start integer, sentence_end integer) ON COMMIT DROP`,
    expressions: `CREATE TEMP TABLE expressions (review_id uuid, found jsonb) ON COMMIT DROP`,
  },
  gather: gatherFindings,
};

/** First line of a backup. */
export interface BackupHeader {
  format: "belvedere-backup";
  version: 1;
  /** Migrations of the database that it was made of. */
  migrations: string[];
  created: string;
  /** What `secrets.json` holds; null where the secrets are given by the environment. */
  secrets: string | null;
}

/** Last line: the number of rows between the first line and it; a backup without it is truncated. */
export interface BackupEnd {
  end: number;
}

/** Every line between: a table's place in {@link backedUpTables}' order by name, and one row; after them the stored files. */
export type BackupRow = [table: string, row: Record<string, unknown>];
