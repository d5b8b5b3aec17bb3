/** Whether a review waits for moderators past its deadline: figures read it, which time alone does not change. */
export const overdueReviews: readonly string[] = [`ALTER TABLE reviews ADD COLUMN overdue boolean NOT NULL DEFAULT false`];
