import type { ColumnType, Generated } from "kysely";

import type {
  Dashboard,
  Filters,
  JournalKind,
  NotificationSettings,
  ResponseSettings,
  SelectionRule,
  TagChange,
} from "../../src/generated/types.ts";
import type { FindingsTable, MentionCorrectionsTable, ReanalysesTable } from "./analysis-tables.ts";
import type { ReviewTriageTable, ReviewVersionsTable, SavedSearchesTable, TriageStepsTable } from "./review-tables.ts";
import type { Day, Instant, Json } from "./column-types.ts";

export type GroupKind = "destination" | "professional" | "independents";
export type UserType = "DMO" | "TP";
export type ReviewState = "pending" | "published" | "rejected" | "responses" | "answered" | "reported" | "withdrawn" | "archived";
export type ReplyState = "pending" | "published" | "rejected";

/**
 * Who reads the rows of a table beside the system:
 * - `group`: the group that its `group_id` names, which writes them too;
 * - `establishment`: every group that sees their establishment;
 * - `review`: every group that sees their review;
 * - `everyone`: every account, as they are nobody's data;
 * - `nobody`: the system alone, which looks sign-ins and sessions up in them;
 * - `store`: the store itself, which writes them with each transaction, whoever makes it.
 */
export type Scope = "group" | "establishment" | "review" | "everyone" | "nobody" | "store";

/** What a backup does with the rows of a table: holds them; leaves them out, and a restoration empties the table; or leaves them alone. */
export type Backup = "kept" | "emptied" | "left";

/** What is declared of a table: its rows as its type, who reads them, and what a backup does with them. */
interface Table<Row, S extends Scope, B extends Backup> {
  scope: S;
  backup: B;
  /** The column that names the establishment, under the scope `establishment`. */
  establishment?: "id" | "establishment_id";
  /** No value: it carries the rows' type. */
  row?: Row;
}

/** Declares a table of such rows. */
function rows<Row>() {
  return <const S extends Scope, const B extends Backup>(table: Omit<Table<Row, S, B>, "row">): Table<Row, S, B> => table;
}

/**
 * The state of the product, table by table, as the latest migration leaves it; each after those that it refers to.
 * Row types, the conditions of scoped queries, the backup and the checks of row-level security follow from here.
 */
export const tables = {
  destinations: rows<DestinationsTable>()({ scope: "everyone", backup: "kept" }),
  communes: rows<CommunesTable>()({ scope: "everyone", backup: "kept" }),
  groups: rows<GroupsTable>()({ scope: "nobody", backup: "kept" }),
  users: rows<UsersTable>()({ scope: "group", backup: "kept" }),
  identities: rows<{ issuer: string; subject: string; login: string }>()({ scope: "nobody", backup: "kept" }),
  credentials: rows<{ login: string; scrypt: string }>()({ scope: "nobody", backup: "kept" }),
  // Brought back, they would sign people in who have signed out.
  sessions: rows<SessionsTable>()({ scope: "nobody", backup: "emptied" }),
  identity_records: rows<IdentityRecordsTable>()({ scope: "nobody", backup: "emptied" }),
  establishments: rows<EstablishmentsTable>()({ scope: "establishment", establishment: "id", backup: "kept" }),
  visibility: rows<{ group_id: string; establishment_id: string }>()({ scope: "group", backup: "kept" }),
  reviews: rows<ReviewsTable>()({ scope: "establishment", establishment: "establishment_id", backup: "kept" }),
  findings: rows<FindingsTable>()({ scope: "review", backup: "kept" }),
  mention_corrections: rows<MentionCorrectionsTable>()({ scope: "review", backup: "kept" }),
  review_versions: rows<ReviewVersionsTable>()({ scope: "review", backup: "kept" }),
  collections: rows<{ establishment_id: string; source: string; since: Instant }>()({ scope: "establishment", backup: "kept" }),
  review_triage: rows<ReviewTriageTable>()({ scope: "group", backup: "kept" }),
  triage_steps: rows<TriageStepsTable>()({ scope: "group", backup: "kept" }),
  saved_searches: rows<SavedSearchesTable>()({ scope: "group", backup: "kept" }),
  search_looks: rows<{ group_id: string; search_id: string; login: string; at: Instant }>()({ scope: "group", backup: "kept" }),
  // Made again where it is missing.
  translations: rows<{ digest: string; lang: string; text: string; at: Instant }>()({ scope: "nobody", backup: "emptied" }),
  reanalyses: rows<ReanalysesTable>()({ scope: "nobody", backup: "emptied" }),
  answers: rows<AnswersTable>()({ scope: "establishment", establishment: "establishment_id", backup: "kept" }),
  selections: rows<SelectionsTable>()({ scope: "group", backup: "kept" }),
  selection_members: rows<{ selection_id: string; group_id: string; establishment_id: string }>()({ scope: "group", backup: "kept" }),
  review_urls: rows<ReviewUrlsTable>()({ scope: "establishment", establishment: "establishment_id", backup: "kept" }),
  establishment_settings: rows<EstablishmentSettingsTable>()({
    scope: "establishment",
    establishment: "establishment_id",
    backup: "kept",
  }),
  dashboards: rows<DashboardsTable>()({ scope: "group", backup: "kept" }),
  dashboard_links: rows<DashboardLinksTable>()({ scope: "group", backup: "kept" }),
  tags: rows<TagsTable>()({ scope: "group", backup: "kept" }),
  visits: rows<VisitsTable>()({ scope: "group", backup: "kept" }),
  journal_entries: rows<JournalEntriesTable>()({ scope: "group", backup: "kept" }),
  idempotency_keys: rows<IdempotencyKeysTable>()({ scope: "group", backup: "kept" }),
  tasks: rows<TasksTable>()({ scope: "group", backup: "emptied" }),
  task_pieces: rows<{ group_id: string; task_id: string; place: number; content: string }>()({ scope: "group", backup: "emptied" }),
  // They work on what is there: brought back, they would do again what was done since.
  jobs: rows<JobsTable>()({ scope: "nobody", backup: "emptied" }),
  audit_entries: rows<AuditEntriesTable>()({ scope: "nobody", backup: "kept" }),
  // The projection's, which is made anew.
  outbox: rows<{ no: number; kind: ChangeKind; key: string }>()({ scope: "store", backup: "left" }),
  outbox_state: rows<OutboxStateTable>()({ scope: "store", backup: "left" }),
  // Of minutes; a restoration signs everybody out, and nobody hears of what was.
  announcements: rows<AnnouncementsTable>()({ scope: "store", backup: "left" }),
};

