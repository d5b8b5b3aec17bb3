import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { addDays, addMonths, dayOf, startOf } from "../../../src/domain/time/day.ts";
import type { DestinationAnalytics, DestinationEstablishments } from "../../../src/generated/types.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { openTestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { addReviews, review } from "../../../tests/support/state.ts";

const dmo = "dmo@belvedere.example";
let test: FiguresApp;
let token = "";
let selection = "";
/** The first day of the month before the running one: over, and within the last twelve. */
let month = "";

beforeAll(async () => {
  test = await openFiguresApp();
  month = addMonths(`${dayOf(test.services.clock.now()).slice(0, 7)}-01`, -1);
  await test.services.store.system("test.categories", (db) =>
    db.updateTable("establishments").set({ category: "camping" }).where("name", "=", "Camping La Clairière").execute(),
  );
  await add("aurelle", "Hôtel Bellerive", month, 24, 90);
  await add("aurelle", "Musée de la Soie", month, 14, 70);
  await add("aurelle", "Camping La Clairière", month, 3, 20);
  await add("aurelle", "Hôtel Bellerive", addMonths(month, -1), 20, 80);
  await add("aurelle", "Auberge du Vieux Pont", addMonths(month, -3), 30, 65);
  await add("dunes", "Hôtel Le Grand Pavois", month, 60, 10);
  await test.settle();
  token = replyOf("readPageAddress", await call("/token", { as: dmo })).token ?? "";
  selection = await test.services.store.system("test.selection", async (db) => {
    const { id } = await db
      .insertInto("selections")
      .values({ group_id: "aurelle", title: "Le musée" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id: establishment_id } = await db
      .selectFrom("establishments")
      .select("id")
      .where("name", "=", "Musée de la Soie")
      .executeTakeFirstOrThrow();
    await db.insertInto("selection_members").values({ selection_id: id, group_id: "aurelle", establishment_id }).execute();
    return id;
  });
  await test.settle();
}, 90_000);
afterAll(() => test.close());

let number = 0;
async function add(destination: string, establishment: string, from: string, count: number, rating: number): Promise<void> {
  const { store } = test.services;
  const { id } = await store.system("test.place", (db) =>
    db.selectFrom("establishments").select("id").where("name", "=", establishment).executeTakeFirstOrThrow(),
  );
  const rows = Array.from({ length: count }, (_, at) => {
    const day = addDays(from, at % 27);
    return review(id, `calls-${(number += 1)}`, {
      rating,
      rating_raw: rating / 20,
      experience_date: day,
      published_at: `${day}T10:00:00.000Z`,
    });
  });
  await addReviews(store, destination, rows);
}

interface Who {
  as?: string | null;
  bearer?: string;
}
function call(path: string, { as = null, bearer }: Who = {}): Promise<LightMyRequestResponse> {
  return test.send({
    method: "GET",
    as,
    url: `/api/v2/${test.slug}/destination${path}`,
    ...(bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } }),
  });
}
const figure = async (path: string, who: Who): Promise<DestinationAnalytics> =>
  replyOf("readDestinationAnalytics", await call(`/analytics/${path}`, who));
const listed = async (query: string, who: Who): Promise<DestinationEstablishments> =>
  replyOf("listDestinationEstablishments", await call(`/establishments${query}`, who));
const publicly = (): Who => ({ bearer: token });
/** The month of the tests, or so many days of it, as a query. */
const days = (from = month, to = addMonths(month, 1)): string => `from=${startOf(from)}&to=${startOf(to)}`;

