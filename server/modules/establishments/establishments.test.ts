import type { LightMyRequestResponse } from "fastify";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { dmo, neighbour } from "../../../tests/access/support/dashboards.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { drawFrom } from "../../../tests/analytics/draw.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { addReviews, review } from "../../../tests/support/state.ts";
import { addDays, dayOf, startOf } from "../../../src/domain/time/day.ts";
import type { DownloadTask, EstablishmentFigures, EstablishmentPage, EstablishmentSearch } from "../../../src/generated/types.ts";
import { fold } from "../../../src/domain/text/fold.ts";

/** A review as the naive reader below counts it. */
interface Fact {
  place: string;
  day: string;
  rating: number | null;
  provider: string;
  answered: boolean;
}

interface Place {
  id: string;
  name: string;
  category: string;
  city: string;
  stars: number | null;
  lat: number | null;
  lng: number | null;
}

const providers = ["google", "booking", "tripadvisor"] as const;
const today = dayOf(new Date());
const facts: Fact[] = [];
let places: Place[] = [];
let selection = "";
let test: FiguresApp;

beforeAll(async () => {
  test = await openFiguresApp();
  const draw = drawFrom(11);
  const { store } = test.services;
  await store.system("test.places", async (db) => {
    await db
      .insertInto("communes")
      .values({
        destination_id: "aurelle",
        insee: "00002",
        name: "Col Vert",
        child_id: null,
        population: 1,
        lat: 45,
        lng: 6,
        ring: JSON.stringify([
          [5, 44],
          [6, 44],
          [6, 45],
        ]),
      })
      .execute();
    const rows = await db
      .selectFrom("establishments")
      .select(["id", "name"])
      .where("destination_id", "=", "aurelle")
      .orderBy("name")
      .execute();
    for (const [index, { id }] of rows.entries())
      await db
        .updateTable("establishments")
        .set({
          category: index % 2 === 0 ? "hotel" : "camping",
          commune_insee: index % 3 === 0 ? "00002" : "00001",
          stars: index % 4 === 0 ? null : (index % 4) + 1,
          lat: index === 1 ? null : 44 + index / 10,
          lng: index === 1 ? null : 5 + index / 10,
        })
        .where("id", "=", id)
        .execute();
    const made = await db
      .insertInto("selections")
      .values({ group_id: "aurelle", title: "Bords de l’eau" })
      .returning("id")
      .executeTakeFirstOrThrow();
    selection = made.id;
    for (const { id } of rows.slice(0, 3))
      await db.insertInto("selection_members").values({ selection_id: selection, group_id: "aurelle", establishment_id: id }).execute();
    const stored = await db.selectFrom("establishments").selectAll().where("destination_id", "=", "aurelle").execute();
    places = stored.map(({ id, name, category, commune_insee, stars, lat, lng }) => ({
      id,
      name,
      category,
      city: commune_insee === "00002" ? "Col Vert" : "Bourg aurelle",
      stars,
      lat,
      lng,
    }));
  });
  // The last two have no review at all.
  const reviewed = places.slice(0, -2);
  for (let index = 0; index < 500; index += 1)
    facts.push({
      place: draw.of(reviewed).id,
      day: addDays(today, -draw.below(760)),
      rating: draw.chance(0.1) ? null : draw.below(101),
      provider: draw.of(providers),
      answered: draw.chance(0.4),
    });
  await addReviews(
    store,
    "aurelle",
    facts.map(({ place, day, rating, provider, answered }, index) =>
      review(place, `list-${index}`, {
        source: provider,
        rating,
        experience_date: day,
        published_at: `${day}T10:00:00.000Z`,
        ...(answered ? { reply_text: "Merci.", reply_at: `${day}T12:00:00.000Z`, reply_state: "published" as const } : {}),
      }),
    ),
  );
  await test.settle();
}, 120_000);
afterAll(() => test.close());

const send = (method: "GET" | "POST", path: string, payload?: object, as = dmo): Promise<LightMyRequestResponse> =>
  test.send({ method, as, url: `/api/v2/${test.slug}/observation/establishment${path}`, ...(payload ? { payload } : {}) });
const list = async (body: EstablishmentSearch = {}, address = "", as = dmo): Promise<EstablishmentPage> =>
  replyOf("searchEstablishments", await send("POST", address, body, as));

