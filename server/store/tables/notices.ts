import type { Generated } from "kysely";

import type { Frequency, NoticeName } from "../../../src/domain/notices/notices.ts";
import type { Instant } from "../column-types.ts";
import { rows } from "./declare.ts";
import type { UserType } from "./accounts.ts";

/** Alerts, and what accounts are written about. */
export const noticeTables = {
  alerts: rows<AlertsTable>()({ scope: "establishment", establishment: "establishment_id", backup: "kept" }),
  // Brought back, they would be sent a second time.
  notices: rows<NoticesTable>()({ scope: "account", backup: "emptied" }),
  // What a restored state holds is looked at anew.
  notice_marks: rows<{ key: string; at: Instant }>()({ scope: "nobody", backup: "emptied" }),
  notice_policies: rows<NoticePoliciesTable>()({ scope: "group", backup: "kept" }),
};

/** That a rule has found something at an establishment: once for each cause. */
interface AlertsTable {
  id: Generated<string>;
  establishment_id: string;
  rule: string;
  /** What it was raised for: a review's id, or the day of a wave. */
  cause: string;
  /** Whose answer settles it. */
  review_id: string | null;
  title: string;
  detail: string;
  raised_at: Instant;
  /** When the destination is alerted unless an answer was given; null where it is not, or no longer. */
  escalate_at: Instant | null;
  escalated_at: Instant | null;
}

/** What an account is to be written about, once for each key. */
interface NoticesTable {
  id: Generated<string>;
  group_id: string;
  login: string;
  notice: NoticeName;
  key: string;
  /** Of an alert. */
  rule: string | null;
  /** Which it is about: whoever has lost it hears no more of it. */
  establishment_id: string | null;
  title: string;
  detail: string;
  advice: string;
  /** Where it is read. */
  path: string;
  created_at: Instant;
  due_at: Instant;
  sent_at: Instant | null;
}

/** What a destination has set for its accounts (`DMO`), or for its professionals. */
interface NoticePoliciesTable {
  group_id: string;
  reader: UserType;
  notice: NoticeName;
  frequency: Frequency;
  locked: boolean;
  updated_by: string;
  updated_at: Instant;
}
