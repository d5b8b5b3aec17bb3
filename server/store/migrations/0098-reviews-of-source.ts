/** Reviews of one source are counted by establishment and state without a look at those of the others; the index by source and state alone is within `reviews_due`. */
export const reviewsOfSource: readonly string[] = [
  `DROP INDEX reviews_moderation`,
  `CREATE INDEX reviews_of_source ON reviews (source, establishment_id, state)`,
];
