const own = `group_id = (SELECT nullif(current_setting('app.group', true), '')) AND login = (SELECT nullif(current_setting('app.login', true), ''))`;
const system = "(SELECT current_setting('app.scope', true)) = 'system'";

/** Invoices and credit notes. The system alone writes them, and what one says never changes: an account reads its own. */
export const invoices: readonly string[] = [
  // The last number of each series; whoever takes the next one holds the row until the commit.
  `CREATE TABLE invoice_numbers (series text PRIMARY KEY, last integer NOT NULL)`,
  `CREATE TABLE invoices (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups, login text NOT NULL,
    number text NOT NULL UNIQUE, kind text NOT NULL CHECK (kind IN ('invoice', 'credit')), corrects uuid REFERENCES invoices, payment_id uuid NOT NULL REFERENCES payments,
    issued_on date NOT NULL, content json NOT NULL, net integer NOT NULL, tax integer NOT NULL, gross integer NOT NULL,
    state text NOT NULL CHECK (state IN ('issued', 'paid', 'failed', 'credit')), paid_on date, created_at timestamptz NOT NULL, UNIQUE (payment_id, kind))`,
  `CREATE INDEX invoices_latest ON invoices (login, issued_on DESC)`,
  `CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (OLD.id, OLD.group_id, OLD.login, OLD.number, OLD.kind, OLD.corrects, OLD.payment_id, OLD.issued_on, OLD.content::text, OLD.net, OLD.tax, OLD.gross, OLD.created_at)
        IS DISTINCT FROM (NEW.id, NEW.group_id, NEW.login, NEW.number, NEW.kind, NEW.corrects, NEW.payment_id, NEW.issued_on, NEW.content::text, NEW.net, NEW.tax, NEW.gross, NEW.created_at)
      THEN RAISE EXCEPTION 'an invoice never changes' USING ERRCODE = '42501'; END IF;
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER keep_invoice BEFORE UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice()`,
  ...["invoice_numbers", "invoices"].flatMap((table) => [
    `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
    `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`,
    `CREATE POLICY scope ON ${table} USING (${system}${table === "invoices" ? ` OR ${own}` : ""}) WITH CHECK (${system})`,
  ]),
];
