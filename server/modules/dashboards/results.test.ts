import { gunzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import {
  DashboardCalls,
  dmo,
  figuresDocument as document,
  linesOf,
  neighbour,
  placed,
  valueOf,
} from "../../../tests/access/support/dashboards.ts";
import { addReviews, review } from "../../../tests/support/state.ts";
import { addDays, dayOf, startOf } from "../../../src/domain/time/day.ts";
import type { Dashboard, ReviewSearchAnswer } from "../../../src/generated/types.ts";

let dashboards: DashboardCalls;
beforeAll(async () => {
  dashboards = await DashboardCalls.open();
}, 90_000);
afterAll(() => dashboards.test.close());

describe("the results of a dashboard", () => {
  it("come in one stream: each tile, its compared period, and the watermark at the end", async () => {
    const answer = await dashboards.call("POST", `/dashboard/${await dashboards.create()}/results`, {});
    expect(answer.headers["content-type"]).toMatch(/^application\/x-ndjson/);
    const lines = linesOf(answer);
    expect(lines.at(-1)).toMatchObject({ end: true, watermark: expect.any(Number) as number });
    const ninety = dashboards.span(90);
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
    const id = await dashboards.create();
    const asked = { ...dashboards.span(50), compare: "none", filters: { provider: ["booking"] } };
    const lines = linesOf(await dashboards.call("POST", `/dashboard/${id}/results`, asked));
    expect(lines.filter(({ widget }) => widget === "avis").map(({ from, to, result }) => [from, to, valueOf(result)])).toEqual([
      [asked.from, asked.to, 12],
    ]);
  });

  it("use the document's filters where the request names none, and none where it lifts them", async () => {
    const id = await dashboards.create({ filters: { provider: ["google"] } });
    expect(await dashboards.figure(dashboards.call("POST", `/dashboard/${id}/results`, {}), "avis")).toBe(20);
    expect(await dashboards.figure(dashboards.call("POST", `/dashboard/${id}/results`, { filters: {} }), "avis")).toBe(35);
  });

  it("count one establishment alone where the address names it", async () => {
    const id = await dashboards.create();
    const [bellerive] = await dashboards.test.services.store.system("test", (db) =>
      db.selectFrom("establishments").select("id").where("name", "=", "Hôtel Bellerive").execute(),
    );
    expect(await dashboards.figure(dashboards.call("POST", `/dashboard/${id}/results`, { overrideSheetId: bellerive?.id }), "avis")).toBe(
      20,
    );
  });

  it("say of a tile without reviews when the last one was, under its own filters, to readers of their own figures alone", async () => {
    const id = await dashboards.create({
      widgets: { ...document.widgets, note: { type: "rating", query: { where: { provider: ["google"] } } } },
    });
    const now = dashboards.test.services.clock.now();
    const day = (ago: number): number => startOf(addDays(dayOf(now, "Europe/Paris"), -ago), "Europe/Paris");
    const latestOf = async (from: number, to: number, path = `/dashboard/${id}/results`, as?: null): Promise<(string | undefined)[]> => {
      const lines = linesOf(await dashboards.call("POST", path, { from: day(from), to: day(to), compare: "none" }, as));
      return ["note", "derniers"].map((name) => lines.find(({ widget }) => widget === name)?.latest);
    };
    const [note, reviews] = await latestOf(10, 5);
    expect([note, reviews].map((latest) => latest !== undefined && latest < dayOf(day(10), "Europe/Paris"))).toEqual([true, true]);
    expect(note).not.toBe(reviews);
    expect(await latestOf(60, 30), "what counts something has none").toEqual([undefined, undefined]);
    const { token } = replyOf("createLink", await dashboards.call("POST", `/dashboard/${id}/link`));
    expect(await latestOf(10, 5, `/dashboard/public/${token}/results`, null)).toEqual([undefined, undefined]);
  });

  it("keep the error of a tile in its tile", async () => {
    const id = await dashboards.create();
    await dashboards.test.services.store.system("test", (db) =>
      db
        .updateTable("dashboards")
        .set({ document: JSON.stringify({ ...document, widgets: { ...document.widgets, note: { type: "gone" } } }) })
        .where("id", "=", id)
        .execute(),
    );
    const lines = linesOf(await dashboards.call("POST", `/dashboard/${id}/results`, { compare: "none" }));
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
    const id = await dashboards.create({ widgets: { avis: { type: "reviews" }, note: { type: "rating" } }, layout });
    const lines = linesOf(await dashboards.call("POST", `/dashboard/${id}/results`, { compare: "none" })).filter(
      ({ widget }) => widget === "avis",
    );
    expect(lines.map(({ instance, instance_label, result }) => [instance, instance_label, valueOf(result)])).toEqual([
      ["tripadvisor", "Tripadvisor", 3],
      ["google", "Google", 20],
    ]);
  });

  it("tell the first and the last rows of a ranking, and how these very rows stood before", async () => {
    const query = { limit: 1, tail: 1, at_least: 1 };
    const id = await dashboards.create({ widgets: { rang: { type: "establishment-ranking", query } }, layout: placed("rang") });
    const rows = linesOf(await dashboards.call("POST", `/dashboard/${id}/results`, { compare: "previous-year" })).flatMap(({ result }) =>
      result?.kind === "table" ? [result.rows.map(({ label, cells }) => [label, cells[0]?.value])] : [],
    );
    expect(rows).toEqual([
      [
        ["Hôtel Bellerive", 90],
        ["Musée de la Soie", 20],
      ],
      [["Hôtel Bellerive", 70]],
    ]);
  });

  it("come for some tiles alone, as their reader has switched them, the second question of a tile beside its first", async () => {
    const id = await dashboards.create({
      widgets: { ...document.widgets, courbe: { type: "reputation-evolution" }, carte: { type: "territory" } },
      layout: placed(...Object.keys(document.widgets), "courbe", "carte"),
    });
    const ask = async (body: object) => linesOf(await dashboards.call("POST", `/dashboard/${id}/results`, { compare: "none", ...body }));
    const [curve, end, ...rest] = await ask({ widgets: ["courbe"], choices: { courbe: { measure: "reviews", grain: "week" } } });
    expect(curve).toMatchObject({ widget: "courbe", result: { kind: "series", measure: "reviews", grain: "week" } });
    expect([end?.end, rest]).toEqual([true, []]);
    const [asItStands] = await ask({ widgets: ["courbe"], choices: { courbe: { measure: "unknown" }, autre: {} } });
    expect(asItStands?.result).toMatchObject({ measure: "rating", grain: "month" });
    const map = await ask({ widgets: ["carte"] });
    expect(map.map(({ part, result }) => [part, result?.kind])).toEqual([
      [undefined, "geo"],
      ["beside", "table"],
      [undefined, undefined],
    ]);
  });

  it("refuse a period that would make too many points of a tile, in one sentence, and stay answers where the grain allows it", async () => {
    const century = { from: Date.UTC(1999, 11, 31, 23), to: Date.UTC(2099, 11, 31, 23) };
    const id = await dashboards.create({
      widgets: { ...document.widgets, jours: { type: "reviews-daily" } },
      layout: placed(...Object.keys(document.widgets), "jours"),
    });
    const asked = [
      [`/dashboard/${id}/results`, century],
      [`/dashboard/${id}/widgets/jours?from=${century.from}&to=${century.to}`, {}],
      [`/dashboard/${id}/results`, { ...century, widgets: ["jours"] }],
    ] as const;
    for (const [path, body] of asked) {
      const answer = await dashboards.call("POST", path, body);
      expect([path, answer.statusCode]).toEqual([path, 422]);
      expect(answer.json<{ errors: { detail: string }[] }>().errors[0]?.detail).toMatch(
        /^La période est trop longue pour un détail par jour\s: 36\s525 points, 5\s000 au plus\. Choisissez une période plus courte\.$/,
      );
    }
    expect((await dashboards.call("POST", `/dashboard/${id}/results`, { ...century, widgets: ["avis"] })).statusCode).toBe(200);
    expect((await dashboards.call("POST", `/dashboard/${id}/widgets/avis?from=${century.from}&to=${century.to}`, {})).statusCode).toBe(200);
  });

  it("say of a tile alone that the document's own period is too long for it", async () => {
    const period: Dashboard["period"] = { preset: "custom", from: "2000-01-01", to: "2089-12-31" };
    const id = await dashboards.create({
      period,
      widgets: { avis: { type: "reviews" }, jours: { type: "reviews-daily" } },
      layout: placed("avis", "jours"),
    });
    const lines = linesOf(await dashboards.call("POST", `/dashboard/${id}/results`, { compare: "none" }));
    expect(lines.find(({ widget }) => widget === "jours")).toEqual({ widget: "jours", error: "request.invalid" });
    expect(valueOf(lines.find(({ widget }) => widget === "avis")?.result)).toBe(45);
  });

  it("of a document that is not stored are refused where it is no document or the question is none, naming the place", async () => {
    const preview = async (body: object): Promise<[number, string[]]> => {
      const answer = await dashboards.call("POST", "/dashboard/preview/results", body);
      return [
        answer.statusCode,
        answer.statusCode === 422 ? answer.json<{ errors: { pointer: string }[] }>().errors.map(({ pointer }) => pointer) : [],
      ];
    };
    expect(await preview({ document })).toEqual([200, []]);
    const { widgets: _, ...torn } = document;
    for (const [body, pointer] of [
      [{}, "/document"],
      [{ document: torn }, "/document/widgets"],
      [{ document: { ...document, version: 99 } }, "/document/version"],
      [{ document, from: "hier" }, "/from"],
      [{ document, widgets: ["Pas un nom"] }, "/widgets/0"],
    ] as const) {
      const [status, pointers] = await preview(body);
      expect([status, pointers.some((each) => each.startsWith(pointer))], JSON.stringify(pointers)).toEqual([422, true]);
    }
    const { from, to } = dashboards.span(30);
    expect((await preview({ document, from: to, to: from }))[0]).toBe(422);
  });

  it("come compressed line by line to who accepts it", async () => {
    const id = await dashboards.create();
    const answer = await dashboards.test.send({
      method: "POST",
      as: dmo,
      url: `/api/v2/${dashboards.test.slug}/dashboard/${id}/results`,
      headers: { "accept-encoding": "gzip, br", "content-type": "application/json" },
      payload: "{}",
    });
    expect(answer.headers["content-encoding"]).toBe("gzip");
    const lines = gunzipSync(answer.rawPayload).toString().trimEnd().split("\n");
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ end: true });
  });

  it.each([
    ["half a period", { from: 1_780_000_000_000 }],
    ["a period that ends before it begins", { from: 1_780_000_000_000, to: 1_770_000_000_000 }],
    ["a period outside the calendar", { from: 0, to: 8_640_000_000_000_000 }],
    ["an unknown dimension", { filters: { constructor: ["x"] } }],
    ["an unknown field", { sql: "1=1" }],
  ])("refuse %s", async (_, body) => {
    expect((await dashboards.call("POST", `/dashboard/${await dashboards.create()}/results`, body)).statusCode).toBe(422);
  });

  it("are the same for one widget alone, keyed by the start and the end of the period", async () => {
    const id = await dashboards.create();
    const { from, to } = dashboards.span(90);
    const answer = await dashboards.call("POST", `/dashboard/${id}/widgets/avis?from=${from}&to=${to}`, {});
    const bySpan = replyOf("askWidget", answer);
    const stream = linesOf(await dashboards.call("POST", `/dashboard/${id}/results`, { from, to })).filter(
      ({ widget }) => widget === "avis",
    );
    expect(bySpan[from]?.[to]).toEqual(stream.find((line) => line.from === from)?.result);
    expect(new Set(Object.keys(bySpan).map(Number))).toEqual(new Set(stream.map((line) => line.from)));
    expect(
      valueOf(
        (await dashboards.call("POST", `/dashboard/${id}/widgets/avis`, { provider: ["booking"] })).json<typeof bySpan>()[from]?.[to],
      ),
    ).toBe(12);
    expect((await dashboards.call("POST", `/dashboard/${id}/widgets/absent`, {})).statusCode).toBe(404);
    expect((await dashboards.call("POST", `/dashboard/${id}/widgets/avis?from=hier&to=${to}`, {})).statusCode).toBe(422);
  });

  it("count the values of a facet without its own filter, with the others'", async () => {
    const id = await dashboards.create();
    const facets = replyOf(
      "askDashboardFacets",
      await dashboards.call("POST", `/dashboard/${id}/facets`, { filters: { provider: ["google"] } }),
    );
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
      (await dashboards.call("POST", "/observation/reviews/search", body, as)).json();
    const all = await search({});
    expect(all).toMatchObject({ total: 45, page: 0, size: 20 });
    expect(all.items).toHaveLength(20);
    expect(all.facets.provider?.[0]).toMatchObject({ value: "google", n: 30 });
    expect((await search({ ...dashboards.span(90), filters: { provider: ["booking"] }, size: 5, page: 2 })).items).toHaveLength(2);
    expect((await search({ text: "TRÈS BEL" })).total).toBe(45);
    expect((await search({ text: "introuvable" })).total).toBe(0);
    expect((await search({}, neighbour)).total).toBe(50);
  });

  it("have a first and a last day by which a period finds them all, whatever their publication", async () => {
    const { services } = dashboards.test;
    const [museum] = await services.store.system("test", (db) =>
      db.selectFrom("establishments").select("id").where("name", "=", "Musée de la Soie").execute(),
    );
    const today = dayOf(services.clock.now());
    const [first, last] = [addDays(today, -720), addDays(today, -5)];
    // The review published first is about the later day.
    await addReviews(services.store, "aurelle", [
      review(museum?.id ?? "", "early", {
        source: "expedia",
        experience_date: addDays(today, -700),
        published_at: `${addDays(today, -699)}T10:00:00.000Z`,
      }),
      review(museum?.id ?? "", "late", {
        source: "expedia",
        experience_date: first,
        published_at: `${addDays(today, -600)}T10:00:00.000Z`,
      }),
      review(museum?.id ?? "", "latest", { source: "expedia", experience_date: last, published_at: `${today}T10:00:00.000Z` }),
    ]);
    await dashboards.test.settle();
    const filters = { provider: ["expedia"] };
    const ask = async <T>(path: string, body: unknown, as = dmo): Promise<T> =>
      (await dashboards.call("POST", `/observation/reviews/${path}`, body, as)).json();
    expect(await ask("days", { filters })).toEqual({ total: 3, first, last });
    const span = { from: startOf(first), to: startOf(addDays(last, 1)) };
    expect(await ask("search", { filters, ...span })).toMatchObject({ total: 3 });
    expect(await ask("days", { filters }, neighbour)).toEqual({ total: 0, first: null, last: null });
    expect((await dashboards.call("POST", "/observation/reviews/days", { filters: { polarity: ["-1"] } })).statusCode).toBe(422);
  });
});
