import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { addReviewSets } from "../../../tests/access/support/figures.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { addDays, dayOf, startOf } from "../../../src/domain/day.ts";
import type {
  Dashboard,
  DashboardAnswer,
  FacetsAnswer,
  LinkAnswer,
  PublicDashboard,
  Result,
  ReviewSearchAnswer,
  TileResultLine,
} from "../../../src/generated/types.ts";

const dmo = "dmo@belvedere.example";
const neighbour = "dmo.voisin@belvedere.example";
let test: FiguresApp;
let today: string;
beforeAll(async () => {
  test = await openFiguresApp();
  today = dayOf(test.services.clock.now());
  await addReviewSets(test, "aurelle", [
    { establishment: "Hôtel Bellerive", count: 20, rating: 90, since: 40 },
    { establishment: "Camping La Clairière", count: 12, rating: 60, since: 30, provider: "booking" },
    { establishment: "Musée de la Soie", count: 3, rating: 20, since: 20, provider: "tripadvisor" },
    { establishment: "Hôtel Bellerive", count: 10, rating: 70, since: 400 },
  ]);
  await addReviewSets(test, "dunes", [{ establishment: "Hôtel Le Grand Pavois", count: 50, rating: 10, since: 60 }]);
}, 90_000);
afterAll(() => test.close());

const placed = (...ids: string[]): Dashboard["layout"] => ({
  tabs: [{ id: "t", sections: [{ id: "s", grid: ids.map((widget, index) => ({ widget, x: 0, y: index * 4, w: 6, h: 4 })) }] }],
});
const document: Dashboard = {
  version: 1,
  title: "Chiffres",
  period: { preset: "last-90-days" },
  compare: "previous-year",
  facets: ["provider", "establishment"],
  widgets: { avis: { type: "reviews" }, note: { type: "rating" }, derniers: { type: "latest-reviews" } },
  layout: placed("avis", "note", "derniers"),
};

function call(
  method: "GET" | "POST" | "DELETE",
  path: string,
  payload?: unknown,
  as: string | null = dmo,
): Promise<LightMyRequestResponse> {
  const body = payload === undefined ? {} : { payload: JSON.stringify(payload), headers: { "content-type": "application/json" } };
  return test.send({ method, as, url: `/api/v2/${test.slug}${path}`, ...body });
}
async function create(own: Partial<Dashboard> = {}): Promise<string> {
  return (await call("POST", "/dashboard", { ...document, ...own })).json<DashboardAnswer>().id;
}
const linesOf = (answer: LightMyRequestResponse): TileResultLine[] =>
  answer.body
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as TileResultLine);
const valueOf = (result: Result | undefined): number | null | undefined => (result?.kind === "scalar" ? result.value : undefined);
const span = (days: number): { from: number; to: number } => ({ from: startOf(addDays(today, 1 - days)), to: startOf(addDays(today, 1)) });
async function figure(
  answer: Promise<LightMyRequestResponse>,
  widget: string,
  { from }: { from: number },
): Promise<number | null | undefined> {
  return valueOf(linesOf(await answer).find((line) => line.widget === widget && line.from === from)?.result);
}

