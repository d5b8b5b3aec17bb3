import { randomUUID } from "node:crypto";

import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { RegisteredRoute } from "../../server/http/access.ts";
import { fieldsWithoutIds, idRoutes, refusingIds, triedElsewhere, withoutIds } from "./support/access-tables.ts";
import { sendId } from "./support/leaks.ts";
import type { IdRoute } from "./support/module-access.ts";
import { type FiguresApp, openFiguresApp } from "./support/real-analytics.ts";
import { notingQueries, takenFields, unknownBodies } from "./support/taken-fields.ts";
import { openTenancy, type Tenancy } from "./support/tenancy.ts";
import { documentFields, documentRoutes } from "./support/tenant-dashboards.ts";
import { canaryOf, neighbour } from "./support/tenants.ts";
import { addAccount } from "./support/test-app.ts";
import { isLong } from "../support/programs.ts";

let test: FiguresApp;
let tenancy: Tenancy;
let queryNames: ReadonlyMap<string, ReadonlySet<string>>;
beforeAll(async () => {
  ({ opened: test, read: queryNames } = await notingQueries(openFiguresApp));
  tenancy = await openTenancy(test);
}, 90_000);
afterAll(() => test.close());

/** The routes of the API by «METHOD path» below its base. */
function apiRoutes(): Map<string, RegisteredRoute> {
  const base = `/api/v2/${test.slug}`;
  const own = test.app.registeredRoutes.filter(({ method, url }) => method !== "HEAD" && url.startsWith(base));
  return new Map(own.map((route) => [`${route.method} ${route.url.slice(base.length)}`, route]));
}

/** RELIABILITY §5, 7: words that careless routing takes for ids. In the suite each route is sent three of them, in turn; `npm run test:long` sends all. */
const malformed = ["0", "1", "undefined", "null", ":id", "..%2f", "%00", "' OR 1=1 --", "a".repeat(250), "3f8a1f0e-5c1b-4d7e-9a57"];

const malformedFor = (row: IdRoute): readonly string[] =>
  isLong ? malformed : [0, 1, 2].flatMap((turn) => malformed[(idRoutes.indexOf(row) * 3 + turn) % malformed.length] ?? []);

const send = (row: IdRoute, id: string): Promise<LightMyRequestResponse> => sendId(test, row, id);

const answers = new Map<IdRoute, Promise<LightMyRequestResponse>>();
/** The answer to the owner of a new object, asked for once a row: to make an object takes several requests. */
function ownerAnswer(row: IdRoute): Promise<LightMyRequestResponse> {
  const ask = async (): Promise<LightMyRequestResponse> => {
    const id = await row.create(test, "aurelle");
    // Few files are made at once for an account: one more waits for its turn.
    return vi.waitFor(
      async () => {
        const given = await send(row, id);
        if (given.statusCode === 429) throw new Error("it waits for its turn");
        return given;
      },
      { timeout: 15_000, interval: 200 },
    );
  };
  const answer = answers.get(row) ?? ask();
  answers.set(row, answer);
  return answer;
}

/** Makes every route read its query: routes with a row about an object of their own, the others with any request. */
async function readEveryQuery(): Promise<void> {
  // The exchange of sessions would end the caller's.
  const rows = idRoutes.filter((route) => !route.endsSession);
  for (const row of rows) await ownerAnswer(row);
  const base = `/api/v2/${test.slug}`;
  for (const { as, request } of tenancy.routes) {
    const { url, payload } = request({});
    await test.send({ method: "POST", as, url: `${base}${url}`, payload });
  }
  const called = new Set([...rows, ...tenancy.routes].map(({ route }) => route));
  for (const [name, { method, url, access }] of apiRoutes()) {
    if (called.has(name)) continue;
    const callers = typeof access === "object" && access.public ? [null] : [neighbour, "pro@belvedere.example"];
    for (const as of callers) {
      const payload = method === "GET" || method === "DELETE" ? {} : { payload: {} };
      await test.send({ method: method as "GET", as, url: url.replace(/:\w+/g, "home"), ...payload });
    }
  }
}

/** Fails where a test's case is missing. */
function there<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`${what} is not there`);
  return value;
}

