/** Whether a public reader meets the names of establishments with weak figures: only where the owner says so. */
export const namedEstablishments: readonly string[] = [
  `ALTER TABLE dashboard_links ADD COLUMN names_all boolean NOT NULL DEFAULT false`,
  `ALTER TABLE destinations ADD COLUMN token_names_all boolean NOT NULL DEFAULT false`,
];
