import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import { DashboardCalls, linesOf, neighbour, placed, valueOf } from "../../../tests/access/support/dashboards.ts";
import type { LinkAnswer, Result } from "../../../src/generated/types.ts";
import { hashOf } from "./link-tokens.ts";

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
    const shown = replyOf("readPublicDashboard", answer);
    expect(shown).toMatchObject({ title: "Chiffres", owner: "Office aurelle", controlled_by: "aurelle", revision: 1 });
    expect(shown.catalog.types.map(({ type }) => type).toSorted()).toEqual(["latest-reviews", "rating", "reviews"]);
    expect(answer.body).not.toMatch(/Interne|dmo@/);
    expect((await open(`${token}/access`)).json()).toEqual({ password: false, expires: null, outputs: [] });
  });

  it("answers the stored widgets, and hides figures over too few reviews", async () => {
    const { token } = await link(await dashboards.create());
    expect(await dashboards.figure(open(`${token}/results`, {}), "avis", dashboards.months(90))).toBe(35);
    const refused = await open(`${token}/results`, { filters: { provider: ["tripadvisor"] } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ errors: unknown[] }>().errors).toEqual([
      {
        pointer: "/filters/provider",
        code: "question",
        detail: "Une valeur choisie repose sur trop peu d’avis pour une page publique\u00a0: choisissez-en une autre.",
      },
    ]);
    const { token: small } = await link(await dashboards.create({ filters: { provider: ["tripadvisor"] } }));
    const few = linesOf(await open(`${small}/results`, {})).find(
      ({ widget, from }) => widget === "note" && from === dashboards.months(90).from,
    )?.result;
    expect(few).toMatchObject({ value: null, hidden: true });
    const { token: careful } = await link(await dashboards.create(), { min_sample: 100 });
    expect(await dashboards.figure(open(`${careful}/results`, {}), "note", dashboards.months(90))).toBeNull();
  });

  it("names no facet value with too few reviews, nor the one that would tell how few, and only the dimensions that the document offers", async () => {
    const { token } = await link(await dashboards.create());
    const { facets } = replyOf("askPublicFacets", await open(`${token}/facets`, { dimensions: ["provider", "country"] }));
    expect(Object.keys(facets)).toEqual(["provider"]);
    // 35 reviews, 20 on Google, 12 on Booking: what both leave would be those of Tripadvisor.
    expect(facets.provider?.map(({ value }) => value)).toEqual(["google"]);
    expect(replyOf("askPublicFacets", await open(`${token}/facets`)).total).toBe(35);
    expect(replyOf("askPublicFacets", await open(`${token}/facets`, { filters: { provider: ["tripadvisor"] } })).total).toBeNull();
  });

  it("never lets its reader out of the document's filters", async () => {
    const { token } = await link(await dashboards.create({ filters: { provider: ["booking"] } }));
    for (const filters of [{}, { provider: ["google"] }, { provider: ["google", "booking"] }, { country: ["FR"] }]) {
      expect(await dashboards.figure(open(`${token}/results`, { filters }), "avis", dashboards.months(90))).toBe(12);
      const one = (await open(`${token}/widgets/avis`, filters)).json<Record<string, Record<string, Result>>>();
      expect(valueOf(one[dashboards.months(90).from]?.[dashboards.months(90).to])).toBe(12);
    }
    const shown = replyOf("askPublicFacets", await open(`${token}/facets`, { filters: { provider: ["google"] } }));
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

  it("is shown again while it lives, and changes in place: its address stays", async () => {
    const id = await dashboards.create();
    const details = async (as?: string): Promise<LightMyRequestResponse> => dashboards.call("GET", `/dashboard/${id}/link`, undefined, as);
    expect((await details()).statusCode).toBe(404);
    const { url, token } = await link(id);
    const unseen = { views: 0, viewed_at: null };
    expect((await details()).headers["cache-control"]).toBe("no-store");
    expect((await details()).json()).toEqual({ url, expires_at: null, min_sample: 10, names_all: false, outputs: [], ...unseen });
    const until = new Date(dashboards.test.services.clock.now().getTime() + 60_000).toISOString();
    const changed = await dashboards.call("PUT", `/dashboard/${id}/link`, { expires_at: until, min_sample: 100 });
    expect(changed.json()).toEqual({ url, expires_at: until, min_sample: 100, names_all: false, outputs: [], ...unseen });
    expect(await dashboards.figure(open(`${token}/results`, {}), "note", dashboards.months(90))).toBeNull();
    expect((await dashboards.call("PUT", `/dashboard/${id}/link`, { names_all: true })).json()).toMatchObject({ expires_at: until });
    expect((await dashboards.call("PUT", `/dashboard/${id}/link`, { expires_at: "2020-01-01T00:00:00Z" })).statusCode).toBe(422);
    await dashboards.call("PUT", `/dashboard/${id}/link`, { expires_at: null });
    dashboards.test.advance(60_000);
    expect((await open(token)).statusCode).toBe(200);
    await dashboards.call("DELETE", `/dashboard/${id}/link`);
    expect((await details()).statusCode).toBe(404);
    expect((await dashboards.call("PUT", `/dashboard/${id}/link`, {})).statusCode).toBe(404);
  });

  it("has no address to show where it cannot be derived: a link of before, or under another secret", async () => {
    const id = await dashboards.create();
    await link(id);
    await dashboards.test.services.store.system("test", (db) =>
      db
        .updateTable("dashboard_links")
        .set({ token_hash: hashOf("A".repeat(43)) })
        .where("dashboard_id", "=", id)
        .execute(),
    );
    expect((await dashboards.call("GET", `/dashboard/${id}/link`)).json()).toMatchObject({ url: null });
    expect((await open("A".repeat(43))).statusCode).toBe(200);
  });

  it("is looked at before it is made: a quarter of an hour, under the settings asked for, no one else's", async () => {
    const id = await dashboards.create();
    const preview = async (request: object, as?: string): Promise<LightMyRequestResponse> =>
      dashboards.call("POST", `/dashboard/${id}/link/preview`, request, as);
    const tokenOf = async (request: object): Promise<string> =>
      replyOf("previewLink", await preview(request))
        .url.split("/")
        .at(-1) ?? "";
    const token = await tokenOf({});
    expect(replyOf("readPublicDashboard", await open(token))).toMatchObject({ title: "Chiffres", preview: true });
    expect(await dashboards.figure(open(`${token}/results`, {}), "note", dashboards.months(90))).not.toBeNull();
    expect(await dashboards.figure(open(`${await tokenOf({ min_sample: 100 })}/results`, {}), "note", dashboards.months(90))).toBeNull();
    expect((await preview({}, neighbour)).statusCode).toBe(404);
    const [prefix, payload = "", signature = ""] = token.split(".");
    const claim = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claim, min_sample: 5 })).toString("base64url");
    for (const wrong of [`${prefix}.${forged}.${signature}`, `${prefix}.${payload}`, `${prefix}.${payload}.`, `${prefix}.`])
      expect((await open(wrong)).statusCode).toBe(404);
    dashboards.test.advance(15 * 60_000);
    expect((await open(token)).statusCode).toBe(410);
    const last = await tokenOf({});
    await dashboards.call("DELETE", `/dashboard/${id}`);
    expect((await open(last)).statusCode).toBe(410);
  });

  it("names no establishment with figures weaker than the territory's, unless its owner says so", async () => {
    const id = await dashboards.create({
      filters: { provider: ["google", "booking"] },
      widgets: { rang: { type: "establishments-table" }, derniers: { type: "latest-reviews" } },
      layout: placed("rang", "derniers"),
    });
    const shown = async (token: string): Promise<{ rows: string[]; reviewed: string[]; facets: string[] }> => {
      const lines = linesOf(await open(`${token}/results`, { compare: "none" }));
      const result = (widget: string): Result | undefined => lines.find((line) => line.widget === widget)?.result;
      const [table, feed] = [result("rang"), result("derniers")];
      return {
        rows: table?.kind === "table" ? table.rows.map(({ label }) => label) : [],
        reviewed: feed?.kind === "feed" ? [...new Set(feed.items.map(({ establishment_name: name }) => name))] : [],
        facets: replyOf("readPublicDashboard", await open(token)).document.facets ?? [],
      };
    };
    const { token } = await link(id, { min_sample: 5 });
    expect(await shown(token)).toEqual({
      rows: ["Hôtel Bellerive"],
      reviewed: ["Établissement non nommé", "Hôtel Bellerive"],
      facets: ["provider"],
    });
    expect((await open(`${token}/results`, {})).body).not.toMatch(/Camping La Clairière/);
    expect(replyOf("askPublicFacets", await open(`${token}/facets`, { dimensions: ["establishment"] })).facets).toEqual({});
    await dashboards.call("PUT", `/dashboard/${id}/link`, { names_all: true });
    expect(await shown(token)).toMatchObject({
      rows: ["Hôtel Bellerive", "Camping La Clairière"],
      facets: ["provider", "establishment"],
    });
    expect((await shown(token)).reviewed).toContain("Camping La Clairière");
  });

  it("is kept as a hash: no stored text holds the token", async () => {
    const { token } = await link(await dashboards.create());
    const rows = await dashboards.test.services.store.system("test", (db) => db.selectFrom("dashboard_links").selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
