import { Ajv2020, type CodeKeywordDefinition, type KeywordErrorDefinition } from "ajv/dist/2020.js";
import { _, type Code, type Name, stringify } from "ajv/dist/compile/codegen/index.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import additionalProperties from "ajv/dist/vocabularies/applicator/additionalProperties.js";
import items from "ajv/dist/vocabularies/applicator/items2020.js";
import propertyNames from "ajv/dist/vocabularies/applicator/propertyNames.js";
import pattern from "ajv/dist/vocabularies/validation/pattern.js";
import addFormats from "ajv-formats";
import { build } from "esbuild";

import { type JsonObject, optionsTitle, type SourceSchema, titledSchemas, type ViewSource } from "./schemas.ts";
import { requireScalarSets } from "./unique-items.ts";

/** One standalone validator: its title and the text of its ES module, which exports `is<Title>`. */
export interface ValidatorModule {
  title: string;
  code: string;
}

/**
 * Standalone validators (no eval), each a module of its own: a page loads those that it calls and no other.
 * The generated text still calls require() for formats and string lengths, so each is bundled.
 */
export async function validatorsOf(schemas: SourceSchema[], views: ViewSource[], root: string): Promise<ValidatorModule[]> {
  for (const { id, schema } of schemas) requireScalarSets(schema, id);
  for (const { view, options } of views) requireScalarSets(options, `${view}/view.json`);
  const ajv = new Ajv2020({
    schemas: schemas.map(({ schema }) => anchored(plain(schema)) as object),
    code: { source: true, esm: true },
    allErrors: true,
    // The sentences are ours, made from keyword and parameters.
    messages: false,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    discriminator: true,
  });
  // No schema of ours uses them, and each would cost every validator its bookkeeping.
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
  addFormats.default(ajv);
  ajv.removeKeyword("additionalProperties").addKeyword(upTo("maxProperties", ownKeys, closedObject()));
  ajv
    .removeKeyword("propertyNames")
    .addKeyword(upTo("maxProperties", ownKeys, defaultOf(propertyNames as unknown as CodeKeywordDefinition)));
  ajv.removeKeyword("items").addKeyword(upTo("maxItems", ownItems, defaultOf(items as unknown as CodeKeywordDefinition)));
  ajv.removeKeyword("pattern").addKeyword(explainedPattern()).addVocabulary([explanation]);
  ajv.addKeyword(ascending).addKeyword(range);
  const references = [...titledSchemas(schemas)].map(([title, reference]): [string, string] => [title, `/${reference}`]);
  for (const { view, options } of views) {
    const title = optionsTitle(view);
    ajv.addSchema(plain(options) as object, `options/${view}`);
    references.push([title, `options/${view}`]);
  }
  const generate = defaultOf(standaloneCode);
  return Promise.all(
    references
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([title, reference]) => ({ title, code: await bundled(generate(ajv, { [`is${title}`]: reference }), root) })),
  );
}

/**
 * A keyword that looks at each member of a value, as long as there are no more than the value may have. Every error is
 * reported, and Ajv copies their list for each: for a list a hundred times too long, one error is enough.
 */
function upTo(limit: "maxItems" | "maxProperties", count: (data: Name) => Code, standard: CodeKeywordDefinition): CodeKeywordDefinition {
  return {
    ...standard,
    code(context) {
      const most: unknown = (context.parentSchema as JsonObject)[limit];
      if (typeof most !== "number") return standard.code(context);
      context.gen.if(_`${count(context.data)} <= ${most}`, () => standard.code(context));
    },
  };
}

const ownItems = (data: Name): Code => _`${data}.length`;
const ownKeys = (data: Name): Code => _`Object.keys(${data}).length`;

/** `additionalProperties`, whose errors also list the keys that the object may have, so that a misspelt one can be corrected. */
const closedObject = (): CodeKeywordDefinition =>
  toldWith(
    additionalProperties,
    ({ params, parentSchema }) =>
      _`{additionalProperty: ${params.additionalProperty}, known: ${stringify(Object.keys(parentSchema?.properties ?? {}))}}`,
  );

