import { policy } from "./policy.ts";

const own = "group_id = (SELECT nullif(current_setting('app.group', true), ''))";
const seen = "review_id IN (SELECT r.id FROM reviews r)";

/** How far groups are with reviews, the searches that they keep, and what sources changed of reviews after the first import. */
export const reviews: readonly string[] = [
  `CREATE TABLE review_triage (
    group_id text NOT NULL, review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
    read boolean NOT NULL DEFAULT false, assigned_to text, later_until date, tags text[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (group_id, review_id))`,
  `CREATE INDEX review_triage_review ON review_triage (review_id)`,
  `CREATE TABLE triage_steps (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL, change_id uuid NOT NULL,
    review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE, before jsonb NOT NULL, after jsonb NOT NULL,
    login text NOT NULL, at timestamptz NOT NULL, undone_at timestamptz, undone_by text)`,
  `CREATE INDEX triage_steps_change ON triage_steps (change_id)`,
  `CREATE INDEX triage_steps_review ON triage_steps (review_id)`,
  `CREATE TABLE saved_searches (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL, owner text NOT NULL, title text NOT NULL, search jsonb NOT NULL,
    pinned boolean NOT NULL, shared boolean NOT NULL, revision integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL)`,
  `CREATE INDEX saved_searches_group ON saved_searches (group_id)`,
  `CREATE TABLE search_looks (
    group_id text NOT NULL, search_id uuid NOT NULL REFERENCES saved_searches ON DELETE CASCADE, login text NOT NULL, at timestamptz NOT NULL,
    PRIMARY KEY (search_id, login))`,
  // What a review said before its source changed it, oldest first.
  `CREATE TABLE review_versions (
    review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE, version smallint NOT NULL, title text, text text,
    rating smallint, rating_raw double precision, rating_scale double precision, replaced_at timestamptz NOT NULL,
    PRIMARY KEY (review_id, version))`,
  // Since when a source's reviews of an establishment are collected: what was published before came with the first of them.
  `CREATE TABLE collections (
    establishment_id uuid NOT NULL REFERENCES establishments ON DELETE CASCADE, source text NOT NULL, since timestamptz NOT NULL,
    PRIMARY KEY (establishment_id, source))`,
  `INSERT INTO collections SELECT establishment_id, source, min(created_at) FROM reviews GROUP BY 1, 2`,
  `ALTER TABLE reviews ADD COLUMN edited_at timestamptz, ADD COLUMN withdrawn_at timestamptz,
    ADD COLUMN late boolean NOT NULL DEFAULT false, ADD COLUMN source_url text`,
  `ALTER TABLE findings ADD COLUMN incidents json NOT NULL DEFAULT '[]'`,
  // By the digest of the text and the language that it is translated into.
  `CREATE TABLE translations (
    digest text NOT NULL, lang text NOT NULL, text text NOT NULL, at timestamptz NOT NULL, PRIMARY KEY (digest, lang))`,
  ...["review_triage", "triage_steps", "saved_searches", "search_looks"].flatMap((table) => policy(table, own)),
  ...policy("review_versions", seen),
  ...policy("collections", "establishment_id IN (SELECT e.id FROM establishments e)"),
  ...policy("translations", "false"),
];
