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

/**
 * Every commune of the destinations that the reader's establishments belong to: a map shows the whole territory. One whose place
 * nobody has given is amid the reader's establishments in it.
 */
export function compileCommunes(scope: Scope, { dialect }: Compiling): Statement {
  const parameters = new Parameters(dialect);
  const amid = `SELECT e.destination, e.commune, avg(e.lat) AS lat, avg(e.lng) AS lng FROM establishments e
    WHERE e.lat IS NOT NULL AND e.lng IS NOT NULL AND ${visible("e", scope, parameters)} GROUP BY e.destination, e.commune`;
  const destinations = `SELECT e.destination FROM establishments e WHERE ${visible("e", scope, parameters)}`;
  return {
    sql: `SELECT c.insee, c.name, c.child, coalesce(c.lat, amid.lat) AS lat, coalesce(c.lng, amid.lng) AS lng, c.ring FROM communes c
      LEFT JOIN (${amid}) amid ON c.lat IS NULL AND amid.destination = c.destination AND amid.commune = c.insee
      WHERE c.destination IN (${destinations}) ORDER BY c.name, c.insee`,
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
