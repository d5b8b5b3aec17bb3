/**
 * The columnar projection. Facts carry their establishment's dimensions, so that no widget query joins.
 * Establishments and reviews have small integer keys (`no`), given by the state store.
 */
const place =
  "establishment INTEGER NOT NULL, destination VARCHAR NOT NULL, child VARCHAR, commune VARCHAR, category VARCHAR NOT NULL, stars UTINYINT, capacity INTEGER";
const visitor = "lang VARCHAR NOT NULL, country VARCHAR NOT NULL, profile VARCHAR NOT NULL";
/** The day counted (of the experience, else of publication, in Europe/Paris) and the hour of publication. */
const time = "day DATE NOT NULL, hour UTINYINT NOT NULL";
/** What mentions share with their review, so that every filter reaches them. */
const review = `provider VARCHAR NOT NULL, ${place}, ${visitor}, ${time}, rating UTINYINT, tonality UTINYINT, nps TINYINT, answered BOOLEAN NOT NULL`;

/** What every fact of an answer to a survey shares. */
const answer = `${place}, ${visitor}, ${time}, nps TINYINT NOT NULL`;

/** Where words are, in UTF-16 units of title, line feed, text; `mention` is its id within the review. */
const passage =
  "mention VARCHAR NOT NULL DEFAULT '', corrected BOOLEAN NOT NULL DEFAULT FALSE, span_start INTEGER NOT NULL DEFAULT 0, span_end INTEGER NOT NULL DEFAULT 0, sentence_start INTEGER NOT NULL DEFAULT 0, sentence_end INTEGER NOT NULL DEFAULT 0";

/** What of a review changes after it has come, and what describes it for a search; `spoken`, `praised` and `blamed` are themes by their bits in `theme_bits`, `incidents` kinds by their places. */
const standing =
  "author VARCHAR, state VARCHAR NOT NULL DEFAULT 'published', seen TIMESTAMP NOT NULL DEFAULT TIMESTAMP '1970-01-01', written BOOLEAN NOT NULL DEFAULT FALSE, corrections BOOLEAN NOT NULL DEFAULT FALSE, edited BOOLEAN NOT NULL DEFAULT FALSE, late BOOLEAN NOT NULL DEFAULT FALSE, incidents INTEGER NOT NULL DEFAULT 0, spoken BIGINT NOT NULL DEFAULT 0, praised BIGINT NOT NULL DEFAULT 0, blamed BIGINT NOT NULL DEFAULT 0, verification VARCHAR";
const reviews = `no INTEGER PRIMARY KEY, id VARCHAR NOT NULL, ${review}, delay_hours DOUBLE, published TIMESTAMP NOT NULL, search VARCHAR, title VARCHAR, text VARCHAR, ${standing}`;

/**
 * `search` is the words of title and text, see `searchable`, `title` and `text` what a reader sees.
 * Polarity of a mention: 1 positive, -1 negative, 0 neutral or mixed. Score of an answer: 0–10.
 */
