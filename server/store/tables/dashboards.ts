import type { ColumnType, Generated } from "kysely";

import type { Dashboard, Filters, LinkOutput, TagChange } from "../../../src/generated/types.ts";
import type { Instant, Json } from "../column-types.ts";
import { rows } from "./declare.ts";

/** Dashboards, their public links and tags. */
export const dashboardTables = {
  dashboards: rows<DashboardsTable>()({ scope: "group", backup: "kept" }),
  dashboard_versions: rows<DashboardVersionsTable>()({ scope: "group", backup: "kept" }),
  // Editors present now: they have no history to restore.
  dashboard_editors: rows<DashboardEditorsTable>()({ scope: "group", backup: "emptied" }),
  dashboard_views: rows<DashboardViewsTable>()({ scope: "group", backup: "kept" }),
  group_templates: rows<GroupTemplatesTable>()({ scope: "group", backup: "kept" }),
  dashboard_links: rows<DashboardLinksTable>()({ scope: "group", backup: "kept" }),
  tags: rows<TagsTable>()({ scope: "group", backup: "kept" }),
};

interface DashboardsTable {
  id: Generated<string>;
  group_id: string;
  /** Login of the owner. */
  owner: string;
  title: string;
  document: Json<Dashboard>;
  /** Any JSON: a draft need not be valid yet. */
  draft: Json<unknown> | null;
  /** Raised at each save of a draft: the draft's own revision. */
  draft_no: Generated<number>;
  /** Login of who saved the draft; null without one, or for one older than this column. */
  draft_author: string | null;
  draft_at: Instant | null;
  /** The revision that the draft was made from. */
  draft_base: number | null;
  /** Drafts that others have replaced on purpose, the latest of each author. */
  drafts_aside: ColumnType<DraftAside[], string | undefined, string>;
  /** Raised at each publication and each change of tags; the ETag. */
  revision: Generated<number>;
  /** The changes of tags since the last publication, latest last: each has raised the revision by one. */
  tag_changes: ColumnType<TagChange[], string | undefined, string>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  /** Login of who published or changed the tags last; null: the owner. */
  updated_by: string | null;
  /** Of one that is linked to a template: the template's document of the linked version; null where that is not known. */
  base: Json<Dashboard> | null;
  /** The template's version that was refused: it is offered no more. */
  template_refused: number | null;
  deleted_at: Instant | null;
}

/** A draft that was put aside for another one, kept for its author. */
export interface DraftAside {
  author: string;
  at: Instant;
  document: unknown;
}

/** A template that a group has made of a dashboard. */
interface GroupTemplatesTable {
  id: Generated<string>;
  group_id: string;
  /** Raised each time its document is replaced. */
  version: Generated<number>;
  label: string;
  description: string;
  document: Json<Dashboard>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  updated_by: string;
  deleted_at: Instant | null;
}

interface DashboardLinksTable {
  id: Generated<string>;
  dashboard_id: string;
  group_id: string;
  created_by: string;
  token_hash: string;
  expires_at: Instant | null;
  revoked_at: Instant | null;
  min_sample: Generated<number>;
  /** Whether establishments with weak figures are named. */
  names_all: Generated<boolean>;
  /** Whether its reader chooses neither period nor filters. */
  frozen: Generated<boolean>;
  /** Null without a password. */
  password_hash: string | null;
  /** How often it was opened, and last when. */
  views: Generated<number>;
  viewed_at: Instant | null;
  /** The files that its reader may take. */
  outputs: ColumnType<LinkOutput[], string | undefined, string>;
  /** Filters that the reader of the link cannot lift. */
  locked: ColumnType<Filters, string | undefined, string>;
  created_at: Generated<Instant>;
}

interface TagsTable {
  id: Generated<string>;
  group_id: string;
  title: string;
  created_at: Generated<Instant>;
}

/** What a dashboard was. */
interface DashboardVersionsTable {
  id: Generated<string>;
  group_id: string;
  dashboard_id: string;
  /** Null: a publication that nobody named. */
  label: string | null;
  /** Of a publication, the revision that it made. */
  revision: number | null;
  document: Json<Dashboard>;
  author: string;
  created_at: Instant;
}

/** Who edits a dashboard, and when they last said so. */
interface DashboardEditorsTable {
  group_id: string;
  dashboard_id: string;
  login: string;
  since: Instant;
  seen_at: Instant;
}

/** How often a dashboard was opened, by day. */
interface DashboardViewsTable {
  group_id: string;
  dashboard_id: string;
  day: string;
  views: number;
  last_at: Instant;
}
