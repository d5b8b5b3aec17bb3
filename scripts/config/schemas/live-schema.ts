import { type JsonObject, optionsTitle, type SourceSchema, titledSchemas, type ViewSource } from "../../generate/schemas.ts";
import type { Vocabulary, Word } from "./vocabulary.ts";

/** What is read from the project to write the schemas of an editor. */
export interface SchemaSources {
  schemas: readonly SourceSchema[];
  views: readonly ViewSource[];
}

/**
 * The schema of one kind of document, for an editor: in one file, without references to others, with the names that this
 * installation has in the place of patterns, and the options of each view. `id` is that of the schema, as
 * «widget-type.schema.json».
 */
export function liveSchema(id: string, { schemas, views }: SchemaSources, vocabulary: Vocabulary): JsonObject {
  const titles = titledSchemas([...schemas]);
  const names = new Map([...titles].map(([title, reference]) => [reference, title]));
  const definitions = new Map<string, JsonObject>();

  const define = (reference: string): string => {
    const title = names.get(reference);
    if (title === undefined) throw new Error(`no titled schema at ${reference}`);
    if (!definitions.has(title)) {
      definitions.set(title, {});
      const [file = "", path] = reference.split("#/$defs/");
      const schema = schemas.find((one) => one.id === file)?.schema ?? {};
      const own = (path === undefined ? schema : (schema.$defs as Record<string, JsonObject>)[path]) ?? {};
      definitions.set(title, refined(title, translated(own, file) as JsonObject));
    }
    return `#/$defs/${title}`;
  };

  const translated = (value: unknown, file: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => translated(item, file));
    if (typeof value !== "object" || value === null) return value;
    const object = value as JsonObject;
    const words = vocabulary.words[String(object["x-ref"])];
    if (words) return { ...(object.description ? { description: object.description } : {}), ...enumOf(words) };
    return Object.fromEntries(
      Object.entries(object)
        .filter(([key]) => !dropped.has(key))
        .map(([key, item]) => {
          if (key === "$ref") return [key, define(String(item).startsWith("#") ? `${file}${String(item)}` : String(item))];
          if (key !== "properties") return [key, translated(item, file)];
          return [key, Object.fromEntries(Object.entries(item as JsonObject).map(([name, one]) => [name, translated(one, file)]))];
        }),
    );
  };

  /** What single definitions gain that depends on two of their fields. */
  const refined = (title: string, schema: JsonObject): JsonObject => {
    if (title === "Filters") return filtersOf(schema, vocabulary);
    if (title === "DimensionName") return { ...schema, enumDescriptions: (schema.enum as string[]).map(vocabulary.dimensionLabel) };
    if (title === "WidgetType" || title === "Companion") return withOptions(schema, "view", ({ view }) => [view]);
    if (title === "Widget") return withOptions(schema, "type", ({ view }) => vocabulary.typesOf[view] ?? []);
    return schema;
  };

  const withOptions = (schema: JsonObject, key: string, valuesOf: (view: ViewSource) => readonly string[]): JsonObject => ({
    ...schema,
    allOf: views.flatMap((view) => {
      const values = valuesOf(view);
      if (values.length === 0) return [];
      const title = optionsTitle(view.view);
      if (!definitions.has(title)) definitions.set(title, { title, ...(worded(view.options) as JsonObject) });
      return [
        {
          if: { properties: { [key]: { enum: values } }, required: [key] },
          // A widget and a type need not give every option that a view requires: the other may.
          // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
          then: { properties: { options: { $ref: `#/$defs/${title}` } } },
        },
      ];
    }),
  });

  const root = schemas.find((one) => one.id === id)?.schema;
  if (!root) throw new Error(`no schema ${id}`);
  define(id);
  const title = names.get(id) ?? "";
  const { [title]: own, ...others } = Object.fromEntries(definitions);
  return { $schema: "https://json-schema.org/draft/2020-12/schema", ...own, $defs: others };
}

/** Keywords that say something to the generators alone, and those of a schema's place among others. */
const dropped: ReadonlySet<string> = new Set(["$id", "$schema", "$defs", "discriminator", "tsType", "x-ref"]);

function enumOf(words: readonly Word[]): JsonObject {
  return { enum: words.map(({ value }) => value), enumDescriptions: words.map(({ description }) => description) };
}

/** One property for each dimension, with its values. */
function filtersOf(
  { propertyNames: _, additionalProperties: __, ...schema }: JsonObject,
  { values, dimensionLabel }: Vocabulary,
): JsonObject {
  const accepted = [...values].map(([dimension, known]) => {
    const items =
      known === null
        ? { type: "string", maxLength: 200 }
        : known.open
          ? { anyOf: [enumOf(known.words), { type: "string" }] }
          : enumOf(known.words);
    const list = { type: "array", items, minItems: 1, maxItems: 500, uniqueItems: true };
    return [
      dimension,
      {
        description: `${dimensionLabel(dimension)} : les valeurs admises, ou { "not": […] } pour toutes sauf celles-ci.`,
        anyOf: [list, { type: "object", additionalProperties: false, required: ["not"], properties: { not: list } }],
      },
    ] as const;
  });
  return { ...schema, properties: Object.fromEntries(accepted), additionalProperties: false };
}

/** A view's options with their labels where an editor looks for them. */
function worded(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(worded);
  if (typeof schema !== "object" || schema === null) return schema;
  const { "x-label": label, "x-hint": hint, "x-values": values, ...own } = schema as JsonObject;
  const kept = Object.fromEntries(
    Object.entries(own)
      .filter(([key]) => !key.startsWith("x-"))
      .map(([key, item]) => [key, worded(item)]),
  );
  const words = [label, hint].filter((text) => typeof text === "string").join(". ");
  return {
    ...kept,
    ...(words === "" ? {} : { description: words }),
    ...(values && Array.isArray(own.enum) ? { enumDescriptions: own.enum.map((one) => (values as JsonObject)[String(one)] ?? "") } : {}),
  };
}
