import type { Generated } from "kysely";

import type { SelectionRule } from "../../../src/generated/types.ts";
import type { Instant, Json } from "../column-types.ts";
import { rows } from "./declare.ts";

/** Establishments, who sees them, and the selections that groups make of them. */
export const establishmentTables = {
  establishments: rows<EstablishmentsTable>()({ scope: "establishment", establishment: "id", backup: "kept" }),
  visibility: rows<{ group_id: string; establishment_id: string }>()({ scope: "group", backup: "kept" }),
  selections: rows<SelectionsTable>()({ scope: "group", backup: "kept" }),
  selection_members: rows<{ selection_id: string; group_id: string; establishment_id: string }>()({ scope: "group", backup: "kept" }),
};

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
  /** Of the imported line, to detect a changed one. */
  content_hash: string | null;
  created_at: Generated<Instant>;
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
