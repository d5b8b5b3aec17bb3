import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { dmo, linesOf, neighbour, valueOf } from "../../../tests/access/support/dashboards.ts";
import { addReviewSets } from "../../../tests/access/support/figures.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { addAccount } from "../../../tests/access/support/test-app.ts";
import { addDays, dayOf, startOf } from "../../../src/domain/time/day.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { Actor } from "../../kit/actor.ts";
import { establishmentScope } from "../../reading/establishment-scope.ts";
import { type AnswerInput, putAnswers } from "../../store/bulk-answers.ts";
import { proposedSettings } from "../establishments/settings-store.ts";
import type { TableResult } from "../../../src/generated/types.ts";

let test: FiguresApp;
const ids = new Map<string, string>();
const today = dayOf(new Date());
const idOf = (name: string): string => ids.get(name) ?? "";

beforeAll(async () => {
  test = await openFiguresApp();
  await addReviewSets(test, "aurelle", [
    { establishment: "Hôtel Bellerive", count: 40, rating: 90, since: 60 },
    { establishment: "Hôtel Bellerive", count: 30, rating: 60, since: 430 },
    { establishment: "Camping La Clairière", count: 12, rating: 60, since: 44, provider: "booking" },
    { establishment: "Refuge du Col Vert", count: 35, rating: 100, since: 50 },
    { establishment: "Musée de la Soie", count: 33, rating: 40, since: 50 },
    { establishment: "La Table d’Augustine", count: 15, rating: 70, since: 300 },
    { establishment: "Base nautique du Lac", count: 15, rating: 80, since: 300 },
  ]);
  await addReviewSets(test, "dunes", [{ establishment: "Hôtel Le Grand Pavois", count: 50, rating: 10, since: 60 }]);
  const rows = await test.services.store.system("test", (db) => db.selectFrom("establishments").select(["id", "name"]).execute());
  for (const { id, name } of rows) ids.set(name, id);
}, 120_000);
afterAll(() => test.close());

const call = (method: "GET" | "POST", path: string, as = dmo, payload?: object): Promise<LightMyRequestResponse> =>
  test.send({ method, as, url: `/api/v2/${test.slug}/observation${path}`, ...(payload ? { payload } : {}) });
/** The figure of a tile over the page's own period. */
const figure = async (answer: LightMyRequestResponse, widget: string): Promise<number | null | undefined> =>
  valueOf(linesOf(answer).find((line) => line.widget === widget && !line.compared)?.result);
const evolutionOf = (name: string, as = dmo, body: object = {}): Promise<LightMyRequestResponse> =>
  call("POST", `/establishment/${idOf(name)}/pages/evolution/results`, as, body);
const professional = (cards: string[], roles = ["V2_PRO_DASHBOARD", "V2_PRO_ANALYSIS"]): Promise<string> =>
  addAccount(test, { type: "TP", group: "bellerive", roles: roles.map((role) => `BELVEDERE_${role}`), cards: cards.map(idOf) });

