import { expect, it } from "vitest";

import { callsOf, readCalls } from "./calls.ts";
import type { JsonObject, SourceSchema } from "./schemas.ts";

const fileOf = (calls: JsonObject): SourceSchema[] => [
  { id: "api/things.schema.json", schema: { $id: "api/things.schema.json", $defs: { Thing: { title: "Thing" } } }, calls },
];
const read = { method: "GET", path: "/thing/:id", access: "signedIn", reply: "Thing" };

it("gives a call the types of its path, its query, its body and its answer", () => {
  const write = { ...read, method: "PUT", query: ["base"], body: "Thing", bodyCheck: "handler" };
  const text = callsOf(
    readCalls(fileOf({ readThing: read, writeThing: write, dropThing: { ...read, method: "DELETE", reply: undefined } })),
  );
  expect(text).toContain(
    "dropThing: { params: { id: string }; query: Record<never, never>; body: undefined; received: unknown; reply: undefined;",
  );
  expect(text).toContain(
    "writeThing: { params: { id: string }; query: { base?: string }; body: types.Thing; received: unknown; reply: types.Thing;",
  );
  expect(text).toContain('readThing: {"method":"GET","path":"/thing/:id"}');
  // What the handler checks itself, the server does not check before it.
  expect(text).toContain('writeThing: {"access":"signedIn","status":200,"reply":"Thing"}');
});

it.each<[string, JsonObject, string]>([
  ["without access", { readThing: { ...read, access: undefined } }, "access"],
  ["with a key that means nothing", { readThing: { ...read, replies: "Thing" } }, "must NOT have additional properties"],
  ["whose path is none", { readThing: { ...read, path: "thing" } }, "/path must match pattern"],
  ["of a schema that is not there", { readThing: { ...read, reply: "Things" } }, 'no schema is titled "Things"'],
  ["with two answers", { readThing: { ...read, lines: "Thing" } }, 'only one of "reply", "lines", "events" and "media"'],
  ["at the address of another", { readThing: read, seeThing: { ...read, path: "/thing/:name" } }, 'is declared already, as "readThing"'],
])("refuses a call %s", (_what, calls, message) => {
  expect(() => readCalls(fileOf(JSON.parse(JSON.stringify(calls)) as JsonObject))).toThrow(message);
});
