/** The changes of tags since a dashboard was last published, one for each revision: whoever edits it meanwhile meets no conflict. */
export const tagChanges: readonly string[] = [`ALTER TABLE dashboards ADD COLUMN tag_changes jsonb NOT NULL DEFAULT '[]'`];