/** `pattern`, whose errors carry the sentence that the schema has for who breaks it. */
const explainedPattern = (): CodeKeywordDefinition =>
  toldWith(pattern, ({ schemaCode, parentSchema }) =>
    parentSchema?.[explanation] === undefined
      ? _`{pattern: ${schemaCode}}`
      : _`{pattern: ${schemaCode}, explanation: ${stringify(parentSchema[explanation])}}`,
  );

/** `x-ascending`: a list of numbers, each greater than the one before. */
const ascending: CodeKeywordDefinition = {
  keyword: "x-ascending",
  type: "array",
  schemaType: "boolean",
  error: { message: "" },
  code: (cxt) => cxt.fail(_`${cxt.data}.some((item, index, list) => index > 0 && item <= list[index - 1])`),
};

/** `x-range`: two properties; where both are numbers, the first is less than the second. */
const range: CodeKeywordDefinition = {
  keyword: "x-range",
  type: "object",
  schemaType: "array",
  error: { message: "", params: ({ schema }) => _`{range: ${stringify(schema)}}` },
  code: (cxt) => {
    const [low, high] = (cxt.schema as string[]).map((name) => _`${cxt.data}[${name}]`);
    cxt.fail(_`typeof ${low} == "number" && typeof ${high} == "number" && ${low} >= ${high}`);
  },
};

/** A keyword of the standard whose errors have parameters of ours; the sentence is ours in any case. */
function toldWith(standard: unknown, params: NonNullable<KeywordErrorDefinition["params"]>): CodeKeywordDefinition {
  return { ...defaultOf(standard as CodeKeywordDefinition), error: { message: "", params } };
}

/** What a CommonJS module exports by default: some loaders of ES modules put it one level down. */
function defaultOf<Value>(module: Value): Value {
  return (module as { default?: Value }).default ?? module;
}

async function bundled(source: string, root: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    legalComments: "none",
    minifySyntax: true,
    minifyWhitespace: true,
  });
  return (outputFiles[0]?.text ?? "").replaceAll(schemaPath, "");
}

/** The error's path in its schema, which is removed: no message uses it, and it is a fifth of a validator's size. */
const schemaPath = /schemaPath:"(?:[^"\\]|\\.)*",/g;

/** The declarations of every validator, as type predicates. */
export function validatorDeclarations(titles: string[]): string {
  return [
    "// Generated by `npm run generate`. Do not edit.",
    'import type * as types from "./types.ts";',
    "export interface ValidationError { instancePath: string; keyword: string; params: Record<string, unknown>; propertyName?: string; message?: string }",
    "export interface Validator<T> { (value: unknown): value is T; errors?: ValidationError[] | null }",
    ...titles.map((title) => `export declare const is${title}: Validator<types.${title}>;`),
    "",
  ].join("\n");
}

/** The annotation that says in French what a pattern asks for. */
const explanation = "x-error";

/** What is said of a value but never checked: a validator keeps its schema for its messages, and a browser would load the words too. */
const words = /^(x-(?!error$|ascending$|range$)[a-z]+|title|description|default|tsType)$/;

function plain(schema: unknown, names = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => plain(item));
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => names || !words.test(key))
      .map(([key, item]) => [key, literal.has(key) && !names ? item : plain(item, !names && named.has(key))]),
  );
}

/** Keywords whose keys are names that the project has chosen, and those whose value is no schema. */
const named = new Set(["properties", "patternProperties", "dependentSchemas", "dependentRequired", "$defs"]);
const literal = new Set(["const", "enum"]);

/** Ids and references as absolute paths: a schema in a subfolder then names the others as they name each other. */
function anchored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(anchored);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      (key === "$id" || key === "$ref") && typeof item === "string" && !item.startsWith("#") ? `/${item}` : anchored(item),
    ]),
  );
}
