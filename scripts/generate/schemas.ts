import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export type JsonObject = { [key: string]: unknown };

/** A JSON Schema of the project, the id under which others refer to it, and the calls that are declared beside it. */
export interface SourceSchema {
  id: string;
  schema: JsonObject;
  calls?: JsonObject;
}

/** Every `*.schema.json` below the folder, ids relative to it, in a stable order. */
export function readSchemas(folder: string): SourceSchema[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".schema.json"))
    .toSorted()
    .map((file) => {
      const { calls = {}, ...schema } = JSON.parse(readFileSync(join(folder, file), "utf8")) as JsonObject;
      const id = relative(folder, join(folder, file)).replaceAll("\\", "/");
      if (schema.$id !== id) throw new Error(`${file}: "$id" must be "${id}"`);
      return { id, schema, calls: calls as JsonObject };
    });
}

/** What the generator needs of a view.json. */
export interface ViewSource {
  view: string;
  label: string;
  accepts: string[];
  needs?: JsonObject;
  minSize: JsonObject;
  defaultSize: JsonObject;
  options: JsonObject;
  sketch?: unknown;
}

/** The manifests of widgets/views, in a stable order. */
export function readViews(folder: string): ViewSource[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
    .map((name) => {
      const view = JSON.parse(readFileSync(join(folder, name, "view.json"), "utf8")) as ViewSource;
      if (view.view !== name) throw new Error(`${name}/view.json: "view" must be "${name}"`);
      return view;
    });
}

/** kpi → KpiOptions: the name of the type generated for a view's options. */
export function optionsTitle(view: string): string {
  const pascal = view.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
  return `${pascal}Options`;
}

/** Each titled schema or definition: title → reference. Throws on a title used twice. */
export function titledSchemas(schemas: SourceSchema[]): Map<string, string> {
  const titles = new Map<string, string>();
  const add = (title: unknown, reference: string): void => {
    if (typeof title !== "string") return;
    const other = titles.get(title);
    if (other) throw new Error(`title "${title}" is used by ${other} and ${reference}`);
    titles.set(title, reference);
  };
  for (const { id, schema } of schemas) {
    add(schema.title, id);
    for (const [name, definition] of Object.entries((schema.$defs ?? {}) as Record<string, JsonObject>)) {
      add(definition.title, `${id}#/$defs/${name}`);
    }
  }
  return titles;
}
