import { randomUUID } from "node:crypto";

import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { canaryOf, type IdRoute, idRoutes, withoutIds } from "./support/id-routes.ts";
import { sendId } from "./support/leaks.ts";
import { openFiguresApp } from "./support/real-analytics.ts";
import type { TestApp } from "./support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openFiguresApp();
}, 60_000);
afterAll(() => test.close());

/** RELIABILITY §5, 7: words that careless routing takes for ids. */
const malformed = ["0", "1", "undefined", "null", ":id", "..%2f", "%00", "' OR 1=1 --", "a".repeat(250), "3f8a1f0e-5c1b-4d7e-9a57"];

const send = (row: IdRoute, id: string): Promise<LightMyRequestResponse> => sendId(test, row, id);

/** The whole of an answer that a reader can compare, without the reference that differs each time. */
function seen(answer: LightMyRequestResponse): unknown {
  const body = answer.body === "" ? null : { ...(answer.json() as object), instance: null };
  return { status: answer.statusCode, type: answer.headers["content-type"], body };
}

describe("ids of other tenants", () => {
  it("have a row for every registered path with a parameter", () => {
    const base = `/api/v2/${test.slug}`;
    const taking = test.app.registeredRoutes
      .filter(({ method, url }) => method !== "HEAD" && url.startsWith(base) && url.includes("/:"))
      .map(({ method, url }) => `${method} ${url.slice(base.length)}`);
    const known = new Set([...idRoutes.map(({ route }) => route), ...withoutIds]);
    expect(taking.filter((route) => !known.has(route))).toEqual([]);
  });

  it.each(idRoutes)("$route answers a foreign id exactly as an absent one", async (row) => {
    const foreign = await row.create(test, "dunes");
    const answer = await send(row, foreign);
    expect(answer.statusCode).toBe(404);
    expect(seen(answer)).toEqual(seen(await send(row, randomUUID())));
    expect(answer.body).not.toContain(canaryOf("dunes"));
    expect(answer.body).not.toContain(foreign);
  });

  it.each(idRoutes)("$route answers a malformed id as an absent one", async (row) => {
    const absent = seen(await send(row, randomUUID()));
    for (const id of malformed) expect({ id, ...(seen(await send(row, encodeURI(id))) as object) }).toEqual({ id, ...(absent as object) });
  });

  it.each(idRoutes)("$route admits the owner", async (row) => {
    const answer = await send(row, await row.create(test, "aurelle"));
    expect(answer.statusCode).toBeLessThan(404);
    expect([401, 403]).not.toContain(answer.statusCode);
  });
});
