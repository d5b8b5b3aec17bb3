import Fastify from "fastify";
import { expect, it } from "vitest";

import { anyName, notingQueries } from "./support/taken-fields.ts";

it("notes a query's names however a route reads them, and a copy, from which any may be read", async () => {
  const ways: Record<string, (query: Record<string, unknown>) => unknown> = {
    read: (query) => query["a"],
    "asked-for": (query) => "b" in query,
    "asked-for-as-own": (query) => Object.hasOwn(query, "c"),
    copied: (query) => ({ ...query }),
    listed: (query) => Object.keys(query),
  };
  const { opened: app, read } = await notingQueries(async () => {
    const opened = Fastify();
    for (const [name, look] of Object.entries(ways))
      opened.get<{ Querystring: Record<string, unknown> }>(`/${name}`, ({ query }) => ({ seen: look(query) }));
    await opened.ready();
    return opened;
  });
  for (const name of Object.keys(ways)) await app.inject({ url: `/${name}` });
  expect(Object.fromEntries([...read].map(([route, names]) => [route, [...names]]))).toEqual({
    "GET /read": ["a"],
    "GET /asked-for": ["b"],
    "GET /asked-for-as-own": ["c"],
    "GET /copied": [anyName],
    "GET /listed": [anyName],
  });
  await app.close();
});
