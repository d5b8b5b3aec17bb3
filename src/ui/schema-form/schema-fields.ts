/** What a JSON Schema says of one property to a form: beside the standard keywords, those that begin with `x-`. */
export interface PropertySchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: PropertySchema;
  default?: unknown;
  title?: string;
  "x-label"?: string;
  "x-hint"?: string;
  "x-group"?: string;
  "x-order"?: number;
  "x-values"?: Readonly<Record<string, string>>;
  "x-kinds"?: readonly string[];
  "x-pick"?: string;
}

/** A property as a field of a form. */
export interface SchemaField {
  name: string;
  label: string;
  hint: string | undefined;
  group: string | undefined;
  /** `switch` yes or no · `segments`, `select` one of few or several values · `words`, `text` one line or several · `number`, `numbers` · `color` · `pick` what the form's owner offers. */
  kind: "switch" | "segments" | "select" | "words" | "text" | "number" | "numbers" | "color" | "pick";
  /** The values to choose from, with their names. */
  values: readonly { value: string | number; label: string }[];
  /** What holds where nothing was said. */
  usual: unknown;
  minimum: number | undefined;
  maximum: number | undefined;
  longest: number | undefined;
  whole: boolean;
  pick: string | undefined;
  /** Of the results that the field matters for; every one where absent. */
  kinds: readonly string[] | undefined;
}

/** Values up to which all of them are shown beside each other. */
const FEW = 3;
/** Text longer than this has more than one line. */
const LONG = 200;

/** The properties of an object's schema that have a label, as fields in their order. */
export function fieldsOf({ properties = {} }: { properties?: Readonly<Record<string, PropertySchema>> }): SchemaField[] {
  return Object.entries(properties)
    .filter(([, schema]) => schema["x-label"] !== undefined)
    .toSorted(([, a], [, b]) => (a["x-order"] ?? 0) - (b["x-order"] ?? 0))
    .map(([name, schema]) => fieldOf(name, schema));
}

/** Fields by their group, in the order in which the groups come first. */
export function groupsOf(fields: readonly SchemaField[]): { group: string | undefined; fields: SchemaField[] }[] {
  const groups = new Map<string | undefined, SchemaField[]>();
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
  return [...groups].map(([group, own]) => ({ group, fields: own }));
}

function fieldOf(name: string, schema: PropertySchema): SchemaField {
  const named = Object.entries(schema["x-values"] ?? {});
  const values = (schema.enum ?? named.map(([value]) => value)).map((value) => ({
    value: value as string | number,
    label: schema["x-values"]?.[String(value)] ?? String(value),
  }));
  const types = [schema.type ?? []].flat();
  return {
    name,
    label: schema["x-label"] ?? name,
    hint: schema["x-hint"],
    group: schema["x-group"],
    kind: kindOf(schema, values.length, types),
    // In the order of their names, where they have some.
    values: named.length > 0 ? values.toSorted((a, b) => orderIn(named, a.value) - orderIn(named, b.value)) : values,
    usual: schema.default,
    minimum: schema.minimum,
    maximum: schema.maximum,
    longest: schema.maxLength,
    whole: types.includes("integer"),
    pick: schema["x-pick"],
    kinds: schema["x-kinds"],
  };
}

function orderIn(named: readonly [string, string][], value: string | number): number {
  return named.findIndex(([name]) => name === String(value));
}

function kindOf(schema: PropertySchema, values: number, types: readonly string[]): SchemaField["kind"] {
  if (schema["x-pick"]) return "pick";
  if (values > 0) return values <= FEW ? "segments" : "select";
  if (types.includes("boolean")) return "switch";
  if (schema.format === "color") return "color";
  if (types.includes("array")) return "numbers";
  if (types.includes("integer") || types.includes("number")) return "number";
  return (schema.maxLength ?? 0) > LONG && schema.format === "text" ? "text" : "words";
}
