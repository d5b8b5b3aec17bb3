/** The tonality (0–4) that a balance of opinion of −100 to 100 reads as, as it is shown, in whole points: what the design shows for −46, −24, +2, +31 and +82. */
export function balanceTonality(exact: number): number {
  const balance = Math.round(exact);
  if (balance >= 70) return 4;
  if (balance >= 20) return 3;
  if (balance > -20) return 2;
  return balance > -40 ? 1 : 0;
}
