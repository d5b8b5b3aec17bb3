import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { join } from "node:path";

import type { FastifyInstance } from "fastify";

import type { RegisteredRoute } from "../../../server/http/access.ts";
import { type JsonObject, readSchemas, titledSchemas } from "../../../scripts/generate/schemas.ts";
import { checkedWithin } from "./access-tables.ts";

const sources = readSchemas(join(import.meta.dirname, "../../../schemas"));
const byId = new Map(sources.map(({ id, schema }) => [id, schema]));
const titles = titledSchemas(sources);

/**
 * The names of the fields that a route («METHOD path» below the API's base) takes in its query and its body, at any depth:
 * those of its contracts, and those that `read` recorded.
 */
export function takenFields(name: string, { schema }: RegisteredRoute, read: ReadonlySet<string> = new Set()): Set<string> {
  const found = new Set(read);
  // The check by a contract lists the query, and refuses what the contract does not name.
  if (schema?.querystring) found.delete(anyName);
  const contracts = [schema?.querystring, schema?.body].map((part) => (part as { contract?: string } | undefined)?.contract);
  for (const title of [...contracts, checkedWithin[name]]) if (title) collect(titles.get(title) ?? "", "", found, new Set());
  return found;
}

/** Routes that may take a body whose fields neither a contract nor {@link checkedWithin} describes. */
export function unknownBodies(routes: ReadonlyMap<string, RegisteredRoute>): string[] {
  return [...routes].flatMap(([name, { method, schema }]) =>
    (method === "POST" || method === "PUT") && !schema?.body && checkedWithin[name] === undefined ? [name] : [],
  );
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

/** Means every name: a route that copies or lists its query may read any, and no call that leaves them out would show which. */
export const anyName = "(any)";

/**
 * Opens an application that notes which names of its address's query each route reads: most queries have no contract.
 * «METHOD path» as registered → names, {@link anyName} for all of them.
 */
export async function notingQueries<T>(open: () => Promise<T>): Promise<{ opened: T; read: ReadonlyMap<string, ReadonlySet<string>> }> {
  const read = new Map<string, Set<string>>();
  const note = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRequest", async (request) => {
      const route = `${request.method} ${request.routeOptions.url}`;
      const noteName = (name: string | symbol): void => {
        if (typeof name === "string") read.set(route, (read.get(route) ?? new Set()).add(name));
      };
      request.query = new Proxy(request.query as object, {
        get: (target, name) => {
          noteName(name);
          return Reflect.get(target, name) as unknown;
        },
        has: (target, name) => {
          noteName(name);
          return Reflect.has(target, name);
        },
        getOwnPropertyDescriptor: (target, name) => {
          noteName(name);
          return Reflect.getOwnPropertyDescriptor(target, name);
        },
        ownKeys: (target) => {
          noteName(anyName);
          return Reflect.ownKeys(target);
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
