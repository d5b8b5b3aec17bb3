/** The balances that part the tonalities, rising: what the design shows for −46, −24, +2, +31 and +82. */
export const balanceBounds = [-40, -20, 20, 70] as const;

/** The tonality (0–4) that a balance of opinion of −100 to 100 reads as, as it is shown, in whole points. A bound belongs to the tonality farther from the middle. */
export function balanceTonality(exact: number): number {
  const balance = Math.round(exact);
  return balanceBounds.filter((bound) => (bound < 0 ? balance > bound : balance >= bound)).length;
}
