import type { PatchOperation } from "../../generated/types.ts";
import { step } from "../check/problems.ts";

type JsonObject = { [key: string]: unknown };

/** A place of a document that names something of the catalog, by the `x-ref` that its schema has there. */
export interface Reference {
  pointer: string;
  /** What is named: `measure`, `dimension`, `widget-type`…; `own-measure` where a measure is declared. */
  ref: string;
  name: string;
  /** The name is a key, not a value. */
  isKey: boolean;
  /** The whole text that names it in `{{…}}`. */
  text?: string;
}

/** The schemas of the project by their ids, as «query.schema.json». */
export type Schemas = ReadonlyMap<string, JsonObject>;

/** What a document refers to, in its order; `id` is that of its schema. Parts that the schema does not know are passed over. */
export function referencesIn(value: unknown, id: string, schemas: Schemas): Reference[] {
  const found: Reference[] = [];
  const walk = (at: unknown, schema: unknown, file: string, pointer: string): void => {
    if (typeof schema !== "object" || schema === null) return;
    const { $ref, "x-ref": ref, properties, additionalProperties, propertyNames, items } = schema as JsonObject;
    if (typeof ref === "string" && typeof at === "string") {
      if (ref === "live-text") found.push(...inText(at, pointer));
      else found.push({ pointer, ref, name: at, isKey: false });
    }
    if (typeof $ref === "string") {
      const [target = "", path] = ($ref.startsWith("#") ? file + $ref : $ref).split("#/$defs/");
      const whole = schemas.get(target);
      walk(at, path === undefined ? whole : (whole?.$defs as JsonObject | undefined)?.[path], target, pointer);
    }
    if (Array.isArray(at)) return at.forEach((item, index) => walk(item, items, file, pointer + step(index)));
    if (typeof at !== "object" || at === null) return;
    const keys = (propertyNames as JsonObject | undefined)?.["x-ref"];
    for (const [key, item] of Object.entries(at)) {
      const within = pointer + step(key);
      if (typeof keys === "string") found.push({ pointer: within, ref: keys, name: key, isKey: true });
      const own = (properties as JsonObject | undefined)?.[key];
      walk(item, own ?? additionalProperties, file, within);
    }
  };
  walk(value, schemas.get(id), id, "");
  return found;
}

/** The measures that a text names, `{{rating}}` or `{{reviews | # avis | # avis}}`. */
function inText(text: string, pointer: string): Reference[] {
  return [...text.matchAll(/\{\{\s*([a-z0-9-]+)\s*(?=[|}])/g)].map(([, name = ""]) => ({
    pointer,
    ref: "measure",
    name,
    isKey: false,
    text,
  }));
}

/** The patch that gives a name of one kind another one, wherever a document has it. */
export function renaming(references: readonly Reference[], refs: readonly string[], from: string, to: string): PatchOperation[] {
  const own = references.filter(({ ref, name }) => refs.includes(ref) && name === from);
  const texts = new Map(own.flatMap(({ pointer, text }) => (text === undefined ? [] : [[pointer, text] as const])));
  const operations = own.flatMap(({ pointer, isKey, text }): PatchOperation[] => {
    if (text !== undefined) return [];
    if (!isKey) return [{ op: "replace", path: pointer, value: to }];
    return [{ op: "move", from: pointer, path: pointer.slice(0, pointer.lastIndexOf("/")) + step(to) }];
  });
  // What is within a renamed key is renamed before it: the key's own place changes last.
  const keysLast = operations.toSorted((a, b) => Number(a.op === "move") - Number(b.op === "move"));
  return [...[...texts].map(([path, text]): PatchOperation => ({ op: "replace", path, value: inNewWords(text, from, to) })), ...keysLast];
}

function inNewWords(text: string, from: string, to: string): string {
  return text.replaceAll(/(\{\{\s*)([a-z0-9-]+)(?=\s*[|}])/g, (whole, open: string, name: string) => (name === from ? open + to : whole));
}

/** A document with the values at some pointers replaced; what has none of them is shared with the given one. */
export function replacedIn<T>(document: T, operations: readonly PatchOperation[]): T {
  return operations.reduce<unknown>((current, { op, path, value }) => {
    if (op !== "replace") throw new Error(`a document's ${op} is not replaced`);
    const steps = path.split("/").slice(1);
    return withValue(
      current,
      steps.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~")),
      value,
    );
  }, document) as T;
}

function withValue(holder: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(holder)) return holder.map((item: unknown, index) => (String(index) === key ? withValue(item, rest, value) : item));
  const members = holder as JsonObject;
  return { ...members, [key]: withValue(members[key], rest, value) };
}
