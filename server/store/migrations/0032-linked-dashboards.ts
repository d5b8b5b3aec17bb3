/** A dashboard that is linked to a template keeps what the template was when they last agreed, and which later version was refused. */
export const linkedDashboards: readonly string[] = [`ALTER TABLE dashboards ADD COLUMN base jsonb, ADD COLUMN template_refused integer`];
