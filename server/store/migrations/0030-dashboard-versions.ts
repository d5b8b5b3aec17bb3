import { policy } from "./policy.ts";

const ofGroup = "group_id = (SELECT nullif(current_setting('app.group', true), ''))";

/** What a dashboard was: each publication, and what somebody gave a name; and how its pages are used and edited. */
export const dashboardVersions: readonly string[] = [
  `CREATE TABLE dashboard_versions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL,
    dashboard_id uuid NOT NULL REFERENCES dashboards ON DELETE CASCADE,
    label text, revision integer, document jsonb NOT NULL, author text NOT NULL, created_at timestamptz NOT NULL)`,
  `CREATE INDEX dashboard_versions_dashboard ON dashboard_versions (dashboard_id, created_at DESC)`,
  ...policy("dashboard_versions", ofGroup),
];

/** Who edits a dashboard now, and on which days it was opened. */
export const dashboardUse: readonly string[] = [
  `CREATE TABLE dashboard_editors (
    group_id text NOT NULL, dashboard_id uuid NOT NULL REFERENCES dashboards ON DELETE CASCADE, login text NOT NULL,
    since timestamptz NOT NULL, seen_at timestamptz NOT NULL, PRIMARY KEY (dashboard_id, login))`,
  ...policy("dashboard_editors", ofGroup),
  `CREATE TABLE dashboard_views (
    group_id text NOT NULL, dashboard_id uuid NOT NULL REFERENCES dashboards ON DELETE CASCADE, day date NOT NULL,
    views integer NOT NULL, last_at timestamptz NOT NULL, PRIMARY KEY (dashboard_id, day))`,
  ...policy("dashboard_views", ofGroup),
];