export type TableName = keyof typeof tables;

/** The rows of each table. */
export type Tables = { [Name in TableName]: (typeof tables)[Name] extends Table<infer Row, Scope, Backup> ? Row : never };

/** The tables of a scope. */
export type TableOf<S extends Scope> = { [Name in TableName]: (typeof tables)[Name]["scope"] extends S ? Name : never }[TableName];

/** The names of the tables for which something is declared, in their order. */
export function tablesWhere(holds: (table: (typeof tables)[TableName]) => boolean): TableName[] {
  return Object.entries(tables).flatMap(([name, table]) => (holds(table) ? [name as TableName] : []));
}

interface TagsTable {
  id: Generated<string>;
  group_id: string;
  title: string;
  created_at: Generated<Instant>;
}

interface AuditEntriesTable {
  id: Generated<string>;
  at: Generated<Instant>;
  login: string;
  action: string;
  target: string;
}

/** One row: `epoch` changes when the state is replaced as a whole, `last` is the last number given. */
interface OutboxStateTable {
  single: Generated<boolean>;
  epoch: Generated<string>;
  last: Generated<number>;
}

/** Kept for a few minutes, for readers whose connection was cut off. */
interface AnnouncementsTable {
  /** In the order of commits. */
  no: Generated<number>;
  group_id: string;
  /** Null: the whole group. */
  login: string | null;
  topic: Topic;
  key: string;
  at: Generated<Instant>;
}

/** What readers of a group hear of as it changes; the key is the id. */
export type Topic = "tasks" | "dashboards" | "selections";

/** What may have changed; the key is `no` for reviews, their triage, answers and establishments, else the id (visibility: the group's). */
export type ChangeKind = "review" | "triage" | "answer" | "establishment" | "destination" | "visibility" | "selection";

interface DestinationsTable {
  id: string;
  name: string;
  /** Set on a child destination. */
  parent_id: string | null;
  /** The destination's own group. */
  group_id: string | null;
  /** Raised to revoke the destination's public token. */
  token_version: Generated<number>;
  /** Whether it was revoked, and none made since. */
  token_closed: Generated<boolean>;
  /** Whether its public pages name establishments with weak figures. */
  token_names_all: Generated<boolean>;
}

interface CommunesTable {
  destination_id: string;
  insee: string;
  name: string;
  child_id: string | null;
  population: number | null;
  lat: number | null;
  lng: number | null;
  /** One ring, or several. */
  ring: Json<[lng: number, lat: number][] | [lng: number, lat: number][][]> | null;
}

interface GroupsTable {
  id: string;
  name: string;
  kind: GroupKind;
  destination_id: string | null;
  logo_url: string | null;
  /** Whether its accounts read the barometer. */
  barometer: Generated<boolean>;
  created_at: Generated<Instant>;
}

interface UsersTable {
  login: string;
  type: UserType;
  group_id: string;
  roles: Generated<string[]>;
  restricted_access: Generated<boolean>;
  /** Ids of the establishments whose cards the account holds. */
  cards: Generated<string[]>;
  disabled: Generated<boolean>;
  /** Names, phone, problems found by the account verification… */
  details: ColumnType<Record<string, unknown>, string | undefined, string>;
  created_at: Generated<Instant>;
}

interface SessionsTable {
  /** Of the opaque id in the cookie, which is stored nowhere. */
  id_hash: string;
  login: string;
  created_at: Generated<Instant>;
  seen_at: Generated<Instant>;
  expires_at: Instant;
  data: ColumnType<Record<string, unknown>, string | undefined, string>;
}

