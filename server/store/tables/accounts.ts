import type { ColumnType, Generated } from "kysely";

import type { Instant, Json } from "../column-types.ts";
import { rows } from "./declare.ts";

/** Who signs in: groups, their accounts, and what sign-in keeps. */
export const accountTables = {
  groups: rows<GroupsTable>()({ scope: "nobody", backup: "kept" }),
  users: rows<UsersTable>()({ scope: "group", backup: "kept" }),
  identities: rows<{ issuer: string; subject: string; login: string }>()({ scope: "nobody", backup: "kept" }),
  credentials: rows<{ login: string; scrypt: string }>()({ scope: "nobody", backup: "kept" }),
  // Brought back, they would sign people in who have signed out.
  sessions: rows<SessionsTable>()({ scope: "nobody", backup: "emptied" }),
  identity_records: rows<IdentityRecordsTable>()({ scope: "nobody", backup: "emptied" }),
  idempotency_keys: rows<IdempotencyKeysTable>()({ scope: "account", backup: "kept" }),
  audit_entries: rows<AuditEntriesTable>()({ scope: "nobody", backup: "kept" }),
};

export type GroupKind = "destination" | "professional" | "independents";

export type UserType = "DMO" | "TP";

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

interface AuditEntriesTable {
  id: Generated<string>;
  at: Generated<Instant>;
  login: string;
  action: string;
  target: string;
}