describe("a page of an establishment", () => {
  it("is a document of its own for a destination and for a professional where two are shipped, and the same where one is", async () => {
    const pro = await professional(["Hôtel Bellerive"]);
    const widgets = async (page: string, as: string): Promise<string[]> =>
      Object.keys(replyOf("readEstablishmentPage", await call("GET", `/establishment-pages/${page}`, as)).dashboard.widgets);
    expect(await widgets("dashboard", dmo)).toContain("position");
    expect(await widgets("dashboard", pro)).not.toContain("position");
    expect(await widgets("evolution", pro)).toEqual(await widgets("evolution", dmo));
    for (const page of ["home", "establishment-evolution", "reviews"])
      expect((await call("GET", `/establishment-pages/${page}`)).statusCode).toBe(404);
  });

  it("counts the establishment of its address alone", async () => {
    expect(await figure(await evolutionOf("Hôtel Bellerive"), "reviews")).toBe(40);
    expect(await figure(await evolutionOf("Camping La Clairière"), "reviews")).toBe(12);
    expect(
      await figure(await evolutionOf("Hôtel Bellerive", dmo, { filters: { establishment: [idOf("Camping La Clairière")] } }), "reviews"),
    ).toBe(0);
    const facets = replyOf(
      "askEstablishmentPageFacets",
      await call("POST", `/establishment/${idOf("Camping La Clairière")}/pages/evolution/facets`, dmo, {}),
    );
    expect([facets.total, facets.facets.provider?.map(({ value }) => value)]).toEqual([12, ["booking"]]);
  });

  it("counts answers where it begins with figures of satisfaction forms, of its period and of all time", async () => {
    const answered = (external_id: string, day: string): AnswerInput => ({
      establishment_id: idOf("Camping La Clairière"),
      external_id,
      score: 9,
      answered_at: `${day}T12:00:00Z`,
      lang: "fr",
      country: "FR",
      profile: "couple",
      comment: null,
      rating: 90,
      marks: null,
      mentions: null,
    });
    const [late, early] = [addDays(today, -10), addDays(today, -500)];
    await test.services.store.system("test", (db, changed) =>
      putAnswers(db, changed, "aurelle", [answered("late", late), answered("early", early)]),
    );
    await test.settle();
    const facets = async (name: string, page: string) =>
      replyOf("askEstablishmentPageFacets", await call("POST", `/establishment/${idOf(name)}/pages/${page}/facets`, dmo, {}));
    const { total, answers } = await facets("Camping La Clairière", "satisfaction");
    expect({ total, answers }).toEqual({ total: 12, answers: { n: 1, total: 2, first: early, last: late } });
    expect((await facets("Hôtel Bellerive", "satisfaction")).answers).toEqual({ n: 0, total: 0, first: null, last: null });
    expect((await facets("Camping La Clairière", "evolution")).answers).toBeUndefined();
  });

  it("is of a professional's own establishments alone, one or all, whatever else the group sees", async () => {
    await professional(["Camping La Clairière", "Refuge du Col Vert"]);
    const pro = await professional(["Hôtel Bellerive", "Camping La Clairière"]);
    await test.settle();
    const all = (as: string): Promise<LightMyRequestResponse> => call("POST", "/establishment-pages/evolution/results", as, {});
    expect(await figure(await all(pro), "reviews")).toBe(52);
    expect(await figure(await evolutionOf("Camping La Clairière", pro), "reviews")).toBe(12);
    // Its group sees this one by another account's card.
    expect((await evolutionOf("Refuge du Col Vert", pro)).statusCode).toBe(404);
    expect((await evolutionOf("Hôtel Le Grand Pavois", pro)).statusCode).toBe(404);
    expect(await figure(await all(await professional([])), "reviews")).toBe(0);
  });

  it("opens to the roles of its own part: the dashboard and the analyses ask for one each", async () => {
    const [dashboard, analysis] = [
      await professional(["Hôtel Bellerive"], ["V2_PRO_DASHBOARD"]),
      await professional(["Hôtel Bellerive"], ["V2_PRO_ANALYSIS"]),
    ];
    const status = async (page: string, as: string): Promise<number> => (await call("GET", `/establishment-pages/${page}`, as)).statusCode;
    expect([await status("dashboard", dashboard), await status("evolution", dashboard)]).toEqual([200, 403]);
    expect([await status("dashboard", analysis), await status("evolution", analysis)]).toEqual([403, 200]);
  });

  it("does not divide a professional's reviews as the destination divides its territory, and takes no second establishment", async () => {
    const pro = await professional(["Hôtel Bellerive"]);
    expect((await evolutionOf("Hôtel Bellerive", pro, { filters: { commune: ["00001"] } })).statusCode).toBe(403);
    expect((await evolutionOf("Hôtel Bellerive", pro, { overrideSheetId: idOf("Hôtel Bellerive") })).statusCode).toBe(422);
  });
});

describe("what to do today", () => {
  const todo = async (name: string, as = dmo) =>
    replyOf("readEstablishmentToday", await call("GET", `/establishment/${idOf(name)}/today`, as));

  it("names grave incidents that the group has not read, whatever the averages", async () => {
    const [grave] = await test.services.store.system("test.incident", async (db, changed) => {
      const own = await db
        .selectFrom("reviews")
        .select(["id", "no"])
        .where("establishment_id", "=", idOf("Refuge du Col Vert"))
        .orderBy("no")
        .limit(1)
        .execute();
      const ids = own.map(({ id }) => id);
      const incidents = JSON.stringify([{ kind: "danger", start: 0, end: 4 }]);
      await db.updateTable("findings").set({ incidents }).where("review_id", "in", ids).execute();
      for (const { no } of own) changed("review", no);
      return ids;
    });
    await test.services.settled();
    const pro = await professional(["Refuge du Col Vert"]);
    expect([(await todo("Refuge du Col Vert")).incidents, (await todo("Hôtel Bellerive")).incidents]).toEqual([1, 0]);
    expect((await todo("Refuge du Col Vert", pro)).incidents).toBe(1);
    await call("POST", "/reviews/triage", dmo, { reviews: [grave], read: true });
    expect((await todo("Refuge du Col Vert")).incidents).toBe(0);
    // Another group has not read it.
    expect((await todo("Refuge du Col Vert", pro)).incidents).toBe(1);
  });
});

