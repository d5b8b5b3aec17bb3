/** The files that the reader of a public link may take; those made before could save tables as CSV. */
export const linkOutputs: readonly string[] = [`ALTER TABLE dashboard_links ADD COLUMN outputs jsonb NOT NULL DEFAULT '["csv"]'`];
