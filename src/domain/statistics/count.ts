/**
 * Standard error of a count of what people happen to say, for the difference from another such count (Poisson, DOMAIN §2.2).
 *
 * One is added, as Agresti and Caffo do to shares: the test is then right for counts of a few, and near none. What one review
 * says several times weighs less than as many independent ones: it comes and goes with the review.
 */
export const countError = (count: number, independence = 1): number => Math.sqrt((count + 1) / independence);