/** The whole of an answer that a reader can compare, without the reference that differs each time. */
function seen(answer: LightMyRequestResponse): unknown {
  const body = answer.body === "" ? null : { ...(answer.json() as object), instance: null };
  return { status: answer.statusCode, type: answer.headers["content-type"], body };
}

describe("ids of other tenants", () => {
  it("have a row for every registered path with a parameter", () => {
    const taking = [...apiRoutes().keys()].filter((route) => route.includes("/:"));
    const known = new Set([...idRoutes.filter(({ field }) => field === undefined).map(({ route }) => route), ...withoutIds]);
    expect(taking.filter((route) => !known.has(route))).toEqual([]);
  });

  it.each(refusingIds)("$route refuses $field, whoever's it is", async ({ route, field }) => {
    const known = tenancy.routes.find((one) => one.route === route);
    const { as, request } = there(known, route);
    const establishment = tenancy.filters.find(({ dimension }) => dimension === "establishment");
    const { own, foreign, absent } = there(establishment, "an establishment");
    const { url, payload } = request({});
    const ask = async (id: string): Promise<unknown> => {
      const asked = route.endsWith("/:widgetId")
        ? { url: `${url}?${field}=${id}`, payload }
        : { url, payload: { ...payload, [field]: id } };
      return seen(await test.send({ method: "POST", as, url: `/api/v2/${test.slug}${asked.url}`, payload: asked.payload }));
    };
    const answer = await ask(absent);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: `/${field}` }] } });
    expect([await ask(foreign), await ask(own)]).toEqual([answer, answer]);
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
    // The object that the request needs: for a sheet, a dashboard of the caller's own.
    await row.create(test, "aurelle");
    const absent = seen(await send(row, randomUUID()));
    for (const id of malformedFor(row))
      expect({ id, ...(seen(await send(row, encodeURI(id))) as object) }).toEqual({ id, ...(absent as object) });
  });

  it.each(idRoutes.filter(({ personal }) => personal))("$route answers a colleague as about an absent object", async (row) => {
    const colleague = await addAccount(test, { type: "DMO", group: "aurelle", roles: ["BELVEDERE_ORGANIZATION_OBSERVATORY"] });
    const id = await row.create(test, "aurelle");
    expect(seen(await send({ ...row, as: colleague }, id))).toEqual(seen(await send({ ...row, as: colleague }, randomUUID())));
    expect((await send(row, id)).statusCode).toBeLessThan(400);
  });

  it.each(idRoutes)("$route admits the owner", async (row) => {
    const answer = await ownerAnswer(row);
    expect(answer.statusCode).toBeLessThan(404);
    expect([401, 403]).not.toContain(answer.statusCode);
  });

  it("have a row for every field of a query or a body that may hold one", async () => {
    expect(unknownBodies(apiRoutes())).toEqual([]);
    await readEveryQuery();
    const taken = [...apiRoutes()].flatMap(([name, route]) =>
      [...takenFields(name, route, queryNames.get(`${route.method} ${route.url}`))].map((field) => ({ name, field })),
    );
    const tried = new Set([
      ...[...idRoutes, ...refusingIds].map(({ route, field }) => `${route} ${field}`),
      // Filters name objects of every kind: they have a test of their own.
      ...tenancy.routes.map(({ route }) => `${route} filters`),
      ...triedElsewhere,
      // So do those of a document, and a name such as «id» says there what it says nowhere else.
      ...documentRoutes.flatMap((route) => documentFields.map((field) => `${route} ${field}`)),
    ]);
    const untried = taken.filter(({ name, field }) => !fieldsWithoutIds.has(field) && !tried.has(`${name} ${field}`));
    expect(untried).toEqual([]);
    // The listed objects exist: otherwise the test would check nothing.
    const fields = new Set(taken.map(({ field }) => field));
    expect([...fieldsWithoutIds].filter((field) => !fields.has(field))).toEqual([]);
    const all = new Set(taken.map(({ name, field }) => `${name} ${field}`));
    expect([...idRoutes, ...refusingIds].filter(({ route, field }) => field && !all.has(`${route} ${field}`))).toEqual([]);
    expect(documentFields.filter((field) => !all.has(`POST /dashboard ${field}`))).toEqual([]);
  });
});
