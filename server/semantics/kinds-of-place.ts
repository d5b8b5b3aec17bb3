/** The kinds of place that the learnt weights distinguish. */
export const DOMAINS = ["hotel", "site", "restaurant"] as const;
