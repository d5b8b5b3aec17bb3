import { policy } from "./policy.ts";

const own = `group_id = (SELECT nullif(current_setting('app.group', true), '')) AND login = (SELECT nullif(current_setting('app.login', true), ''))`;

/** What professionals subscribe to, how it is paid, and what their payments open. */
export const subscriptions: readonly string[] = [
  `CREATE TABLE subscriptions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups, login text NOT NULL,
    offer text NOT NULL, kind text NOT NULL CHECK (kind IN ('offer', 'option')), label text NOT NULL, price json NOT NULL, roles text[] NOT NULL,
    method text NOT NULL CHECK (method IN ('card', 'sepa_debit')), provider text NOT NULL, customer text, instrument text, instrument_label text,
    state text NOT NULL CHECK (state IN ('active', 'paused', 'ended')), reason text CHECK (reason IN ('asked', 'unpaid', 'reversed')),
    anchor date NOT NULL, months integer NOT NULL, paid_until date NOT NULL, ends boolean NOT NULL DEFAULT false, pause_months integer,
    resumes_on date, next_offer json, revision integer NOT NULL DEFAULT 1, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL)`,
  // One offer for an account, and each option once.
  `CREATE UNIQUE INDEX subscriptions_offer ON subscriptions (login) WHERE kind = 'offer' AND state <> 'ended'`,
  `CREATE UNIQUE INDEX subscriptions_living ON subscriptions (login, offer) WHERE state <> 'ended'`,
  `CREATE INDEX subscriptions_due ON subscriptions (paid_until) WHERE state <> 'ended'`,
  ...policy("subscriptions", own),
  `CREATE TABLE payments (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups, login text NOT NULL,
    subscription_id uuid REFERENCES subscriptions, first boolean NOT NULL, offer json NOT NULL, method text NOT NULL CHECK (method IN ('card', 'sepa_debit')),
    provider text NOT NULL, ref text UNIQUE, address text, customer text, instrument text, instrument_label text,
    state text NOT NULL CHECK (state IN ('open', 'cancelled', 'pending', 'paid', 'failed', 'expired', 'reversed')),
    amount integer NOT NULL, period_from date, period_to date, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL)`,
  // One renewal of a period.
  `CREATE UNIQUE INDEX payments_period ON payments (subscription_id, period_from) WHERE NOT first`,
  `CREATE INDEX payments_latest ON payments (login, created_at DESC)`,
  `CREATE INDEX payments_unsettled ON payments (updated_at) WHERE state IN ('open', 'cancelled', 'pending')`,
  ...policy("payments", own),
  // An event counts once.
  `CREATE TABLE payment_events (provider text NOT NULL, id text NOT NULL, received_at timestamptz NOT NULL, PRIMARY KEY (provider, id))`,
  // The roles of an account that subscriptions have given it, beyond those that it had.
  `CREATE TABLE account_rights (login text PRIMARY KEY, roles text[] NOT NULL)`,
  // The bank of the demonstration.
  `CREATE TABLE payment_sandbox (ref text PRIMARY KEY, state json NOT NULL)`,
  ...["payment_events", "account_rights", "payment_sandbox"].flatMap((table) => policy(table, "false")),
];