export const tables: Readonly<Record<string, string>> = {
  reviews,
  /** Reviews that their source no longer has: no figure counts them, a search may ask for them. */
  withdrawn: reviews,
  /** The bit of each theme that reviews speak of, given when it is first met. */
  theme_bits: "theme VARCHAR PRIMARY KEY, bit INTEGER NOT NULL",
  /** How far groups are with reviews, and their own tags on them. */
  triage:
    "group_id VARCHAR NOT NULL, review INTEGER NOT NULL, read BOOLEAN NOT NULL, assignee VARCHAR, later DATE, PRIMARY KEY (group_id, review)",
  triage_tags: "group_id VARCHAR NOT NULL, review INTEGER NOT NULL, tag VARCHAR NOT NULL, PRIMARY KEY (group_id, review, tag)",
  mentions: `review INTEGER NOT NULL, theme VARCHAR NOT NULL, polarity TINYINT NOT NULL, strength FLOAT NOT NULL, ${review}, ${passage}`,
  /** Opinion-bearing words; `expression` is their key, `label` what a reader sees. Theme and polarity are those of their mention where somebody corrected it. */
  expressions: `review INTEGER NOT NULL, expression VARCHAR NOT NULL, label VARCHAR NOT NULL, theme VARCHAR NOT NULL, polarity TINYINT NOT NULL, strength FLOAT NOT NULL, ${review}, ${passage}`,
  answers: `no INTEGER PRIMARY KEY, ${answer}, score UTINYINT NOT NULL, rating UTINYINT`,
  /** Marks that answers give to themes, 0–100; `review` is the answer, as that of a mention is its review. */
  marks: `review INTEGER NOT NULL, theme VARCHAR NOT NULL, ${answer}, rating UTINYINT NOT NULL`,
  /** Guests who were asked by mail, on the day of the mail; `answered`: completely. */
  invitations: `id VARCHAR NOT NULL, ${place}, lang VARCHAR NOT NULL, ${time}, answered BOOLEAN NOT NULL`,
  /**
   * What moderators were given to decide, on the day of the decision, or of its arrival where it still waits (`outcome` waiting).
   * 0 or 1: `refused` and `late` of what was decided, `overdue` of what waits, else null.
   */
  moderation: `review INTEGER NOT NULL, ${place}, lang VARCHAR NOT NULL, ${time}, moderated VARCHAR NOT NULL, outcome VARCHAR NOT NULL, reason VARCHAR, moderator VARCHAR, refused UTINYINT, late UTINYINT, overdue UTINYINT, delay_hours DOUBLE`,
  /** What the words of answers say of themes. */
  remarks: `review INTEGER NOT NULL, theme VARCHAR NOT NULL, polarity TINYINT NOT NULL, strength FLOAT NOT NULL, ${answer}`,
  establishments:
    "establishment INTEGER PRIMARY KEY, id VARCHAR NOT NULL, name VARCHAR NOT NULL, destination VARCHAR NOT NULL, child VARCHAR, commune VARCHAR, category VARCHAR NOT NULL, stars UTINYINT, capacity INTEGER, lat DOUBLE, lng DOUBLE",
  communes:
    "insee VARCHAR NOT NULL, destination VARCHAR NOT NULL, name VARCHAR NOT NULL, child VARCHAR, lat DOUBLE, lng DOUBLE, ring VARCHAR, PRIMARY KEY (destination, insee)",
  children: "id VARCHAR PRIMARY KEY, destination VARCHAR NOT NULL, name VARCHAR NOT NULL",
  /** Who sees which establishment. */
  visibility: "group_id VARCHAR NOT NULL, establishment INTEGER NOT NULL, PRIMARY KEY (group_id, establishment)",
  selections:
    "id VARCHAR NOT NULL, title VARCHAR NOT NULL, group_id VARCHAR NOT NULL, establishment INTEGER NOT NULL, PRIMARY KEY (id, establishment)",
  /** One row: the outbox number up to which everything above is counted. */
  watermark: 'no BIGINT NOT NULL, "at" TIMESTAMP NOT NULL',
};

/** Creates what is missing; one statement per table. `suffix` ends the names of tables that are filled beside those in use. */
export function createTables(suffix = ""): string[] {
  return Object.entries(tables).map(([name, columns]) => `CREATE TABLE IF NOT EXISTS ${name}${suffix} (${columns})`);
}

/** Drops every table, or those of that suffix; one statement per table. */
export function dropTables(suffix = ""): string[] {
  return Object.keys(tables).map((name) => `DROP TABLE IF EXISTS ${name}${suffix}`);
}

/** Puts the tables of a suffix in the place of those in use; one statement per table. */
export function takeTables(suffix: string): string[] {
  return [...dropTables(), ...Object.keys(tables).map((name) => `ALTER TABLE ${name}${suffix} RENAME TO ${name}`)];
}
