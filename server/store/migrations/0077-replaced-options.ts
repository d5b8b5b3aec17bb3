/** An option that an offer contains ends without having been asked to. */
export const replacedOptions: readonly string[] = [
  `ALTER TABLE subscriptions DROP CONSTRAINT subscriptions_reason_check`,
  `ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_reason_check CHECK (reason IN ('asked', 'unpaid', 'reversed', 'replaced'))`,
];
