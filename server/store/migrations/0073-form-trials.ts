/** A trial of a form ends; those that were opened before they had an end are closed. */
export const formTrials: readonly string[] = [`ALTER TABLE forms ADD COLUMN test_until timestamptz`, `UPDATE forms SET test_hash = NULL`];
