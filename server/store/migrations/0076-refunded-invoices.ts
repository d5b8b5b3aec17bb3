const same = (columns: readonly string[]): string =>
  `(${columns.map((name) => `OLD.${name}`).join(", ")}) IS DISTINCT FROM (${columns.map((name) => `NEW.${name}`).join(", ")})`;
const fixed = ["id", "group_id", "login", "number", "kind", "corrects", "payment_id", "issued_on", "content::text", "net", "tax", "gross"];

/** An invoice that was paid and given back is not one that failed; what becomes of one only goes forward. */
export const refundedInvoices: readonly string[] = [
  `ALTER TABLE invoices DROP CONSTRAINT invoices_state_check`,
  `ALTER TABLE invoices ADD CONSTRAINT invoices_state_check CHECK (state IN ('issued', 'paid', 'refunded', 'failed', 'credit'))`,
  // The day of a payment that was given back was not kept: it is that of the invoice where it was paid when it was issued.
  `UPDATE invoices SET state = 'refunded', paid_on = CASE WHEN content->>'paid' = 'true' THEN issued_on END
    WHERE state = 'failed' AND payment_id IN (SELECT id FROM payments WHERE state = 'reversed')`,
  `CREATE OR REPLACE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF ${same([...fixed, "created_at"])} THEN RAISE EXCEPTION 'an invoice never changes' USING ERRCODE = '42501'; END IF;
      IF (OLD.state, OLD.paid_on) IS DISTINCT FROM (NEW.state, NEW.paid_on)
        AND (OLD.state, NEW.state) NOT IN (('issued', 'paid'), ('issued', 'failed'), ('paid', 'refunded'))
      THEN RAISE EXCEPTION 'an invoice that is % never becomes %', OLD.state, NEW.state USING ERRCODE = '42501'; END IF;
      RETURN NEW;
    END $$`,
];