describe("the results of a dashboard", () => {
  it("come in one stream: each tile, its compared period, and the watermark at the end", async () => {
    const answer = await call("POST", `/dashboard/${await create()}/results`, {});
    expect(answer.headers["content-type"]).toMatch(/^application\/x-ndjson/);
    const lines = linesOf(answer);
    expect(lines.at(-1)).toMatchObject({ end: true, watermark: expect.any(Number) as number });
    const ninety = span(90);
    const own = lines.filter(({ from }) => from === ninety.from);
    expect(new Set(own.map(({ widget }) => widget))).toEqual(new Set(["avis", "derniers", "note"]));
    expect(own.every(({ to }) => to === ninety.to)).toBe(true);
    expect(valueOf(own.find(({ widget }) => widget === "avis")?.result)).toBe(35);
    const compared = lines.filter(({ from, end }) => !end && from !== ninety.from);
    // A list of reviews is not compared.
    expect(new Set(compared.map(({ widget }) => widget))).toEqual(new Set(["avis", "note"]));
    expect(valueOf(compared.find(({ widget }) => widget === "avis")?.result)).toBe(10);
  });

  it("follow period, comparison and filters of the request", async () => {
    const id = await create();
    const asked = { ...span(35), compare: "none", filters: { provider: ["booking"] } };
    const lines = linesOf(await call("POST", `/dashboard/${id}/results`, asked));
    expect(lines.filter(({ widget }) => widget === "avis").map(({ from, to, result }) => [from, to, valueOf(result)])).toEqual([
      [asked.from, asked.to, 12],
    ]);
  });

  it("use the document's filters where the request names none, and none where it lifts them", async () => {
    const id = await create({ filters: { provider: ["google"] } });
    expect(await figure(call("POST", `/dashboard/${id}/results`, {}), "avis", span(90))).toBe(20);
    expect(await figure(call("POST", `/dashboard/${id}/results`, { filters: {} }), "avis", span(90))).toBe(35);
  });

  it("count one establishment alone where the address names it", async () => {
    const id = await create();
    const [bellerive] = await test.services.store.system("test", (db) =>
      db.selectFrom("establishments").select("id").where("name", "=", "Hôtel Bellerive").execute(),
    );
    expect(await figure(call("POST", `/dashboard/${id}/results`, { overrideSheetId: bellerive?.id }), "avis", span(90))).toBe(20);
  });

  it("keep the error of a tile in its tile", async () => {
    const id = await create();
    await test.services.store.system("test", (db) =>
      db
        .updateTable("dashboards")
        .set({ document: JSON.stringify({ ...document, widgets: { ...document.widgets, note: { type: "gone" } } }) })
        .where("id", "=", id)
        .execute(),
    );
    const lines = linesOf(await call("POST", `/dashboard/${id}/results`, { compare: "none" }));
    expect(lines.find(({ widget }) => widget === "note")).toEqual({ widget: "note", error: "request.invalid" });
    expect(valueOf(lines.find(({ widget }) => widget === "avis")?.result)).toBe(35);
  });

  it("repeat a section for each value, in order, named", async () => {
    const layout: Dashboard["layout"] = {
      tabs: [
        {
          id: "t",
          sections: [
            {
              id: "s",
              repeat: { by: "provider", values: ["tripadvisor", "google", "thefork"] },
              grid: placed("avis", "note").tabs[0]?.sections[0]?.grid ?? [],
            },
          ],
        },
      ],
    };
    const id = await create({ widgets: { avis: { type: "reviews" }, note: { type: "rating" } }, layout });
    const lines = linesOf(await call("POST", `/dashboard/${id}/results`, { compare: "none" })).filter(({ widget }) => widget === "avis");
    expect(lines.map(({ instance, instance_label, result }) => [instance, instance_label, valueOf(result)])).toEqual([
      ["tripadvisor", "Tripadvisor", 3],
      ["google", "Google", 20],
    ]);
  });

  it.each([
    ["half a period", { from: 1_780_000_000_000 }],
    ["a period that ends before it begins", { from: 1_780_000_000_000, to: 1_770_000_000_000 }],
    ["a period outside the calendar", { from: 0, to: 8_640_000_000_000_000 }],
    ["an unknown dimension", { filters: { constructor: ["x"] } }],
    ["an unknown field", { sql: "1=1" }],
  ])("refuse %s", async (_, body) => {
    expect((await call("POST", `/dashboard/${await create()}/results`, body)).statusCode).toBe(422);
  });

  it("are the same for one widget alone, keyed by the start and the end of the period", async () => {
    const id = await create();
    const { from, to } = span(90);
    const answer = await call("POST", `/dashboard/${id}/widgets/avis?from=${from}&to=${to}`, {});
    const bySpan = answer.json<Record<string, Record<string, Result>>>();
    const stream = linesOf(await call("POST", `/dashboard/${id}/results`, { from, to })).filter(({ widget }) => widget === "avis");
    expect(bySpan[from]?.[to]).toEqual(stream.find((line) => line.from === from)?.result);
    expect(new Set(Object.keys(bySpan).map(Number))).toEqual(new Set(stream.map((line) => line.from)));
    expect(
      valueOf((await call("POST", `/dashboard/${id}/widgets/avis`, { provider: ["booking"] })).json<typeof bySpan>()[from]?.[to]),
    ).toBe(12);
    expect((await call("POST", `/dashboard/${id}/widgets/absent`, {})).statusCode).toBe(404);
    expect((await call("POST", `/dashboard/${id}/widgets/avis?from=hier&to=${to}`, {})).statusCode).toBe(422);
  });

  it("count the values of a facet without its own filter, with the others'", async () => {
    const id = await create();
    const facets = (await call("POST", `/dashboard/${id}/facets`, { filters: { provider: ["google"] } })).json<FacetsAnswer>();
    expect(facets.total).toBe(20);
    expect(facets.facets.provider?.map(({ value, n }) => [value, n])).toEqual([
      ["google", 20],
      ["booking", 12],
      ["tripadvisor", 3],
    ]);
    expect(facets.facets.establishment?.map(({ label, n }) => [label, n])).toEqual([["Hôtel Bellerive", 20]]);
  });
});

