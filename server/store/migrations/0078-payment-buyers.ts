/** Who was to be invoiced when a payment began: its invoice names somebody even where the account’s data were emptied meanwhile. */
export const paymentBuyers: readonly string[] = [`ALTER TABLE payments ADD COLUMN buyer json`];
