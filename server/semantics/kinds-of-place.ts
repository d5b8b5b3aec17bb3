/** The kinds of place the learnt weights tell apart. */
export const DOMAINS = ["hotel", "site", "restaurant"] as const;
