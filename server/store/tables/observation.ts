import type { Generated } from "kysely";

import type { JournalKind, NotificationSettings, ResponseSettings } from "../../../src/generated/types.ts";
import type { Day, Instant, Json } from "../column-types.ts";
import { rows } from "./declare.ts";

/** How establishments are followed: their addresses and settings, visits, the journal of the territory. */
export const observationTables = {
  review_urls: rows<ReviewUrlsTable>()({ scope: "establishment", establishment: "establishment_id", backup: "kept" }),
  establishment_settings: rows<EstablishmentSettingsTable>()({
    scope: "establishment",
    establishment: "establishment_id",
    backup: "kept",
  }),
  visits: rows<VisitsTable>()({ scope: "group", backup: "kept" }),
  journal_entries: rows<JournalEntriesTable>()({ scope: "group", backup: "kept" }),
};

/** An address on which the reviews of an establishment are published. */
interface ReviewUrlsTable {
  id: Generated<string>;
  establishment_id: string;
  url: string;
  provider: string;
  is_inactive: Generated<boolean>;
  /** Set on one that is on neither list; it can come back. */
  removed_at: Generated<Instant | null>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  updated_by: string;
}

/** How an establishment is followed; no row: as the product proposes. */
interface EstablishmentSettingsTable {
  establishment_id: string;
  /** The ETag. */
  revision: number;
  notifications: Json<NotificationSettings>;
  response: Json<ResponseSettings>;
  comparison: "category" | "selection";
  /** Of the group that chose it; null where it was deleted since. */
  selection_id: string | null;
  updated_at: Generated<Instant>;
  updated_by: string;
}

interface VisitsTable {
  id: Generated<string>;
  group_id: string;
  establishment_id: string;
  visited_on: Day;
  visitor: string;
  seen: string;
  next_step: string | null;
  next_on: Day | null;
  done: Generated<boolean>;
  revision: Generated<number>;
  created_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  updated_by: string;
  deleted_at: Instant | null;
}

/** Both days are included; an entry is about the whole territory, a commune or a child destination. */
interface JournalEntriesTable {
  id: Generated<string>;
  group_id: string;
  first_day: Day;
  last_day: Day;
  title: string;
  kind: JournalKind;
  /** INSEE code. */
  commune: string | null;
  child_id: string | null;
  /** Whether public pages show it. */
  public: Generated<boolean>;
  revision: Generated<number>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  updated_by: string;
  /** Set on a removed entry, which can be restored. */
  deleted_at: Instant | null;
}
