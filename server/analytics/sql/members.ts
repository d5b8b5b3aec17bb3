import type { SourceName } from "../../../src/engine/catalog/catalog.ts";
import type { Scope } from "../question.ts";
import { type Compiling, conditions, type Narrowing } from "./conditions.ts";
import type { Statement } from "./groups.ts";
import { groupKey } from "./keys.ts";
import { Parameters } from "./parameters.ts";
import { factTables } from "./sources.ts";

/** The values of a dimension among the facts that a scope reaches, with their names where a table has them; `key`, `label`, `detail`. */
export function compileMembers(source: SourceName, dimension: string, scope: Scope, compiling: Compiling): Statement {
  const parameters = new Parameters(compiling.dialect);
  const narrowing: Narrowing = { period: null, filters: [], scope };
  const { expression, join = "", named } = groupKey(source, dimension, 0, narrowing, compiling, parameters);
  const facts = `SELECT DISTINCT ${expression} AS k0 FROM ${factTables[source]} f ${join} WHERE ${conditions(source, narrowing, compiling, parameters)}`;
  const sql = `SELECT ${named?.key ?? "g.k0"} AS key, ${named?.label ?? "NULL"} AS label, ${named?.detail ?? "NULL"} AS detail FROM (${facts}) g ${named?.join ?? ""} WHERE g.k0 IS NOT NULL`;
  return { sql, params: parameters.values };
}