describe("the comparison group that the preferences choose", () => {
  it("goes with every question about the establishment, of a destination and of its professional, and with no other", async () => {
    const [own, other] = [idOf("Hôtel Bellerive"), idOf("Musée de la Soie")];
    const made = await test.send({
      method: "POST",
      as: dmo,
      url: `/api/v2/${test.slug}/selection`,
      payload: { title: "Semblables", establishments: [other] },
    });
    const { id: selection } = replyOf("createSelection", made);
    const settings = { ...proposedSettings, comparison: { kind: "selection", selection } };
    const written = await test.send({
      method: "PUT",
      as: dmo,
      url: `/api/v2/${test.slug}/observation/establishment/${own}/settings`,
      payload: settings,
      headers: { "if-match": '"0"' },
    });
    expect(written.statusCode).toBe(200);
    const login = await professional(["Hôtel Bellerive"]);
    const actorOf = (type: "DMO" | "TP", group: string, cards: string[]) =>
      ({ login, type, group: { id: group }, cards }) as unknown as Actor;
    const chosen = [{ establishment: own, selection }];
    const [destination, pro] = [actorOf("DMO", "aurelle", []), actorOf("TP", "bellerive", [own])];
    expect((await establishmentScope(test.services, destination, own)).chosen).toEqual(chosen);
    expect((await establishmentScope(test.services, destination, other)).chosen).toEqual([]);
    expect((await establishmentScope(test.services, pro, own)).chosen).toEqual(chosen);
    expect((await establishmentScope(test.services, pro, undefined)).chosen).toEqual(chosen);
  });
});

describe("the position in the category", () => {
  const position = async (name: string, period: object = {}): Promise<TableResult> => {
    const body = { widgets: ["position"], ...period };
    const answer = await call("POST", `/establishment/${idOf(name)}/pages/dashboard/results`, dmo, body);
    const result = linesOf(answer)[0]?.result;
    if (result?.kind !== "table") throw new Error(answer.body);
    return result;
  };

  it("shows nobody else while fewer than five others can be compared", async () => {
    // Two of them have no review in these days.
    const { rows, peers } = await position("Hôtel Bellerive", { from: startOf(addDays(today, -90)), to: startOf(addDays(today, 1)) });
    expect(rows.map(({ key, label }) => [key, label])).toEqual([[idOf("Hôtel Bellerive"), "Hôtel Bellerive"]]);
    expect(peers).toEqual({ named: [idOf("Hôtel Bellerive")], establishments: 4, median: null });
  });

  it("names the establishment that is read alone, and gives the others neither name, id nor town", async () => {
    const { rows, peers } = await position("Hôtel Bellerive");
    expect(rows).toHaveLength(6);
    expect(rows.filter(({ label, detail }) => label !== "" || detail !== undefined).map(({ label }) => label)).toEqual(["Hôtel Bellerive"]);
    const known = [...ids.values()];
    expect(rows.slice(1).filter(({ key }) => known.includes(key))).toEqual([]);
    // 90, 100, 40, 60, 70 and 80.
    expect(peers).toMatchObject({ establishments: 6, median: 75 });
  });
});

describe("the head of an establishment's pages", () => {
  const summary = async (name: string, query = "", as = dmo) =>
    replyOf("readEstablishmentOverview", await call("GET", `/establishment/${idOf(name)}/overview${query}`, as));

  it("has its figures beside the compared ones, and its place among those of its category that can be ranked", async () => {
    const found = await summary("Hôtel Bellerive");
    expect(found).toMatchObject({
      name: "Hôtel Bellerive",
      category: "hotel",
      category_name: "Hôtel",
      city: "Bourg",
      platforms: 0,
      reviews: 40,
    });
    expect([found.rating.now.value, found.rating.before?.value]).toEqual([90, 60]);
    expect([found.nps.now.value, found.nps.now.n, found.nps.now.interval?.length]).toEqual([100, 40, 2]);
    // The refuge is at 100; the others are below, or have too few reviews.
    expect(found.rank.place).toBe(2);
    expect((await summary("Camping La Clairière")).rank.place).toBeNull();
    expect((await summary("Hôtel Bellerive", "?compare=none")).rating.before).toBeNull();
  });

  it("counts the platforms on which an address of it is monitored, whatever its reviews come from", async () => {
    const urls = `/establishment/${idOf("Musée de la Soie")}/urls`;
    for (const url of ["https://www.booking.com/hotel/fr/soie.html", "https://www.booking.com/hotel/fr/soie-2.html"])
      expect((await call("POST", urls, dmo, { url })).statusCode).toBe(201);
    expect((await summary("Musée de la Soie")).platforms).toBe(1);
  });

  it("says whether one of its professionals has the expert mode", async () => {
    expect((await summary("Musée de la Soie")).expert).toBe(false);
    await professional(["Musée de la Soie"], ["V2_PRO_WIDGET_EXPERT"]);
    expect((await summary("Musée de la Soie")).expert).toBe(true);
  });

  it("is absent for another destination", async () => {
    expect((await call("GET", `/establishment/${idOf("Hôtel Bellerive")}/overview`, neighbour)).statusCode).toBe(404);
  });
});
