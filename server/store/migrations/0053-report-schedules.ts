import { policy } from "./policy.ts";

/** Dashboards that are sent at regular times; what was looked at for notices; mails that are refused for good. */
export const reportSchedules: readonly string[] = [
  `CREATE TABLE report_schedules (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups, login text NOT NULL,
    dashboard_id uuid NOT NULL REFERENCES dashboards ON DELETE CASCADE, rhythm text NOT NULL CHECK (rhythm IN ('daily', 'weekly', 'monthly')),
    recipients jsonb NOT NULL, message text NOT NULL, attached boolean NOT NULL, active boolean NOT NULL,
    next_at timestamptz NOT NULL, last_at timestamptz, last_error text, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL)`,
  `CREATE INDEX report_schedules_due ON report_schedules (next_at) WHERE active`,
  `CREATE INDEX report_schedules_dashboard ON report_schedules (dashboard_id)`,
  ...policy(
    "report_schedules",
    "group_id = (SELECT nullif(current_setting('app.group', true), '')) AND login = (SELECT nullif(current_setting('app.login', true), ''))",
  ),
  // What was examined for notices, whoever was notified of it.
  `CREATE TABLE notice_marks (key text PRIMARY KEY, at timestamptz NOT NULL)`,
  ...policy("notice_marks", "false"),
  // Refused for good by its reader's server.
  `ALTER TABLE mails DROP CONSTRAINT mails_state_check`,
  `ALTER TABLE mails ADD CONSTRAINT mails_state_check CHECK (state IN ('queued', 'sent', 'failed', 'bounced', 'stopped'))`,
];
