/** What a public link grants: its filters open or frozen, a password, and how often it was opened. */
export const linkRights: readonly string[] = [
  `ALTER TABLE dashboard_links ADD COLUMN frozen boolean NOT NULL DEFAULT false`,
  `ALTER TABLE dashboard_links ADD COLUMN password_hash text`,
  `ALTER TABLE dashboard_links ADD COLUMN views integer NOT NULL DEFAULT 0`,
  `ALTER TABLE dashboard_links ADD COLUMN viewed_at timestamptz`,
];
