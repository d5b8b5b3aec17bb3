import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { remoteServer } from "./remote-server.ts";
import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { shippedConfig } from "../../../tests/engine/shipped-config.ts";
import { canonical, serialise } from "../../../src/engine/document/canonical.ts";
import { settle } from "../../../src/engine/document/grid.ts";
import type { Catalog } from "../../../src/engine/catalog/catalog.ts";
import type { Dashboard, Filters, Placement } from "../../../src/generated/types.ts";
import { storedDocument } from "../../../server/modules/dashboards/stored-document.ts";
import { validDocument } from "../../../server/modules/dashboards/valid-document.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

/** A server as `config export|import --server` reaches it, over the application of this test; the first answers to `PUT` are lost. */
async function remote(login: string, lostAnswers = 0): Promise<ReturnType<typeof remoteServer>> {
  const token = await test.sessions.open(login, null);
  let lost = 0;
  return remoteServer("http://127.0.0.1:4999", token, test.slug, async (url, { method, headers, body }) => {
    const {
      statusCode,
      body: text,
      headers: answered,
    } = await test.app.inject({
      method: method as "GET",
      url: new URL(url).pathname,
      headers: { ...headers, host: "127.0.0.1:4999" },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (method === "PUT" && (lost += 1) <= lostAnswers) throw new TypeError("fetch failed");
    return new Response(text, { status: statusCode, headers: { etag: answered.etag ?? "" } });
  });
}

/** What a database that orders keys as it likes gives back. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, shuffled(item)]),
  );
}

/** Valid dashboards over the shipped catalog: any type, with a title, filters, options and a query of its own where the type takes one. */
function dashboards({ types, metrics, templates = {} }: Catalog): fc.Arbitrary<Dashboard> {
  const asked = (measure: string): boolean => metrics.measures[measure]?.source === "reviews";
  const plain = Object.values(types).filter(
    ({ roles, query, choices }) => !roles && !choices && asked(query.measure ?? "") && !query.where,
  );
  const widget = fc.record(
    {
      type: fc.constantFrom(...plain.map(({ type }) => type)),
      title: fc.string({ unit: "grapheme", maxLength: 30 }),
      query: fc.record({ where: fc.constantFrom<Filters>({ provider: ["google"] }, { provider: { not: ["google", "booking"] } }) }),
    },
    { requiredKeys: ["type"] },
  );
  const box = fc.record({
    x: fc.integer({ min: 0, max: 11 }),
    y: fc.integer({ min: 0, max: 30 }),
    w: fc.integer({ min: 1, max: 12 }),
    h: fc.integer({ min: 1, max: 8 }),
  });
  const tile = fc.tuple(fc.stringMatching(/^[a-z0-9-]{1,12}$/), widget, box, fc.nat({ max: 2 }));
  return fc
    .record(
      {
        title: fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== ""),
        description: fc.string({ unit: "grapheme", maxLength: 60 }),
        tags: fc.uniqueArray(fc.constantFrom("Saison", "Élus", "Été"), { minLength: 1 }),
        extends: fc.constantFrom(...Object.entries(templates).map(([id, version]) => `${id}@${version ?? 1}`)),
        period: fc.constantFrom<NonNullable<Dashboard["period"]>>(
          { preset: "summer" },
          { preset: "custom", from: "2026-01-01", to: "2026-02-28" },
        ),
        compare: fc.constantFrom<NonNullable<Dashboard["compare"]>>("none", "previous-year-aligned"),
        facets: fc.uniqueArray(fc.constantFrom("category", "commune", "provider")),
        tiles: fc.uniqueArray(tile, { maxLength: 12, selector: ([id]) => id }),
      },
      { requiredKeys: ["title", "tiles"] },
    )
    .map(({ tiles, ...document }) => ({
      ...document,
      version: 1,
      widgets: Object.fromEntries(tiles.map(([id, own]) => [id, own])),
      layout: {
        tabs: [
          { id: "first", title: "Premier", sections: [0, 1].map((number) => ({ id: `s${number}`, grid: gridOf(tiles, number) })) },
          { id: "last", sections: [{ id: "s2", grid: gridOf(tiles, 2) }] },
        ],
      },
    }));
}

function gridOf(tiles: readonly (readonly [string, unknown, Omit<Placement, "widget">, number])[], section: number): Placement[] {
  return settle(tiles.filter((tile) => tile[3] === section).map(([widget, , box]) => ({ widget, ...box })));
}

describe("export, import, export", () => {
  it("is byte-identical between two servers for every shipped document", async () => {
    const { templates, pages: shipped } = await shippedConfig();
    // Figures of moderation are those of its own page: no server takes them as a dashboard.
    const pages = shipped.filter(({ of }) => of !== "moderation");
    const [from, to] = [await remote("dmo@belvedere.example"), await remote("dmo.voisin@belvedere.example")];
    for (const dashboard of [...templates, ...pages].map((one) => one.dashboard)) {
      const id = await from.create(serialise(dashboard));
      const exported = await from.read(id);
      expect(exported).toBe(serialise(dashboard));
      expect(await to.read(await to.create(exported))).toBe(exported);
    }
    expect((await to.list()).length).toBeGreaterThanOrEqual(templates.length + pages.length);
  }, 120_000);

  it("is byte-identical for a thousand generated documents, whatever order the database gives their keys", async () => {
    const { catalog } = await shippedConfig();
    const user = { type: "DMO" as const, roles: [], restricted_access: false };
    fc.assert(
      fc.property(dashboards(catalog), (document) => {
        const exported = serialise(canonical(document));
        const imported = validDocument(JSON.parse(exported), catalog, user);
        expect(serialise(storedDocument(shuffled(imported)))).toBe(exported);
      }),
      { numRuns: 1000 },
    );
  }, 120_000);

  it("replaces a dashboard of another server, and says in its words what that server refuses", async () => {
    const server = await remote("dmo@belvedere.example");
    const { templates } = await shippedConfig();
    const [first, second] = templates.map(({ dashboard }) => serialise(dashboard));
    const id = await server.create(first ?? "");
    expect(await server.replace(id, second ?? "")).toBe(id);
    expect(await server.read(id)).toBe(second);
    expect(await (await remote("dmo@belvedere.example", 2)).replace(id, first ?? ""), "answers lost on the way").toBe(id);
    expect(await server.read(id)).toBe(first);
    const broken = (first ?? "").replace(/"type": "[^"]+"/, '"type": "rien-de-tel"');
    await expect(server.create(broken)).rejects.toThrow(/refuse[\s\S]*\/widgets\/[\s\S]*rien-de-tel/);
    await expect((await remote("dmo.voisin@belvedere.example")).read(id)).rejects.toThrow(/refuse/);
  });
});
