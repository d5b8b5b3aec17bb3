import { readFileSync } from "node:fs";
import { join } from "node:path";

import { nearest } from "../../src/engine/nearest.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";
import { projectRoot } from "../project-root.ts";

/** As much of a JSON Schema as tells which keys an object may have. */
interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  $defs?: Record<string, Schema>;
}
interface Placed {
  file: string;
  schema: Schema;
}

/**
 * Adds to each key that a document may not have the nearest one that it may, by the document's schema
 * (`schemas/<name>.schema.json`). Done for files in error alone: the schemas are read each time.
 */
export function withNearestKeys(problems: readonly ConfigProblem[], name: string): ConfigProblem[] {
  return problems.map((found) => {
    if (found.repair?.[0]?.op !== "remove" || found.repair[0].path !== found.pointer) return found;
    const steps = found.pointer.split("/").slice(1).map(unescaped);
    const candidate = nearest(steps.at(-1) ?? "", keysAt(name, steps.slice(0, -1)));
    return candidate === null
      ? found
      : { ...found, message: `${found.message} Vouliez-vous dire «\u00a0${candidate}\u00a0»\u202f?`, nearest: candidate };
  });
}

/** The keys of the object at a place of a document; none where the schema does not tell by itself. */
function keysAt(name: string, steps: readonly string[]): string[] {
  let at = resolved({ file: `${name}.schema.json`, schema: schemaIn(`${name}.schema.json`) });
  for (const key of steps) {
    const { properties, additionalProperties, items } = at.schema;
    const inside = properties?.[key] ?? (typeof additionalProperties === "object" ? additionalProperties : items);
    if (!inside) return [];
    at = resolved({ file: at.file, schema: inside });
  }
  return Object.keys(at.schema.properties ?? {});
}

/** What a reference leads to: `#/$defs/X`, `other.schema.json` or `other.schema.json#/$defs/X`. */
function resolved({ file, schema }: Placed): Placed {
  if (schema.$ref === undefined) return { file, schema };
  const [target = "", inside = ""] = schema.$ref.split("#");
  const named = target === "" ? file : target;
  const definition = inside.replace("/$defs/", "");
  const found = schemaIn(named);
  return resolved({ file: named, schema: inside === "" ? found : (found.$defs?.[definition] ?? {}) });
}

function schemaIn(file: string): Schema {
  return JSON.parse(readFileSync(join(projectRoot, "schemas", file), "utf8")) as Schema;
}

const unescaped = (step: string): string => step.replaceAll("~1", "/").replaceAll("~0", "~");