/** The list as somebody counts it by hand. */
function naive({ sort = "-rating", from, to, filters = {}, within }: EstablishmentSearch, category: string, search: string) {
  const span = [dayOf(new Date(from ?? 0)), dayOf(new Date((to ?? 0) - 1))] as const;
  const accepted = filters.provider as string[] | undefined;
  const lines = places.flatMap((place) => {
    const own = facts.filter(
      (fact) => fact.place === place.id && fact.day >= span[0] && fact.day <= span[1] && (!accepted || accepted.includes(fact.provider)),
    );
    if (accepted && own.length === 0) return [];
    if (category !== "all" && place.category !== category) return [];
    if (!fold(`${place.name} ${place.city}`).includes(fold(search))) return [];
    if (
      within &&
      (place.lat === null ||
        place.lng === null ||
        place.lat < within.south ||
        place.lat > within.north ||
        place.lng < within.west ||
        place.lng > within.east)
    )
      return [];
    const rated = own.flatMap(({ rating }) => (rating === null ? [] : [rating]));
    const share = (hits: number): number => (100 * hits) / rated.length;
    return [
      {
        id: place.id,
        name: place.name,
        reviews: own.length,
        rated: rated.length,
        rating: rated.length === 0 ? null : rated.reduce((sum, one) => sum + one, 0) / rated.length,
        nps: rated.length === 0 ? null : share(rated.filter((one) => one >= 90).length) - share(rated.filter((one) => one < 70).length),
        response: own.length === 0 ? null : (100 * own.filter(({ answered }) => answered).length) / own.length,
      },
    ];
  });
  const by = sort.replace("-", "") as "rating" | "nps" | "reviews" | "name";
  const sign = sort.startsWith("-") ? -1 : 1;
  const french = new Intl.Collator("fr", { numeric: true });
  return lines.toSorted((a, b) => {
    if (by === "name") return sign * french.compare(a.name, b.name);
    const [left, right] = [a[by], b[by]];
    if (by !== "reviews" && a.rated < 10 !== b.rated < 10) return a.rated < 10 ? 1 : -1;
    if (left === null || right === null) return Number(left === null) - Number(right === null) || french.compare(a.name, b.name);
    return sign * (left - right) || (by === "reviews" ? b.reviews - a.reviews : b.rated - a.rated) || french.compare(a.name, b.name);
  });
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 1e6) / 1e6);

