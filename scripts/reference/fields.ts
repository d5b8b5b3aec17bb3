import { type JsonObject, type SourceSchema, titledSchemas } from "../generate/schemas.ts";

/** One field of a kind of document, as a reference page has it. */
export interface Field {
  name: string;
  required: boolean;
  /** What it may hold, in words: «text», «one of `up`, `down`», «list of [Tab](#tab)». */
  holds: string;
  description: string;
}

/** An object that a kind of document is made of: the document itself, or a part that it names. */
export interface Part {
  title: string;
  description: string;
  fields: Field[];
}

/**
 * The objects that a schema is made of, itself first, each once and in the order in which they are met. Schemas of
 * `elsewhere` have pages of their own: their titles lead there.
 */
export function partsOf(id: string, schemas: readonly SourceSchema[], elsewhere: ReadonlyMap<string, string>): Part[] {
  const titles = titledSchemas([...schemas]);
  const names = new Map([...titles].map(([title, reference]) => [reference, title]));
  const parts: Part[] = [];
  const met = new Set<string>();

  const resolved = (reference: string, from: string): { schema: JsonObject; file: string; title: string } => {
    const whole = reference.startsWith("#") ? from + reference : reference;
    const [file = "", path] = whole.split("#/$defs/");
    const root = schemas.find((one) => one.id === file)?.schema ?? {};
    const schema = path === undefined ? root : ((root.$defs as Record<string, JsonObject> | undefined)?.[path] ?? {});
    return { schema, file, title: names.get(whole) ?? "" };
  };

  const words = (schema: JsonObject, file: string): string => {
    const ref = typeof schema["x-ref"] === "string" ? vocabulary[schema["x-ref"]] : undefined;
    if (ref !== undefined) return ref;
    if (typeof schema.$ref === "string") {
      const target = resolved(schema.$ref, file);
      if (target.schema["x-ref"] !== undefined) return words(target.schema, target.file);
      const page = elsewhere.get(target.title);
      if (page !== undefined && target.title !== parts[0]?.title) return `[${target.title}](${page})`;
      if (isObject(target.schema)) {
        add(target.schema, target.file, target.title);
        return `[${target.title}](#${target.title.toLowerCase()})`;
      }
      return words(target.schema, target.file);
    }
    if (Array.isArray(schema.enum)) return `one of ${schema.enum.map((one) => `\`${said(one)}\``).join(", ")}`;
    if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
    const choices = schema.oneOf ?? schema.anyOf;
    if (Array.isArray(choices)) return choices.map((one) => words(one as JsonObject, file)).join(", or ");
    if (schema.type === "array")
      return `list of ${schema.items ? words(schema.items as JsonObject, file) : "anything"}${bounds(schema, "Items")}`;
    if (schema.type === "object" && typeof schema.additionalProperties === "object")
      return `object: name → ${words(schema.additionalProperties as JsonObject, file)}`;
    if (schema.type === "object" && schema.properties) {
      const own = Object.entries(schema.properties as Record<string, JsonObject>).map(([name, one]) => `\`${name}\` (${words(one, file)})`);
      return `object of ${own.join(", ")}`;
    }
    const type = [schema.type ?? "anything"]
      .flat()
      .map((one) => typeWords[said(one)] ?? said(one))
      .join(" or ");
    return type + limits(schema);
  };

  const add = (schema: JsonObject, file: string, title: string): void => {
    if (met.has(title)) return;
    met.add(title);
    const part: Part = { title, description: text(schema.description), fields: [] };
    parts.push(part);
    const required = new Set((schema.required as string[] | undefined) ?? []);
    for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, JsonObject>))
      if (name !== "$schema")
        part.fields.push({ name, required: required.has(name), holds: words(field, file), description: text(field.description) });
  };

  const root = resolved(id, id);
  add(root.schema, id, root.title);
  return parts;
}

/** What the names of a schema's `x-ref` are, and where they are listed. */
const vocabulary: Readonly<Record<string, string>> = {
  measure: "a [measure](measures.md)",
  dimension: "a [dimension](measures.md#dimensions)",
  "widget-type": "a [widget type](types.md)",
  view: "a [view](views.md)",
  template: "a template and its version, `territory@1`",
  role: "a role without its prefix",
  route: "a route’s name",
  icon: "an icon",
  link: "the id of a link of the product",
  "live-text": "text with `{{measure}}`",
};

const typeWords: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "yes or no",
  object: "object",
  null: "nothing",
};

function isObject(schema: JsonObject): boolean {
  return schema.properties !== undefined;
}

function limits(schema: JsonObject): string {
  const { minimum, maximum, exclusiveMinimum, maxLength } = schema;
  if (minimum !== undefined && maximum !== undefined) return ` from ${said(minimum)} to ${said(maximum)}`;
  if (minimum !== undefined) return `, ${said(minimum)} or more`;
  if (exclusiveMinimum !== undefined)
    return `, more than ${said(exclusiveMinimum)}${maximum === undefined ? "" : `, ${said(maximum)} at most`}`;
  return maxLength === undefined ? "" : ` of at most ${said(maxLength)} characters`;
}

function bounds(schema: JsonObject, what: string): string {
  const [least, most] = [schema[`min${what}`], schema[`max${what}`]];
  if (least !== undefined && most !== undefined) return least === most ? `, ${said(least)} of them` : `, ${said(least)} to ${said(most)}`;
  if (most !== undefined) return `, ${said(most)} at most`;
  return least === undefined ? "" : `, ${said(least)} or more`;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A value of a schema in a sentence. */
export function said(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
