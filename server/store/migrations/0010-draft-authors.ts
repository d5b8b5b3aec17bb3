/** Whose draft a dashboard holds, the revision that it is based on, and those that were put aside. */
export const draftAuthors: readonly string[] = [
  `ALTER TABLE dashboards
    ADD COLUMN draft_no integer NOT NULL DEFAULT 0, ADD COLUMN draft_author text, ADD COLUMN draft_at timestamptz,
    ADD COLUMN draft_base integer, ADD COLUMN drafts_aside jsonb NOT NULL DEFAULT '[]'`,
];