/** What the embedded identity provider keeps: codes, grants, interactions. */
interface IdentityRecordsTable {
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  grant_id: string | null;
  uid: string | null;
  consumed_at: Instant | null;
  expires_at: Instant | null;
}

interface EstablishmentsTable {
  id: Generated<string>;
  /** Key in the columnar projection. */
  no: Generated<number>;
  destination_id: string;
  external_id: string | null;
  source_ref: string | null;
  name: string;
  category: string;
  commune_insee: string | null;
  child_id: string | null;
  street: string | null;
  postal_code: string | null;
  city: string | null;
  lat: number | null;
  lng: number | null;
  website: string | null;
  stars: number | null;
  labels: Generated<string[]>;
  capacity: number | null;
  /** Of the imported line, to tell a changed one from the same again. */
  content_hash: string | null;
  created_at: Generated<Instant>;
}

interface ReviewsTable {
  id: Generated<string>;
  /** Key in the columnar projection. */
  no: Generated<number>;
  destination_id: string;
  establishment_id: string;
  source: string;
  source_review_id: string;
  rating_raw: number | null;
  rating_scale: number | null;
  /** 0–100; null for an unrated review. */
  rating: number | null;
  title: string | null;
  text: string | null;
  lang: string;
  author: string | null;
  country: string;
  profile: string;
  experience_date: Day | null;
  published_at: Instant;
  state: ReviewState;
  reject_reason: string | null;
  reply_text: string | null;
  reply_at: Instant | null;
  reply_state: ReplyState | null;
  content_hash: string | null;
  extra: Json<Record<string, unknown>> | null;
  /** When it was first seen. */
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  /** When its source last changed what it says; null: never. */
  edited_at: Instant | null;
  /** Since when its source no longer has it: it is kept, and counts no longer. */
  withdrawn_at: Instant | null;
  /** Whether it came long after its publication, though its source was collected by then. */
  late: Generated<boolean>;
  /** Its address at its source. */
  source_url: string | null;
}

interface AnswersTable {
  id: Generated<string>;
  /** Key in the columnar projection. */
  no: Generated<number>;
  destination_id: string;
  establishment_id: string;
  external_id: string;
  /** 0–10, the recommendation question. */
  score: number;
  answered_at: Instant;
  lang: string;
  country: string;
  profile: string;
  comment: string | null;
}

interface SelectionsTable {
  id: Generated<string>;
  group_id: string;
  title: string;
  /** Living: its members are those that its rule gives. */
  kind: Generated<"frozen" | "living">;
  /** Of a frozen one, where its members come from. */
  rule: Json<SelectionRule> | null;
  /** Raised at each change by an account; the ETag. */
  revision: Generated<number>;
  /** Login. */
  updated_by: string | null;
  /** When the rule last gave the members. */
  evaluated_at: Instant | null;
  deleted_at: Instant | null;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
}

/** Both days are included; an entry is about the whole territory, a commune or a child destination. */
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
  deleted_at: Instant | null;
}

/** A draft that was put aside for another one, kept for its author. */
export interface DraftAside {
  author: string;
  at: Instant;
  document: unknown;
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
  /** Filters that the reader of the link cannot lift. */
  locked: ColumnType<Filters, string | undefined, string>;
  created_at: Generated<Instant>;
}

/** A file made for a user, or being made. */
interface TasksTable {
  id: Generated<string>;
  group_id: string;
  login: string;
  filename: string;
  media_type: string;
  state: Generated<"pending" | "finished" | "error">;
  /** In base64: both drivers read text alike. Null for a file in pieces, see `task_pieces`. */
  content: string | null;
  created_at: Generated<Instant>;
}

/** Work that a server does after its request, and that another takes up where one was cut off. */
interface JobsTable {
  id: Generated<string>;
  /** In the order of their coming. */
  no: Generated<number>;
  kind: string;
  /** Of the jobs of a kind in one lane, one runs at a time. */
  lane: string | null;
  /** Of the jobs of a kind with one such key, one waits or runs. */
  once: string | null;
  /** Login of whom it is done for; null for the product itself. */
  account: string | null;
  payload: Json<unknown>;
  /** Higher ones first. */
  priority: Generated<number>;
  state: Generated<"waiting" | "running" | "done" | "failed">;
  /** How often it was begun. */
  tries: Generated<number>;
  /** The process that runs it, until its lease ends unless it renews it. */
  holder: string | null;
  leased_until: Instant | null;
  progress: Json<unknown> | null;
  result: Json<unknown> | null;
  error: string | null;
  created_at: Instant;
  /** Not begun before. */
  due_at: Instant;
  ended_at: Instant | null;
}

interface IdempotencyKeysTable {
  group_id: string;
  login: string;
  key: string;
  /** Of method, path and body: the key used for something else is refused. */
  fingerprint: string;
  status: number;
  body: Json<unknown> | null;
  created_at: Generated<Instant>;
}
