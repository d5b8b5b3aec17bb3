/** Destinations whose public address was closed and not made anew: asking for it opens nothing. */
export const closedAddresses: readonly string[] = [`ALTER TABLE destinations ADD COLUMN token_closed boolean NOT NULL DEFAULT false`];
