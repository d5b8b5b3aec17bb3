import { policy } from "./policy.ts";

/** The templates that a group has made of its dashboards. */
export const groupTemplates: readonly string[] = [
  `CREATE TABLE group_templates (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups, version integer NOT NULL DEFAULT 1,
    label text NOT NULL, description text NOT NULL, document jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(), updated_by text NOT NULL, deleted_at timestamptz)`,
  `CREATE INDEX group_templates_group ON group_templates (group_id, created_at) WHERE deleted_at IS NULL`,
  ...policy("group_templates", "group_id = (SELECT nullif(current_setting('app.group', true), ''))"),
];
