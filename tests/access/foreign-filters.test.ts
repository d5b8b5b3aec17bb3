import type { LightMyRequestResponse } from "fastify";
import { strFromU8, unzipSync } from "fflate";
import { sql, type Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Tables } from "../../server/store/tables.ts";
import type { Accepted, DashboardAnswer, DownloadTask, SavedSearch, StartedTask } from "../../src/generated/types.ts";
import { isLong } from "../support/programs.ts";
import { comparable } from "./support/leaks.ts";
import type { FilterCase, QuestionRoute } from "./support/module-access.ts";
import { type FiguresApp, openFiguresApp } from "./support/real-analytics.ts";
import { openTenancy, type Tenancy } from "./support/tenancy.ts";
import { namingDocuments } from "./support/tenant-dashboards.ts";
import { canaryOf, dmo, neighbour } from "./support/tenants.ts";

let test: FiguresApp;
let tenancy: Tenancy;
beforeAll(async () => {
  test = await openFiguresApp();
  tenancy = await openTenancy(test);
}, 90_000);
afterAll(() => test.close());

const ask = (
  as: string | null,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  test.send({ method, as, url: `/api/v2/${test.slug}${path}`, headers, ...(payload ? { payload } : {}) });
const under = ({ as, request }: QuestionRoute, dimension: string, accepted: Accepted): Promise<LightMyRequestResponse> => {
  const { url, payload } = request({ [dimension]: accepted });
  return ask(as, "POST", url, payload);
};

/** A saved search as if it were made before all reviews: they are all unseen. */
const longAgo = (db: Transaction<Tables>, id: string) =>
  sql`UPDATE saved_searches SET created_at = '2000-01-01T00:00:00Z' WHERE id = ${id}`.execute(db);

describe("a foreign value in a filter", () => {
  it("is tried on every call that takes filters", () => {
    const base = `/api/v2/${test.slug}`;
    const asking = test.app.registeredRoutes
      .filter(
        ({ method, url }) =>
          method === "POST" && /\/(?:results|facets|search|days|widgets\/:widgetId|establishment|establishment\/map|support)$/.test(url),
      )
      .map(({ method, url }) => `${method} ${url.slice(base.length)}`);
    expect(new Set(tenancy.routes.map(({ route }) => route))).toEqual(new Set(asking));
  });

  it("is answered exactly as an absent one, by every such call, in every dimension that names somebody's objects", async () => {
    const kinds = [(value: string) => [value], (value: string) => ({ not: [value] })];
    for (const [at, route] of tenancy.routes.entries()) {
      for (const [place, { dimension, foreign, absent }] of tenancy.filters.entries()) {
        // One of both in turn; `npm run test:long` tries both.
        for (const accepted of isLong ? kinds : kinds.slice((at + place) % 2).slice(0, 1)) {
          const [theirs, nobodys] = [await under(route, dimension, accepted(foreign)), await under(route, dimension, accepted(absent))];
          const name = `${route.route} ${dimension} ${Object.keys(accepted(""))[0]}`;
          expect({ name, ...(comparable(theirs, foreign) as object) }).toEqual({ name, ...(comparable(nobodys, absent) as object) });
          // A public page refuses a value that it does not offer, whoever's it is.
          const expected = route.closed?.includes(dimension) ? 403 : route.as === null && theirs.statusCode === 422 ? 422 : 200;
          expect([name, theirs.statusCode]).toEqual([name, expected]);
          expect(theirs.body).not.toContain(canaryOf("dunes"));
        }
      }
    }
  }, 120_000);

  it("of one's own finds what is there: the comparison has something to miss", async () => {
    const search = tenancy.routes.find(({ route }) => route === "POST /observation/reviews/search");
    for (const { dimension, own, absent } of tenancy.filters) {
      const total = async (value: string): Promise<number> =>
        (await under(search as QuestionRoute, dimension, [value])).json<{ total: number }>().total;
      expect([dimension, await total(own), await total(absent)]).toEqual([dimension, 30, 0]);
    }
  });

  it("is kept in a saved search and counts there as an absent one, when it is made, changed and run", async () => {
    for (const { dimension, own, foreign, absent } of tenancy.filters) {
      const counted = async (value: string, put: boolean): Promise<unknown[]> => {
        const search = { title: "Essai", search: { filters: { [dimension]: [value] } } };
        const made = await ask(dmo, "POST", "/observation/searches", put ? { title: "Essai", search: {} } : search);
        const { id } = made.json<SavedSearch>();
        const changed = put
          ? await ask(dmo, "PUT", `/observation/searches/${id}`, search, { "if-match": String(made.headers.etag) })
          : made;
        expect(changed.statusCode, changed.body).toBeLessThan(300);
        await test.services.store.system("test.search", (db) => longAgo(db, id));
        const { unseen, search: kept } = (await ask(dmo, "GET", `/observation/searches/${id}`)).json<SavedSearch>();
        const run = await ask(dmo, "POST", "/observation/reviews/search", { filters: kept.filters });
        expect(run.body).not.toContain(canaryOf("dunes"));
        await ask(dmo, "DELETE", `/observation/searches/${id}`);
        return [unseen, run.statusCode, run.json<{ total: number }>().total];
      };
      for (const put of [false, true]) {
        const nobodys = await counted(absent, put);
        expect([dimension, put, nobodys]).toEqual([dimension, put, [0, 200, 0]]);
        expect([dimension, put, await counted(foreign, put)]).toEqual([dimension, put, nobodys]);
        expect([dimension, put, await counted(own, put)]).toEqual([dimension, put, [30, 200, 30]]);
      }
    }
  });

  it("that was one's own counts nothing in a saved search once its object is gone, or out of sight", async () => {
    const unseen = async (dimension: string, value: string): Promise<number | null> => {
      const made = await ask(dmo, "POST", "/observation/searches", { title: "Essai", search: { filters: { [dimension]: [value] } } });
      const { id } = made.json<SavedSearch>();
      await test.services.store.system("test.search", (db) => longAgo(db, id));
      return (await ask(dmo, "GET", `/observation/searches/${id}`)).json<SavedSearch>().unseen;
    };
    const caseOf = (dimension: string) => tenancy.filters.find((one) => one.dimension === dimension) as FilterCase;
    const selection = caseOf("selection").own;
    expect(await unseen("selection", selection)).toBe(30);
    expect((await ask(dmo, "DELETE", `/selection/${selection}`)).statusCode).toBe(204);
    await test.services.settled();
    expect(await unseen("selection", selection)).toBe(0);
    await ask(dmo, "POST", `/selection/${selection}/restore`);

    const establishment = caseOf("establishment").own;
    const sees = (group: string | null) =>
      test.services.store.system("test.visibility", async (db, changed) => {
        if (group === null)
          await db.deleteFrom("visibility").where("establishment_id", "=", establishment).where("group_id", "=", "aurelle").execute();
        else await db.insertInto("visibility").values({ establishment_id: establishment, group_id: group }).execute();
        changed("visibility", "aurelle");
      });
    expect(await unseen("establishment", establishment)).toBe(30);
    await sees(null);
    await test.services.settled();
    expect(await unseen("establishment", establishment)).toBe(0);
    await sees("aurelle");
    await test.services.settled();
    expect(await unseen("establishment", establishment)).toBe(30);
  });

  it("reveals nothing in a document, its widgets or its sections, created, published or kept as a draft", async () => {
    const linesOf = async (one: FilterCase, value: string): Promise<unknown[]> => {
      const answers: unknown[] = [];
      for (const document of namingDocuments(one, value)) {
        const made = await ask(dmo, "POST", "/dashboard", document);
        expect(made.statusCode, made.body).toBe(201);
        const { id } = made.json<DashboardAnswer>();
        const results = async (query = ""): Promise<void> => {
          const answer = await ask(dmo, "POST", `/dashboard/${id}/results${query}`, { compare: "none" });
          expect(answer.body).not.toContain(canaryOf("dunes"));
          answers.push(comparable(answer, value));
        };
        await results();
        const title = "Autre";
        expect((await ask(dmo, "PUT", `/dashboard/${id}`, { ...document, title }, { "if-match": "*" })).statusCode).toBe(200);
        await results();
        expect((await ask(dmo, "PUT", `/dashboard/${id}/draft`, { ...document, tags: [title] })).statusCode).toBe(204);
        await results("?draft=1");
        await ask(dmo, "DELETE", `/dashboard/${id}`);
      }
      return answers;
    };
    for (const one of tenancy.filters) expect(await linesOf(one, one.foreign)).toEqual(await linesOf(one, one.absent));
  });

  it.each(["csv", "xlsx"])("leaves nothing in a download (%s)", async (format) => {
    const [one] = namingDocuments(tenancy.filters[0] as FilterCase);
    const { id } = (await ask(dmo, "POST", "/dashboard", one)).json<DashboardAnswer>();
    const downloads: string[] = [];
    for (const value of [tenancy.filters[0]?.foreign, tenancy.filters[0]?.absent] as string[]) {
      const filters = encodeURIComponent(JSON.stringify({ establishment: [value] }));
      const { task } = (
        await ask(dmo, "GET", `/dashboard/${id}/export?format=${format}&compare=none&filters=${filters}`)
      ).json<StartedTask>();
      await expect
        .poll(async () => (await ask(dmo, "GET", "/tasks")).json<DownloadTask[]>().find((found) => found.id === task.id)?.state)
        .toBe("finished");
      const files = Object.entries(unzipSync((await ask(dmo, "GET", `/tasks/${task.id}/content`)).rawPayload));
      downloads.push(files.map(([name, bytes]) => `${name}\n${strFromU8(bytes).replaceAll(value, "…")}`).join("\n"));
    }
    expect(downloads[0]).toBe(downloads[1]);
  });

  it.each(["csv", "xlsx"])("leaves nothing in a file of reviews (%s)", async (format) => {
    for (const { dimension, foreign, absent } of tenancy.filters) {
      const files: string[] = [];
      for (const value of [foreign, absent]) {
        const asked = await ask(dmo, "POST", "/observation/reviews/export", { format, filters: { [dimension]: { not: [value] } } });
        const { task } = asked.json<StartedTask>();
        await expect
          .poll(async () => (await ask(dmo, "GET", "/tasks")).json<DownloadTask[]>().find((found) => found.id === task.id)?.state, {
            timeout: 10_000,
          })
          .toBe("finished");
        const content = (await ask(dmo, "GET", `/tasks/${task.id}/content`)).rawPayload;
        const texts = format === "csv" ? [content.toString("utf8")] : Object.values(unzipSync(content)).map((bytes) => strFromU8(bytes));
        files.push(texts.map((text) => text.replaceAll(value, "…")).join("\n"));
      }
      expect(files[0]).toContain("Hôtel Bellerive");
      expect(files[0]).not.toContain(canaryOf("dunes"));
      expect([dimension, files[0]]).toEqual([dimension, files[1]]);
    }
  });
});

it("of a review chosen for a file leaves it out of it", async () => {
  const found = async (as: string): Promise<string> =>
    (await ask(as, "POST", "/observation/reviews/search", {})).json<{ items: { id: string }[] }>().items[0]?.id ?? "";
  const reviews = [await found(dmo), await found(neighbour)];
  const asked = await ask(dmo, "POST", "/observation/reviews/export", { format: "csv", reviews });
  const { task } = asked.json<StartedTask>();
  await expect
    .poll(async () => (await ask(dmo, "GET", "/tasks")).json<DownloadTask[]>().find(({ id }) => id === task.id)?.state, { timeout: 10_000 })
    .toBe("finished");
  const content = (await ask(dmo, "GET", `/tasks/${task.id}/content`)).rawPayload.toString("utf8");
  expect(content.trimEnd().split("\n")).toHaveLength(2);
  expect(content).not.toContain(canaryOf("dunes"));
});