describe("the calls of a destination", () => {
  it("are opened by its public token, and by a session of its observers", async () => {
    for (const who of [publicly(), { as: dmo }]) {
      expect(replyOf("readDestinationInformations", await call("/informations", who))).toEqual({
        destination: { id: "aurelle", name: "Destination aurelle" },
        children: [{ id: "aurelle-nord", name: "Nord aurelle" }],
        establishments: 9,
        communes: 1,
      });
      expect(replyOf("readDestinationEntities", await call("/entities", who)).map(({ id, kind }) => `${kind} ${id}`)).toEqual([
        "destination aurelle",
        "child aurelle-nord",
        "commune 00001",
      ]);
    }
  });

  it("refuse who has neither, and a token that is wrong or revoked", async () => {
    const anonymous = await call("/informations");
    expect([anonymous.statusCode, anonymous.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
    const wrong = await call("/informations", { bearer: `${token.slice(0, -2)}xx` });
    expect([wrong.statusCode, wrong.json<{ title: string }>().title]).toEqual([401, "Ce jeton n’ouvre aucune destination."]);
    expect((await call("/informations", { as: "pro@belvedere.example" })).statusCode).toBe(403);
    // A wrong token is not made good by a session.
    expect((await call("/informations", { as: dmo, bearer: "n-importe" })).statusCode).toBe(401);
    const other = replyOf("readPageAddress", await call("/token", { as: "dmo.voisin@belvedere.example" })).token ?? "";
    expect(replyOf("readDestinationInformations", await call("/informations", { bearer: other })).destination?.id).toBe("dunes");
    await test.send({ method: "DELETE", as: "dmo.voisin@belvedere.example", url: `/api/v2/${test.slug}/destination/token` });
    expect((await call("/informations", { bearer: other })).statusCode).toBe(410);
  });

  it("answer each figure, whole and by its groups", async () => {
    const answers = await Promise.all(
      ["rating", "nps", "volume", "responses", "concepts"].map((name) => figure(`${name}?${days()}`, { as: dmo })),
    );
    expect(answers.map(({ measure, unit }) => `${measure} ${unit}`)).toEqual([
      "rating rating",
      "nps-estimated nps",
      "reviews count",
      "response-rate percent",
      "theme-balance balance",
    ]);
    const volume = await figure(`volume?${days()}&groupBy=category`, { as: dmo });
    expect([volume.value, volume.groups.map(({ key, value }) => [key, value])]).toEqual([
      41,
      [
        ["hotel", 38],
        ["camping", 3],
      ],
    ]);
    const months = await figure(`rating?${days(addMonths(month, -1))}&groupBy=month`, { as: dmo });
    expect(months.groups.map(({ key, n }) => [key, n])).toEqual([
      [addMonths(month, -1), 20],
      [month, 41],
    ]);
    expect((await call("/analytics/other", { as: dmo })).statusCode).toBe(404);
  });

  it("narrow to a category, an entity and, with a session, a selection", async () => {
    const count = async (more: string, who: Who): Promise<number | null> => (await figure(`volume?${days()}&${more}`, who)).value;
    expect(await count("category=camping", { as: dmo })).toBe(3);
    expect(await count("category=all&entity=aurelle-nord", publicly())).toBe(41);
    expect(await count(`selection=${selection}`, { as: dmo })).toBe(14);
    const refused = await call(`/analytics/volume?selection=${selection}`, publicly());
    expect([refused.statusCode, refused.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer]).toEqual([422, "/selection"]);
    const mark = (deleted_at: string | null) =>
      test.services.store.system("test.selection", (db) =>
        db.updateTable("selections").set({ deleted_at }).where("id", "=", selection).execute(),
      );
    await mark("2026-11-01T00:00:00Z");
    expect((await call(`/analytics/volume?selection=${selection}`, { as: dmo })).statusCode).toBe(404);
    await mark(null);
    for (const [query, pointer] of [
      ["category=chateau", "/category"],
      ["groupBy=author", "/groupBy"],
      ["from=hier&to=2", "/from"],
      ["from=1", "/to"],
    ] as const) {
      const answer = await call(`/analytics/volume?${query}`, { as: dmo });
      expect([answer.statusCode, answer.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer]).toEqual([422, pointer]);
    }
    expect((await call("/analytics/volume?entity=dunes-nord", publicly())).statusCode).toBe(404);
  });
});

it("are counted for their address, a wrong token as many", async () => {
  const limited = await openTestApp({ limits: { burst: 25, perSecond: 0.001 } });
  const ask = async (): Promise<number> =>
    (await limited.send({ method: "GET", url: `/api/v2/${limited.slug}/destination/informations`, headers: { authorization: "Bearer x" } }))
      .statusCode;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([401, 401, 401, 429]);
  await limited.close();
});

describe("without a session", () => {
  it("figures count whole months: a day more or less changes nothing", async () => {
    const whole = await figure(`volume?${days()}`, publicly());
    const shorter = await figure(`volume?${days(month, addDays(month, 9))}`, publicly());
    const shifted = await figure(`volume?${days(addDays(month, 1), addDays(month, 10))}`, publicly());
    expect([shorter, shifted]).toEqual([whole, whole]);
    expect(whole.period).toEqual({ from: month, to: addDays(addMonths(month, 1), -1) });
    // With one they count days: otherwise the test would prove nothing.
    expect((await figure(`volume?${days(month, addDays(month, 9))}`, { as: dmo })).value).toBeLessThan(whole.value ?? 0);
  });

  it("no group, filter or difference of both tells of the few reviews of a category", async () => {
    const grouped = await figure(`volume?${days()}&groupBy=category`, publicly());
    const told = grouped.groups.filter(({ hidden }) => !hidden).map(({ key }) => key);
    expect(told).not.toContain("camping");
    // The whole minus the other category would reveal it, so one of the two is hidden as well.
    expect(grouped.value === 41 && told.includes("hotel")).toBe(false);
    const [camping, hotel] = await Promise.all(
      ["camping", "hotel"].map((category) => call(`/analytics/volume?${days()}&category=${category}`, publicly())),
    );
    expect(camping?.statusCode).toBe(422);
    // All less the hotels is the campsite.
    const whole = await figure(`volume?${days()}`, publicly());
    expect(hotel?.statusCode === 200 && whole.value !== null).toBe(false);
    expect((await figure(`rating?${days()}&category=camping`, { as: dmo })).n).toBe(3);
  });

  it("weak establishments are not named, unless their owner says so", async () => {
    const own = await listed("", { as: dmo });
    expect([own.total, own.size, own.names_all, own.items.map(({ name }) => name)]).toEqual([
      4,
      20,
      true,
      ["Hôtel Bellerive", "Musée de la Soie", "Auberge du Vieux Pont", "Camping La Clairière"],
    ]);
    const shown = await listed("", publicly());
    expect([shown.names_all, shown.items.map(({ name }) => name)]).toEqual([false, ["Hôtel Bellerive"]]);
    const nameAll = (names_all: boolean) =>
      test.send({ method: "PUT", as: dmo, url: `/api/v2/${test.slug}/destination/token`, payload: { names_all } });
    await nameAll(true);
    const all = await listed("", publicly());
    expect(all.items.map(({ name }) => name)).toContain("Auberge du Vieux Pont");
    expect(all.items.find(({ name }) => name === "Camping La Clairière")?.rating ?? null).toBeNull();
    await nameAll(false);
  });

  it("the list of establishments is sorted, searched and paged", async () => {
    const names = async (query: string): Promise<string[]> => (await listed(query, { as: dmo })).items.map(({ name }) => name);
    expect(await names("?sort=name")).toEqual(["Auberge du Vieux Pont", "Camping La Clairière", "Hôtel Bellerive", "Musée de la Soie"]);
    expect(await names("?sort=rating&size=1&page=1")).toEqual(["Auberge du Vieux Pont"]);
    expect(await names("?search=MUSEE")).toEqual(["Musée de la Soie"]);
    expect(await names("?category=camping")).toEqual(["Camping La Clairière"]);
    for (const query of ["?sort=colour", "?size=0", "?size=101", "?page=-1"])
      expect((await call(`/establishments${query}`, { as: dmo })).statusCode).toBe(422);
  });
});
