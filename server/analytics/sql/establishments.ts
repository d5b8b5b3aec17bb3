import type { Scope } from "../question.ts";
import { type Compiling, visible } from "./conditions.ts";
import type { EngineValue, Statement } from "./groups.ts";
import { Parameters } from "./parameters.ts";
import { bandOf } from "./sources.ts";

/** An establishment as the projection has it. */
export interface PlaceRow {
  establishment: EngineValue;
  id: string;
  name: string;
  category: string;
  commune: string | null;
  commune_name: string | null;
  child: string | null;
  child_name: string | null;
  stars: EngineValue;
  /** The place of its class of capacity. */
  capacity: EngineValue;
  lat: EngineValue;
  lng: EngineValue;
}

/** A selection of the reader's group with one of its members. */
export interface MemberRow {
  id: string;
  title: string;
  establishment: EngineValue;
}

/** Every establishment that the reader sees, with or without reviews. */
export function compilePlaces(scope: Scope, { dialect, vocabulary }: Compiling): Statement {
  const parameters = new Parameters(dialect);
  return {
    sql: `SELECT f.establishment, f.id, f.name, f.category, f.commune, c.name AS commune_name, f.child, d.name AS child_name, f.stars,
      ${bandOf("capacity", vocabulary.terms("capacity"))} AS capacity, f.lat, f.lng
      FROM establishments f LEFT JOIN communes c ON c.insee = f.commune AND c.destination = f.destination LEFT JOIN children d ON d.id = f.child
      WHERE ${visible("f", scope, parameters)} ORDER BY f.establishment`,
    params: parameters.values,
  };
}

/** Who is in which selection of the reader's group. */
export function compileSelectionMembers(scope: Scope, { dialect }: Compiling): Statement {
  const parameters = new Parameters(dialect);
  return {
    sql: `SELECT f.id, f.title, f.establishment FROM selections f WHERE f.group_id = ${parameters.bind(scope.group)} AND ${visible("f", scope, parameters)}`,
    params: parameters.values,
  };
}
