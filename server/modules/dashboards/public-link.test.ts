import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { DashboardCalls, linesOf, placed, valueOf } from "../../../tests/access/support/dashboards.ts";
import type { FacetsAnswer, LinkAnswer, PublicDashboard, Result } from "../../../src/generated/types.ts";

let dashboards: DashboardCalls;
beforeAll(async () => {
  dashboards = await DashboardCalls.open();
}, 90_000);
afterAll(() => dashboards.test.close());

describe("a public link", () => {
  const link = async (id: string, request: object = {}): Promise<LinkAnswer> =>
    (await dashboards.call("POST", `/dashboard/${id}/link`, request)).json();
  const open = (path: string, payload?: unknown): Promise<LightMyRequestResponse> =>
    dashboards.call(payload === undefined ? "GET" : "POST", `/dashboard/public/${path}`, payload, null);

  it("opens the document without a session: what it is drawn with, and nothing of its owner but a name", async () => {
    const { token, url, min_sample } = await link(await dashboards.create({ tags: ["Interne"] }));
    expect(url).toBe(`${dashboards.test.services.environment.publicUrl}/public/dashboard/${token}`);
    expect(min_sample).toBe(10);
    const answer = await open(token);
    expect(answer.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    const shown = answer.json<PublicDashboard>();
    expect(shown).toMatchObject({ title: "Chiffres", owner: "Office aurelle", revision: 1 });
    expect(shown.catalog.types.map(({ type }) => type).toSorted()).toEqual(["latest-reviews", "rating", "reviews"]);
    expect(answer.body).not.toMatch(/Interne|dmo@/);
    expect((await open(`${token}/access`)).json()).toEqual({ password: false, expires: null, outputs: [] });
  });

  it("answers the stored widgets, and hides figures over too few reviews", async () => {
    const { token } = await link(await dashboards.create());
    expect(await dashboards.figure(open(`${token}/results`, {}), "avis")).toBe(35);
    const few = linesOf(await open(`${token}/results`, { filters: { provider: ["tripadvisor"] } })).find(
      ({ widget, from }) => widget === "note" && from === dashboards.span(90).from,
    )?.result;
    expect(few).toMatchObject({ value: null, hidden: true });
    const { token: careful } = await link(await dashboards.create(), { min_sample: 100 });
    expect(await dashboards.figure(open(`${careful}/results`, {}), "note")).toBeNull();
  });

  it("names no facet value with too few reviews, nor the one that would tell how few, and only the dimensions that the document offers", async () => {
    const { token } = await link(await dashboards.create());
    const { facets } = (await open(`${token}/facets`, { dimensions: ["provider", "country"] })).json<FacetsAnswer>();
    expect(Object.keys(facets)).toEqual(["provider"]);
    // 35 reviews, 20 on Google, 12 on Booking: what both leave would be those of Tripadvisor.
    expect(facets.provider?.map(({ value }) => value)).toEqual(["google"]);
    expect((await open(`${token}/facets`)).json<FacetsAnswer>().total).toBe(35);
    expect((await open(`${token}/facets`, { filters: { provider: ["tripadvisor"] } })).json<FacetsAnswer>().total).toBeNull();
  });

  it("never lets its reader out of the document's filters", async () => {
    const { token } = await link(await dashboards.create({ filters: { provider: ["booking"] } }));
    for (const filters of [{}, { provider: ["google"] }, { provider: ["google", "booking"] }, { country: ["FR"] }]) {
      expect(await dashboards.figure(open(`${token}/results`, { filters }), "avis")).toBe(12);
      const one = (await open(`${token}/widgets/avis`, filters)).json<Record<string, Record<string, Result>>>();
      expect(valueOf(one[dashboards.span(90).from]?.[dashboards.span(90).to])).toBe(12);
    }
    const shown = (await open(`${token}/facets`, { filters: { provider: ["google"] } })).json<FacetsAnswer>();
    expect(shown.total).toBe(12);
    expect(shown.facets.provider?.map(({ value, n }) => [value, n])).toEqual([["booking", 12]]);
  });

  it("refuses another establishment, another widget, and another period where the document offers no facets", async () => {
    const { token } = await link(await dashboards.create({ facets: [] }));
    expect((await open(`${token}/results`, { overrideSheetId: "x" })).statusCode).toBe(422);
    expect((await open(`${token}/widgets/avis?overrideSheetId=x`, {})).statusCode).toBe(422);
    expect((await open(`${token}/widgets/absent`, {})).statusCode).toBe(404);
    expect((await open(`${token}/results`, dashboards.span(400))).statusCode).toBe(422);
    expect((await open(`${token}/results`, dashboards.span(90))).statusCode).toBe(200);
  });

  it("makes no more points than a page for everybody may, even of a period that its owner may read", async () => {
    const id = await dashboards.create({ facets: ["provider"], widgets: { jours: { type: "reviews-daily" } }, layout: placed("jours") });
    const { token } = await link(id);
    const seven = dashboards.span(7 * 365);
    expect((await dashboards.call("POST", `/dashboard/${id}/results`, seven)).statusCode).toBe(200);
    const refusals = [await open(`${token}/results`, seven), await open(`${token}/widgets/jours?from=${seven.from}&to=${seven.to}`, {})];
    for (const answer of refusals) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ errors: { detail: string }[] }>().errors[0]?.detail).toMatch(/^La période est trop longue.+ 2\s000 au plus/);
    }
    expect((await open(`${token}/results`, dashboards.span(5 * 365))).statusCode).toBe(200);
  });

  it("compares with what the document says where its period is fixed", async () => {
    const starts = async (token: string, compare: string): Promise<Set<number>> =>
      new Set(linesOf(await open(`${token}/results`, { compare })).flatMap(({ from }) => from ?? []));
    const { token: alone } = await link(await dashboards.create({ facets: [], compare: "none" }));
    expect((await starts(alone, "previous-period")).size).toBe(1);
    const { token: fixed } = await link(await dashboards.create({ facets: [] }));
    expect(await starts(fixed, "previous-period")).toEqual(await starts(fixed, "previous-year"));
    expect((await starts(fixed, "none")).size).toBe(1);
    const { token: offered } = await link(await dashboards.create({ compare: "none" }));
    expect((await starts(offered, "previous-period")).size).toBe(2);
  });

  it("is unknown (404) or gone (410): replaced, revoked, expired, its dashboard deleted", async () => {
    const gone = async (token: string): Promise<void> => {
      for (const answer of [
        await open(token),
        await open(`${token}/access`),
        await open(`${token}/facets`),
        await open(`${token}/results`, {}),
        await open(`${token}/widgets/avis`, {}),
      ]) {
        expect(answer.statusCode).toBe(410);
        expect(answer.json<{ title: string }>().title).toBe("Cette page n’est plus disponible.");
      }
    };
    const id = await dashboards.create();
    const { token: first } = await link(id);
    const { token: second } = await link(id);
    await gone(first);
    expect((await open(second)).statusCode).toBe(200);
    await dashboards.call("DELETE", `/dashboard/${id}/link`);
    await gone(second);
    const { token: third } = await link(id, {
      expires_at: new Date(dashboards.test.services.clock.now().getTime() + 60_000).toISOString(),
    });
    expect((await open(third)).statusCode).toBe(200);
    dashboards.test.advance(60_000);
    await gone(third);
    const { token: fourth } = await link(id);
    await dashboards.call("DELETE", `/dashboard/${id}`);
    await gone(fourth);
    for (const unknown of ["A".repeat(43), "x", id, "%00", first.slice(1)]) expect((await open(unknown)).statusCode).toBe(404);
    expect(
      (await dashboards.call("POST", `/dashboard/${await dashboards.create()}/link`, { expires_at: "2020-01-01T00:00:00Z" })).statusCode,
    ).toBe(422);
  });

  it("is kept as a hash: no stored text holds the token", async () => {
    const { token } = await link(await dashboards.create());
    const rows = await dashboards.test.services.store.system("test", (db) => db.selectFrom("dashboard_links").selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