describe("the reviews behind a figure", () => {
  it("are found by period, filters and words, within the reader's own territory", async () => {
    const search = async (body: unknown, as = dmo): Promise<ReviewSearchAnswer> =>
      (await call("POST", "/observation/reviews/search", body, as)).json();
    const all = await search({});
    expect(all).toMatchObject({ total: 45, page: 0, size: 20 });
    expect(all.items).toHaveLength(20);
    expect(all.facets.provider?.[0]).toMatchObject({ value: "google", n: 30 });
    expect((await search({ ...span(90), filters: { provider: ["booking"] }, size: 5, page: 2 })).items).toHaveLength(2);
    expect((await search({ text: "TRÈS BEL" })).total).toBe(45);
    expect((await search({ text: "introuvable" })).total).toBe(0);
    expect((await search({}, neighbour)).total).toBe(50);
  });
});

describe("a public link", () => {
  const link = async (id: string, request: object = {}): Promise<LinkAnswer> =>
    (await call("POST", `/dashboard/${id}/link`, request)).json();
  const open = (path: string, payload?: unknown): Promise<LightMyRequestResponse> =>
    call(payload === undefined ? "GET" : "POST", `/dashboard/public/${path}`, payload, null);

  it("opens the document without a session: what it is drawn with, and nothing of its owner but a name", async () => {
    const { token, url, min_sample } = await link(await create({ tags: ["Interne"] }));
    expect(url).toBe(`${test.services.environment.publicUrl}/public/dashboard/${token}`);
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
    const { token } = await link(await create());
    expect(await figure(open(`${token}/results`, {}), "avis", span(90))).toBe(35);
    const few = linesOf(await open(`${token}/results`, { filters: { provider: ["tripadvisor"] } })).find(
      ({ widget, from }) => widget === "note" && from === span(90).from,
    )?.result;
    expect(few).toMatchObject({ value: null, hidden: true });
    const { token: careful } = await link(await create(), { min_sample: 100 });
    expect(await figure(open(`${careful}/results`, {}), "note", span(90))).toBeNull();
  });

  it("names no facet value with too few reviews, and only the dimensions that the document offers", async () => {
    const { token } = await link(await create());
    const { facets } = (await open(`${token}/facets`, { dimensions: ["provider", "country"] })).json<FacetsAnswer>();
    expect(Object.keys(facets)).toEqual(["provider"]);
    expect(facets.provider?.map(({ value }) => value)).toEqual(["google", "booking"]);
    expect((await open(`${token}/facets`)).json<FacetsAnswer>().total).toBe(35);
  });

  it("never lets its reader out of the document's filters", async () => {
    const { token } = await link(await create({ filters: { provider: ["booking"] } }));
    for (const filters of [{}, { provider: ["google"] }, { provider: ["google", "booking"] }, { country: ["FR"] }]) {
      expect(await figure(open(`${token}/results`, { filters }), "avis", span(90))).toBe(12);
      const one = (await open(`${token}/widgets/avis`, filters)).json<Record<string, Record<string, Result>>>();
      expect(valueOf(one[span(90).from]?.[span(90).to])).toBe(12);
    }
    expect((await open(`${token}/facets`, { filters: { provider: ["google"] } })).json<FacetsAnswer>()).toMatchObject({ total: 12 });
  });

  it("refuses another establishment, another widget, and another period where the document offers no facets", async () => {
    const { token } = await link(await create({ facets: [] }));
    expect((await open(`${token}/results`, { overrideSheetId: "x" })).statusCode).toBe(422);
    expect((await open(`${token}/widgets/avis?overrideSheetId=x`, {})).statusCode).toBe(422);
    expect((await open(`${token}/widgets/absent`, {})).statusCode).toBe(404);
    expect((await open(`${token}/results`, span(400))).statusCode).toBe(422);
    expect((await open(`${token}/results`, span(90))).statusCode).toBe(200);
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
    const id = await create();
    const { token: first } = await link(id);
    const { token: second } = await link(id);
    await gone(first);
    expect((await open(second)).statusCode).toBe(200);
    await call("DELETE", `/dashboard/${id}/link`);
    await gone(second);
    const { token: third } = await link(id, { expires_at: new Date(test.services.clock.now().getTime() + 60_000).toISOString() });
    expect((await open(third)).statusCode).toBe(200);
    test.advance(60_000);
    await gone(third);
    const { token: fourth } = await link(id);
    await call("DELETE", `/dashboard/${id}`);
    await gone(fourth);
    for (const unknown of ["A".repeat(43), "x", id, "%00", first.slice(1)]) expect((await open(unknown)).statusCode).toBe(404);
    expect((await call("POST", `/dashboard/${await create()}/link`, { expires_at: "2020-01-01T00:00:00Z" })).statusCode).toBe(422);
  });

  it("is kept as a hash: no stored text holds the token", async () => {
    const { token } = await link(await create());
    const rows = await test.services.store.system("test", (db) => db.selectFrom("dashboard_links").selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
