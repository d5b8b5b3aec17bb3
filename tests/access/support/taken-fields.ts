import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { join } from "node:path";

import type { FastifyInstance } from "fastify";

import type { RegisteredRoute } from "../../../server/http/access.ts";
import { type JsonObject, readSchemas, titledSchemas } from "../../../scripts/generate/schemas.ts";

const sources = readSchemas(join(import.meta.dirname, "../../../schemas"));
const byId = new Map(sources.map(({ id, schema }) => [id, schema]));
const titles = titledSchemas(sources);

/** The names of the fields that a route's contracts let into its query and its body, at any depth. */
export function contractFields({ schema }: RegisteredRoute): Set<string> {
  const found = new Set<string>();
  for (const part of [schema?.querystring, schema?.body]) {
    const { contract } = (part ?? {}) as { contract?: string };
    if (contract) collect(titles.get(contract) ?? "", "", found, new Set());
  }
  return found;
}

/** Walks a reference of the file `from`, each once. */
function collect(reference: string, from: string, found: Set<string>, walked: Set<string>): void {
  const [file = "", path = ""] = reference.split("#");
  const id = file || from;
  if (walked.has(`${id}#${path}`)) return;
  walked.add(`${id}#${path}`);
  let schema: unknown = byId.get(id);
  for (const step of path.split("/").slice(1)) schema = (schema as JsonObject)[step];
  if (schema === undefined) throw new Error(`no schema ${reference}`);
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { $ref, properties, ...rest } = value as JsonObject;
    if (typeof $ref === "string") collect($ref, id, found, walked);
    for (const [name, property] of Object.entries((properties ?? {}) as JsonObject)) {
      found.add(name);
      walk(property);
    }
    // What is defined beside counts where it is referred to.
    for (const [keyword, inner] of Object.entries(rest)) if (keyword !== "$defs") walk(inner);
  };
  walk(schema);
}

/**
 * Opens an application that notes which names of its address's query each route reads: most queries have no contract.
 * «METHOD path» as registered → names.
 */
export async function notingQueries<T>(open: () => Promise<T>): Promise<{ opened: T; read: ReadonlyMap<string, ReadonlySet<string>> }> {
  const read = new Map<string, Set<string>>();
  const note = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRequest", async (request) => {
      const route = `${request.method} ${request.routeOptions.url}`;
      request.query = new Proxy(request.query as object, {
        get: (target, name) => {
          if (typeof name === "string") read.set(route, (read.get(route) ?? new Set()).add(name));
          return Reflect.get(target, name) as unknown;
        },
      });
    });
  };
  subscribe("fastify.initialization", note);
  try {
    return { opened: await open(), read };
  } finally {
    unsubscribe("fastify.initialization", note);
  }
}
