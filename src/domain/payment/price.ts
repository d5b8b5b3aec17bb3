import type { OfferPrice, Price } from "../../generated/types.ts";

/** The tax and the sum of a price, in cents; the tax is rounded half up to a cent. */
export function priceOf({ amount, tax, period }: OfferPrice): Price {
  const due = taxOf(amount, tax);
  return { net: amount, tax: due, gross: amount + due, rate: tax, period };
}

/** The tax on an amount at a rate in per cent, both amounts in cents. */
export function taxOf(net: number, rate: number): number {
  // Rates have at most two decimals: as whole numbers, no half is lost to binary fractions.
  return Math.floor((net * Math.round(rate * 100) + 5_000) / 10_000);
}

const euros = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount of cents in French: «1 176,00 €», «−12,50 €». */
export function formatMoney(cents: number): string {
  return `${euros.format(cents / 100).replace("-", "\u2212")}\u00a0€`;
}

const percents = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

/** The rate of a tax in per cent, as an invoice says it: «20», «5,5», «1,75». */
export function formatRate(rate: number): string {
  return percents.format(rate);
}
