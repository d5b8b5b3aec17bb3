import type { Generated } from "kysely";

import type { Json } from "../column-types.ts";
import { rows } from "./declare.ts";

/** Destinations and their communes. */
export const territoryTables = {
  destinations: rows<DestinationsTable>()({ scope: "everyone", backup: "kept" }),
  communes: rows<CommunesTable>()({ scope: "everyone", backup: "kept" }),
};

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
