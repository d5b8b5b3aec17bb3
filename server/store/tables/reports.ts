import type { Generated } from "kysely";

import type { ReportRecipient, ReportRhythm } from "../../../src/generated/types.ts";
import type { Instant, Json } from "../column-types.ts";
import { rows } from "./declare.ts";

/** Dashboards that are sent at regular times. */
export const reportTables = {
  report_schedules: rows<ReportSchedulesTable>()({ scope: "account", backup: "kept" }),
};

interface ReportSchedulesTable {
  id: Generated<string>;
  group_id: string;
  login: string;
  dashboard_id: string;
  rhythm: ReportRhythm;
  recipients: Json<ReportRecipient[]>;
  message: string;
  /** Whether the PDF comes with the mail; without it the mail leads to the dashboard. */
  attached: boolean;
  active: boolean;
  next_at: Instant;
  last_at: Instant | null;
  /** Why the last one was not sent. */
  last_error: string | null;
  created_at: Instant;
  updated_at: Instant;
}
