import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import { entry } from "../../../engine/entry.ts";
import { viewSchemas } from "../../../generated/view-schemas.ts";
import type { PropertySchema } from "../../../ui/schema-form/schema-fields.ts";
import dashboard from "../../../../schemas/dashboard.schema.json";
import primitives from "../../../../schemas/primitives.schema.json";
import query from "../../../../schemas/query.schema.json";

/** A JSON Schema as far as completion reads it. */
export interface JsonSchema extends Omit<PropertySchema, "items"> {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  oneOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
}

/** What is written: a whole dashboard, or one of its widgets. */
export type JsonKind = "dashboard" | "widget";

const files: Readonly<Record<string, JsonSchema>> = {
  "dashboard.schema.json": dashboard as unknown as JsonSchema,
  "primitives.schema.json": primitives as unknown as JsonSchema,
  "query.schema.json": query as unknown as JsonSchema,
};

interface Found {
  schema: JsonSchema;
  /** The file that its references are relative to. */
  file: string;
}

/**
 * The schema of what is at a path of the written value; undefined where none says anything. `valueAt` reads the value: the
 * options of a widget are those of the view of its type.
 */
export function schemaAt(
  kind: JsonKind,
  path: readonly (string | number)[],
  valueAt: (path: readonly (string | number)[]) => unknown,
  catalog: PlanCatalog,
): JsonSchema | undefined {
  let found: Found | undefined = resolved({
    schema: kind === "dashboard" ? (dashboard as unknown as JsonSchema) : { $ref: "#/$defs/Widget" },
    file: "dashboard.schema.json",
  });
  path.forEach((part, at) => {
    if (!found) return;
    const isWidget = at === (kind === "dashboard" ? 2 : 0) && (kind === "widget" || path[0] === "widgets");
    if (isWidget && part === "options") {
      const type = entry(catalog.types, String(valueAt([...path.slice(0, at), "type"])));
      const schema = type && entry(viewSchemas, type.view);
      found = schema ? { schema: schema as JsonSchema, file: "" } : undefined;
    } else found = memberOf(found, part);
  });
  return found?.schema;
}

function memberOf({ schema, file }: Found, part: string | number): Found | undefined {
  if (typeof part === "number") return schema.items && resolved({ schema: schema.items, file });
  const own = schema.properties && entry(schema.properties, part);
  if (own) return resolved({ schema: own, file });
  return typeof schema.additionalProperties === "object" ? resolved({ schema: schema.additionalProperties, file }) : undefined;
}

/** A schema with what it refers to; its own words come first. */
function resolved({ schema, file }: Found): Found | undefined {
  if (schema.$ref === undefined) return { schema, file };
  const [name = "", pointer = ""] = schema.$ref.split("#");
  const target = name === "" ? file : name;
  const root = files[target];
  const referred = pointer === "" ? root : root?.$defs?.[pointer.replace("/$defs/", "")];
  if (!referred) return undefined;
  const inner = resolved({ schema: referred, file: target });
  const { $ref: _, ...own } = schema;
  return inner && { schema: { ...inner.schema, ...own }, file: inner.file };
}

/** One of the values that may be written, with what it is. */
export interface Proposal {
  value: unknown;
  label: string;
  detail?: string | undefined;
}

/** The values that may be written at a path: those of the schema, and the names that the catalog has. */
export function valuesFor(
  schema: JsonSchema | undefined,
  path: readonly (string | number)[],
  catalog: PlanCatalog,
  dimensionLabel: (name: string) => string,
): Proposal[] {
  const key = path.findLast((part) => typeof part === "string");
  const parent = path.findLast((part, at) => typeof part === "string" && at < path.lastIndexOf(key as string));
  const measures = (): Proposal[] =>
    Object.entries(catalog.metrics.measures).map(([value, { label }]) => ({ value, label: value, detail: label }));
  const dimensions = (): Proposal[] =>
    [...new Set(Object.values(catalog.metrics.dimensions).flat())].map((value) => ({ value, label: value, detail: dimensionLabel(value) }));
  if (key === "measure" || key === "measures" || key === "also") return measures();
  if (key === "by" || key === "facets" || key === "dimension") return dimensions();
  if (key === "type" && parent !== "query")
    return Object.values(catalog.types).map(({ type, label }) => ({ value: type, label: type, detail: label }));
  if (schema?.enum)
    return schema.enum.map((value) => ({ value, label: JSON.stringify(value), detail: schema["x-values"]?.[String(value)] }));
  if ([schema?.type ?? []].flat().includes("boolean")) return [true, false].map((value) => ({ value, label: String(value) }));
  return [];
}

/** The keys that an object may still get, with what they are. */
export function keysFor(
  schema: JsonSchema | undefined,
  present: readonly string[],
  isFilters: boolean,
  catalog: PlanCatalog,
  dimensionLabel: (name: string) => string,
): Proposal[] {
  if (isFilters)
    return [...new Set(Object.values(catalog.metrics.dimensions).flat())]
      .filter((name) => !present.includes(name))
      .map((value) => ({ value, label: value, detail: dimensionLabel(value) }));
  return Object.entries(schema?.properties ?? {})
    .filter(([name]) => !present.includes(name))
    .map(([value, own]) => ({ value, label: value, detail: own["x-label"] }));
}

/** What a schema says of a value, in words: its name, its hint, its limits. */
export function describe(schema: JsonSchema | undefined): { title: string | undefined; lines: string[] } {
  const { minimum, maximum } = schema ?? {};
  const range =
    minimum !== undefined && maximum !== undefined
      ? `De ${minimum} à ${maximum}.`
      : maximum !== undefined
        ? `${maximum} au plus.`
        : minimum !== undefined
          ? `${minimum} au moins.`
          : undefined;
  const values = Object.entries(schema?.["x-values"] ?? {}).map(([value, label]) => `« ${value} » : ${label}`);
  const usual = schema?.default === undefined ? undefined : `Par défaut : ${JSON.stringify(schema.default)}.`;
  return { title: schema?.["x-label"], lines: [schema?.["x-hint"], range, ...values, usual].filter((line) => line !== undefined) };
}
