import type { Scope } from "../question.ts";
import { type Compiling, visible } from "./conditions.ts";
import type { Statement } from "./groups.ts";
import { Parameters } from "./parameters.ts";

/** A commune of the reader's territory. */
export interface CommuneRow {
  insee: string;
  name: string;
  child: string | null;
  lat: number | null;
  lng: number | null;
  /** JSON: one ring, or rings, of [longitude, latitude]. */
  ring: string | null;
}

/** Every commune of the destinations that the reader's establishments belong to: a map shows the whole territory. */
export function compileCommunes(scope: Scope, { dialect }: Compiling): Statement {
  const parameters = new Parameters(dialect);
  const destinations = `SELECT e.destination FROM establishments e WHERE ${visible("e", scope, parameters)}`;
  return {
    sql: `SELECT c.insee, c.name, c.child, c.lat, c.lng, c.ring FROM communes c WHERE c.destination IN (${destinations}) ORDER BY c.name, c.insee`,
    params: parameters.values,
  };
}

/** Where the reader's establishments are. */
export function compilePositions(scope: Scope, { dialect }: Compiling): Statement {
  const parameters = new Parameters(dialect);
  return {
    sql: `SELECT e.id, e.lat, e.lng FROM establishments e WHERE e.lat IS NOT NULL AND e.lng IS NOT NULL AND ${visible("e", scope, parameters)}`,
    params: parameters.values,
  };
}
