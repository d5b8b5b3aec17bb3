import { join } from "node:path";

import { type JsonObject, readSchemas, titledSchemas } from "../../../scripts/generate/schemas.ts";
import { JSON_LIMIT_BYTES } from "../../../src/domain/constants.ts";
import { MOST_KEYS, MOST_VALUES } from "../../../src/engine/check/storable.ts";

/** A document as long as a body may be, and what is bad about it. */
export interface WorstDocument {
  name: string;
  document: unknown;
}

/** A place in a schema: its sub-schema, the file that its references are relative to, and a document with a value there. */
interface Place {
  schema: JsonObject;
  file: string;
  path: string;
  around: (value: unknown) => unknown;
}

const sources = readSchemas(join(import.meta.dirname, "../../../schemas"));
const files = new Map(sources.map(({ id, schema }) => [id, schema]));
const references = titledSchemas(sources);

/** The places of a titled schema, but for definitions in `seen`, where those that it passes are put: a definition costs the same anywhere. */
export function placesOf(title: string, seen: Set<string>): Place[] {
  const reference = references.get(title);
  if (reference === undefined) throw new Error(`no schema is titled "${title}"`);
  return below({ schema: { $ref: reference }, file: "", path: "", around: (value) => value }, seen);
}

/**
 * Documents that would cost most: many items, many keys, long texts, deep nesting, everything twice or wrong. Each as long
 * as a body may be, and with as many values as are looked at.
 */
export function worstDocuments(title: string, seen: Set<string>): WorstDocument[] {
  return placesOf(title, seen).flatMap(({ path, around, schema }) =>
    [Infinity, MOST_VALUES - 20].flatMap((most) =>
      valuesFor(schema, most).map(([name, value]) => ({ name: `${title}${path}: ${name}`, document: around(value) })),
    ),
  );
}

/** Large values by what they depend on, each made once: a hundred places of one type are tried with the same. */
const made = new Map<string, [string, unknown][]>();

function valuesFor(schema: JsonObject, most: number): [string, unknown][] {
  const key = JSON.stringify([schema.type, Boolean(schema.additionalProperties), most === Infinity]);
  const known = made.get(key) ?? [...values(schema, most)];
  made.set(key, known);
  const [first] = Object.keys((schema.properties ?? {}) as JsonObject);
  if (first === undefined || most < Infinity) return known;
  return [...known, ["a key that is nearly known", { [`${first}${"x".repeat(longest)}`]: 0 }]];
}

function* values({ type, additionalProperties }: JsonObject, most: number): Generator<[string, unknown]> {
  const repeated = <T>(bytes: number, item: (index: number) => T): T[] =>
    Array.from({ length: Math.min(most, Math.floor(longest / bytes)) }, (_, index) => item(index));
  const types = [type].flat();
  const isOpen = !types.some((known) => known === "string" || known === "integer" || known === "number" || known === "boolean");
  if (types.includes("array")) {
    yield ["distinct texts", repeated(10, (index) => `a${index}`)];
    yield ["one text again and again", repeated(6, () => "abc")];
    yield ["the first text again at the end", [...repeated(10, (index) => `a${index}`), "a0"]];
    yield ["distinct numbers", repeated(7, (index) => index)];
    yield ["whole-number texts", repeated(9, (index) => String(index))];
    yield ["empty objects", repeated(3, () => ({}))];
    yield ["distinct objects", repeated(14, (index) => ({ a: index }))];
    yield ["nothing at all", repeated(5, () => null)];
  }
  if (isOpen && !types.includes("array")) {
    const mostKeys = most < Infinity ? MOST_KEYS : Infinity;
    yield ["many keys", Object.fromEntries(repeated(12, (index) => [`k${index}`, 0]).slice(0, mostKeys))];
    yield ["keys with lists", Object.fromEntries(repeated(18, (index) => [`k${index}`, ["a", "a"]]).slice(0, mostKeys))];
    if (additionalProperties) yield ["one key, a long list", { key: repeated(10, (index) => `a${index}`) }];
    if (most < Infinity) return;
    yield ["deep lists", nested(longest / 2, (inner) => [inner])];
    yield ["deep objects", nested(longest / 6, (inner) => ({ a: inner }))];
  }
  if (most < Infinity) return;
  for (const letter of ["a", " ", "9", "é", "-", "\u0000", "😀"])
    yield [`«${letter}» again and again`, letter.repeat(longest / letter.length / 2)];
}

const longest = JSON_LIMIT_BYTES - 200;

function nested(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
}

function below(place: Place, seen: Set<string>): Place[] {
  const { schema, file, path, around } = place;
  if (typeof schema.$ref === "string") {
    const [name, pointer] = schema.$ref.split("#") as [string, string | undefined];
    const target = `${name || file}#${pointer ?? ""}`;
    if (seen.has(target)) return [];
    seen.add(target);
    return below({ ...place, schema: resolve(name || file, pointer), file: name || file }, seen);
  }
  const part = (inner: unknown, step: string, wrap: (value: unknown) => unknown): Place[] =>
    typeof inner === "object" && inner !== null
      ? below({ schema: inner as JsonObject, file, path: `${path}/${step}`, around: (value) => around(wrap(value)) }, seen)
      : [];
  return [
    place,
    ...Object.entries((schema.properties ?? {}) as JsonObject).flatMap(([key, inner]) => part(inner, key, (value) => ({ [key]: value }))),
    ...part(schema.additionalProperties, "*", (value) => ({ key: value })),
    ...part(schema.items, "0", (value) => [value]),
    ...["oneOf", "anyOf", "allOf"].flatMap((keyword) =>
      ((schema[keyword] ?? []) as unknown[]).flatMap((inner, index) => part(inner, `${keyword}${index}`, (value) => value)),
    ),
  ];
}

function resolve(file: string, pointer = ""): JsonObject {
  let found: unknown = files.get(file);
  for (const step of pointer.split("/").slice(1)) found = (found as JsonObject)[step];
  return found as JsonObject;
}