describe("the list of establishments", () => {
  it("is what somebody counts by hand, over random questions", async () => {
    const draw = drawFrom(3);
    const sorts = ["rating", "-rating", "nps", "-nps", "reviews", "-reviews", "name", "-name"] as const;
    for (let round = 0; round < 60; round += 1) {
      const last = addDays(today, -draw.below(300));
      const body: EstablishmentSearch = {
        from: startOf(addDays(last, -1 - draw.below(400)), "Europe/Paris"),
        to: startOf(last, "Europe/Paris"),
        sort: draw.of(sorts),
        size: 100,
        ...(draw.chance(0.3) ? { filters: { provider: [draw.of(providers)] } } : {}),
        ...(draw.chance(0.3) ? { within: { west: 5.1, south: 44, east: 5.6, north: 46 } } : {}),
      };
      const category = draw.of(["all", "hotel", "camping"]);
      const search = draw.of(["", "", "col", "HOTEL", "clairi"]);
      const page = await list(body, `?category=${category}&search=${search}`);
      const expected = naive(body, category, search);
      expect({ round, total: page.total, ids: page.items.map(({ name }) => name) }).toEqual({
        round,
        total: expected.length,
        ids: expected.map(({ name }) => name),
      });
      for (const [index, item] of page.items.entries()) {
        const own = expected[index];
        expect([
          rounded(item.rating),
          rounded(item.nps),
          item.reviews,
          item.cells.rating.n,
          rounded(item.cells.response_rate.value),
        ]).toEqual([rounded(own?.rating ?? null), rounded(own?.nps ?? null), own?.reviews, own?.rated, rounded(own?.response ?? null)]);
        expect(item.spread.reduce((sum, n) => sum + n, 0)).toBe(own?.rated);
      }
    }
  });

  it("has twenty a page, best first, over the last twelve months, each figure beside that of the year before", async () => {
    const page = await list();
    expect([page.page, page.size, page.total]).toEqual([0, 20, places.length]);
    const ratings = page.items.flatMap(({ rating }) => (rating === null ? [] : [rating]));
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    expect(page.items.at(-1)?.rating).toBeNull();
    const [first] = page.items;
    const [year, before] = [await list({ from: page.from, to: page.to, compare: "none" }), await list(page.compared ?? {})];
    expect(first?.compared?.rating).toEqual(before.items.find(({ id }) => id === first?.id)?.cells.rating);
    expect(year.compared).toBeNull();
    expect(year.items[0]?.compared).toBeNull();
    expect(first?.cells.nps.interval).toHaveLength(2);
  });

  it("is cut into pages without a gap or a repetition", async () => {
    const whole = (await list({ size: 100 })).items.map(({ id }) => id);
    const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => list({ page, size: 2 })));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(whole);
    expect((await list({ page: 50 })).items).toEqual([]);
  });

  it("counts each facet under the filters of the others", async () => {
    const page = await list({ filters: { category: ["hotel"] } });
    const counts = (name: string): Record<string, number> =>
      Object.fromEntries((page.facets[name] ?? []).map(({ value, n }) => [value, n]));
    const of = (holds: (place: Place) => boolean): number => places.filter(holds).length;
    expect(counts("category")).toEqual({
      hotel: of(({ category }) => category === "hotel"),
      camping: of(({ category }) => category === "camping"),
    });
    expect(counts("commune")).toEqual({
      "00001": of(({ category, city }) => category === "hotel" && city !== "Col Vert"),
      "00002": of(({ category, city }) => category === "hotel" && city === "Col Vert"),
    });
    expect(page.facets.selection).toEqual([expect.objectContaining({ value: selection, label: "Bords de l’eau" })]);
    expect(page.facets.stars?.map(({ value }) => value)).toEqual(page.facets.stars?.map(({ value }) => value).toSorted());
  });

  it("is not found under a selection that was deleted", async () => {
    const mark = (deleted_at: string | null) =>
      test.services.store.system("test.selection", (db) =>
        db.updateTable("selections").set({ deleted_at }).where("id", "=", selection).execute(),
      );
    await mark("2026-11-01T00:00:00Z");
    expect((await send("POST", `?selection=${selection}`, {})).statusCode).toBe(404);
    await mark(null);
  });

  it("keeps the establishments of a selection, and all but some values", async () => {
    expect((await list({}, `?selection=${selection}`)).total).toBe(3);
    expect((await list({ filters: { selection: { not: [selection] } } })).total).toBe(places.length - 3);
    // Without stars counts as no value: it is not among those left out.
    expect((await list({ filters: { stars: { not: ["3"] } } })).total).toBe(places.filter(({ stars }) => stars !== 3).length);
  });

  it("counts those that bear a quality label, and keeps them or the others", async () => {
    await test.services.store.system("test.labels", (db) =>
      db
        .updateTable("establishments")
        .set({ labels: ["Accueil Vélo"] })
        .where("name", "=", "Hôtel Bellerive")
        .execute(),
    );
    const page = await list({ filters: { label: ["Accueil Vélo"] } });
    expect(page.items.map(({ name }) => name)).toEqual(["Hôtel Bellerive"]);
    expect(page.facets.label).toEqual([{ value: "Accueil Vélo", label: "Accueil Vélo", n: 1 }]);
    expect((await list({ filters: { label: { not: ["Accueil Vélo"] } } })).total).toBe(places.length - 1);
    expect((await send("POST", "", { filters: { label: ["Accueil Vélo"] } }, "pro@belvedere.example")).statusCode).toBe(403);
  });

  it("shows a professional its own establishments alone, without what divides the territory", async () => {
    const page = await list({}, "", "pro@belvedere.example");
    expect(page.total).toBeGreaterThan(0);
    expect(page.total).toBeLessThan(places.length);
    expect(Object.keys(page.facets)).toEqual(["category", "stars", "capacity"]);
    expect((await send("POST", "", { filters: { commune: ["00001"] } }, "pro@belvedere.example")).statusCode).toBe(403);
  });

  it("refuses what is no question", async () => {
    for (const [body, pointer] of [
      [{ sort: "stars" }, "/sort"],
      [{ size: 101 }, "/size"],
      [{ from: 5 }, "/to"],
      [{ filters: { polarity: ["1"] } }, "/filters/polarity"],
      [{ within: { west: 0, south: 0, east: 200, north: 1 } }, "/within/east"],
    ] as const) {
      const answer = await send("POST", "", body);
      expect([answer.statusCode, answer.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer]).toEqual([422, pointer]);
    }
  });

  it("is drawn whole on its map, which leaves out what nobody has located", async () => {
    const map = replyOf("mapEstablishments", await send("POST", "/map?category=hotel", { size: 1 }));
    expect(map.points.map(({ name }) => name).toSorted()).toEqual(
      places
        .filter(({ category, lat }) => category === "hotel" && lat !== null)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(map.backdrop).toEqual([
      [
        [5, 44],
        [6, 44],
        [6, 45],
      ],
    ]);
    expect(replyOf("mapEstablishments", await send("POST", "/map", {}, neighbour)).backdrop).toEqual([]);
  });

  it.each(["csv", "xlsx"] as const)("becomes a file of all its lines (%s)", async (format) => {
    const { task } = replyOf("exportEstablishments", await send("POST", "/export?category=camping", { format, sort: "name" }));
    const tasks = async (): Promise<DownloadTask[]> =>
      (await test.send({ method: "GET", as: dmo, url: `/api/v2/${test.slug}/tasks` })).json();
    await expect.poll(async () => (await tasks()).find(({ id }) => id === task.id)?.state).toBe("finished");
    expect(task.filename).toBe(`etablissements.${format}`);
    const file = (await test.send({ method: "GET", as: dmo, url: `/api/v2/${test.slug}/tasks/${task.id}/content` })).rawPayload;
    const text =
      format === "csv"
        ? file.toString("utf8")
        : Object.values(unzipSync(file))
            .map((part) => strFromU8(part))
            .join("");
    const names = (await list({ sort: "name", size: 100 }, "?category=camping")).items.map(({ name }) => name);
    const places = names.map((name) => text.indexOf(name));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe("one establishment", () => {
  it("says what it is, its sheet and what its professional has", async () => {
    const bellerive = places.find(({ name }) => name === "Hôtel Bellerive");
    const found = replyOf("readEstablishment", await send("GET", `/${bellerive?.id}`));
    expect(found).toMatchObject({
      id: bellerive?.id,
      name: "Hôtel Bellerive",
      group_info: { sheets: [{ id: bellerive?.id }] },
      review_urls: [],
    });
    expect(found.licenseInfo).toMatchObject({ offer: "expert", independent: false });
    expect(found.licenseInfo.roles).toContain("V2_PRO_ANALYSIS");
    expect(replyOf("readEstablishmentOfSheet", await send("GET", `/from-sheet/${bellerive?.id}`))).toEqual(found);
    expect(replyOf("listSheets", await send("GET", `/${bellerive?.id}/sheets`))).toEqual(found.group_info.sheets);
  });

  it("is listed with the others, with licences where they are asked for", async () => {
    const plain = replyOf("listEstablishments", await send("GET", ""));
    expect(plain.map(({ name }) => name).toSorted()).toEqual(places.map(({ name }) => name).toSorted());
    expect(plain.some(({ licenseInfo }) => licenseInfo)).toBe(false);
    const licensed = replyOf("listEstablishments", await send("GET", "?licenseInfo=true"));
    expect(new Set(licensed.map(({ licenseInfo }) => licenseInfo?.offer))).toEqual(new Set(["standard", "expert"]));
    const own = replyOf("listEstablishments", await send("GET", "", undefined, "pro@belvedere.example"));
    expect(own.length).toBeLessThan(plain.length);
  });

  const figures = async (name: string, query = ""): Promise<EstablishmentFigures> => {
    const [{ place } = { place: "" }] = facts;
    return (await send("GET", `/${place}/${name}${query}`)).json();
  };

  it("has figures of its own reviews alone, with their n and interval", async () => {
    const [{ place } = { place: "" }] = facts;
    const [from, to] = [startOf(addDays(today, -200), "Europe/Paris"), startOf(today, "Europe/Paris")];
    const own = facts.filter((fact) => fact.place === place && fact.day >= addDays(today, -200) && fact.day < today);
    const { results, previous, compared } = await figures("dashboard/stats", `?from=${from}&to=${to}`);
    expect(results.stats).toMatchObject({
      kind: "scalar",
      measure: "rating",
      n: own.filter(({ rating }) => rating !== null).length,
      interval: [expect.any(Number), expect.any(Number)],
    });
    expect(previous?.stats).toMatchObject({ kind: "scalar" });
    expect(compared).not.toBeNull();
    expect((await figures("dashboard/stats", `?from=${from}&to=${to}&compare=none`)).previous).toBeNull();
    const waiting = await figures("dashboard/reviews-without-response", `?from=${from}&to=${to}`);
    expect(waiting.results.reviews).toMatchObject({ kind: "feed", total: own.filter(({ answered }) => !answered).length });
    expect((await figures("dashboard/last-reviews", `?from=${from}&to=${to}`)).results.reviews).toMatchObject({ total: own.length });
    const platforms = (await figures("dashboard/providers-stats", `?from=${from}&to=${to}`)).results.providers;
    expect(platforms?.kind === "table" && platforms.rows.reduce((sum, { cells }) => sum + (cells[0]?.n ?? 0), 0)).toBe(own.length);
  });

  it.each(["dashboard/satisfaction", "dashboard/semantic-analysis", "satisfaction", "satisfaction/evolution", "evolution"])(
    "answers %s over the period of the address",
    async (name) => {
      const [from, to] = [startOf("2026-01-01", "Europe/Paris"), startOf("2026-03-01", "Europe/Paris")];
      const answer = await figures(name, `?from=${from}&to=${to}`);
      expect([answer.from, answer.to]).toEqual([from, to]);
      expect(Object.keys(answer.results).length).toBeGreaterThan(0);
      const keys = Object.values(answer.results).flatMap((result) => (result.kind === "series" ? [result.keys] : []));
      expect(keys).toEqual(keys.map(() => ["2026-01-01", "2026-02-01"]));
    },
  );

  it("refuses half a period", async () => {
    const [{ place } = { place: "" }] = facts;
    expect((await send("GET", `/${place}/evolution?from=1`)).json()).toMatchObject({ status: 422, errors: [{ pointer: "/to" }] });
  });
});
