import { randomUUID } from "node:crypto";

import type { LightMyRequestResponse } from "fastify";

import { idRoutes, listRoutes } from "./access-tables.ts";
import type { IdRoute } from "./module-access.ts";
import type { Tenancy } from "./tenancy.ts";
import { canaryOf, dmo, neighbour } from "./tenants.ts";
import type { TestApp } from "./test-app.ts";

/** The call of a route for an id. */
export async function sendId(test: TestApp, { route, as, request }: IdRoute, id: string): Promise<LightMyRequestResponse> {
  const { url, payload, headers = {} } = request(id);
  const [method = "GET"] = route.split(" ");
  return test.send({
    method: method as "GET",
    as,
    url: `/api/v2/${test.slug}${url}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
}

/** The comparable part of an answer: without the reference that differs each time, its lines sorted, requested ids replaced. */
export function comparable({ statusCode, headers, body }: LightMyRequestResponse, id: string): unknown {
  const text = body
    .replaceAll(id, "(id)")
    .replace(/"instance":"[\w-]{36}"/g, "")
    .replace(/"watermark_at":"[^"]*"/g, "");
  return { statusCode, type: headers["content-type"], lines: text.split("\n").toSorted() };
}

/** Prepared before a fault is put in; `ask` then returns what leaks through it. */
export interface Trial {
  ask(): Promise<string[]>;
}

/**
 * The cross-tenant test as one question: which calls give somebody of `aurelle` anything of `dunes`. Every id of every
 * route, every filter of every question and every list, foreign against absent, and canaries. The answer is empty where
 * isolation holds. The exchange of sessions is left to its own test: it ends the session that asks. `only` names the
 * routes that are asked, all unless said otherwise: with every filter, or `inTurn` each with another one of them.
 */
export async function prepareTrial(
  test: TestApp,
  { filters, routes }: Tenancy,
  { only, inTurn = false }: { only?: readonly string[] | undefined; inTurn?: boolean } = {},
): Promise<Trial> {
  const isAsked = (route: string): boolean => only?.includes(route) ?? true;
  const ids: { row: IdRoute; foreign: string }[] = [];
  for (const row of idRoutes.filter(({ endsSession, route }) => !endsSession && isAsked(route)))
    ids.push({ row, foreign: await row.create(test, "dunes") });
  const leaks: string[] = [];
  const compare = (name: string, foreign: [LightMyRequestResponse, string], absent: [LightMyRequestResponse, string]): void => {
    if (foreign[0].body.includes(canaryOf("dunes"))) leaks.push(`${name}: canary`);
    else if (JSON.stringify(comparable(...foreign)) !== JSON.stringify(comparable(...absent))) leaks.push(`${name}: another answer`);
  };
  const ask = (as: string | null, method: "GET" | "POST", path: string, payload?: object): Promise<LightMyRequestResponse> =>
    test.send({ method, as, url: `/api/v2/${test.slug}${path}`, ...(payload ? { payload } : {}) });

  return {
    ask: async () => {
      for (const { row, foreign } of ids) {
        const absent = randomUUID();
        // The absent one first: what a fault lets a route do to the foreign one must not change the comparison.
        const nothing = await sendId(test, row, absent);
        compare(row.route, [await sendId(test, row, foreign), foreign], [nothing, absent]);
      }
      for (const path of listRoutes.filter((list) => isAsked(`GET ${list}`))) {
        await ask(neighbour, "GET", path);
        if ((await ask(dmo, "GET", path)).body.includes(canaryOf("dunes"))) leaks.push(`GET ${path}: canary`);
      }
      for (const [turn, { route, as, request }] of routes.filter(({ route: name }) => isAsked(name)).entries()) {
        const { url, payload } = request({});
        // The neighbour sends the same request first: its cached answer must stay the neighbour's.
        if (as !== null) await ask(neighbour, "POST", url, payload);
        if ((await ask(as, "POST", url, payload)).body.includes(canaryOf("dunes"))) leaks.push(`${route}: canary`);
        for (const { dimension, foreign, absent } of inTurn ? filters.slice(turn % filters.length).slice(0, 1) : filters) {
          const [theirs, nobodys] = [request({ [dimension]: [foreign] }), request({ [dimension]: [absent] })];
          compare(
            `${route} ${dimension}`,
            [await ask(as, "POST", theirs.url, theirs.payload), foreign],
            [await ask(as, "POST", nobodys.url, nobodys.payload), absent],
          );
        }
      }
      return leaks;
    },
  };
}
