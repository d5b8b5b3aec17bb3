import type { LightMyRequestResponse } from "fastify";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { addDays, addMonths, dayOf } from "../../../src/domain/time/day.ts";
import type { Barometer, JournalEntryRequest, TileResultLine } from "../../../src/generated/types.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { addReviews, review } from "../../../tests/support/state.ts";

const dmo = "dmo@belvedere.example";
let test: FiguresApp;
/** Names → ids of the establishments. */
let places: Map<string, string>;

beforeAll(async () => {
  test = await openFiguresApp();
  const { store } = test.services;
  places = await store.system("test.places", async (db) => {
    // One category and one child of its own, to distinguish them from the others.
    await db
      .updateTable("establishments")
      .set({ category: "camping", child_id: null })
      .where("name", "=", "Camping La Clairière")
      .execute();
    const rows = await db.selectFrom("establishments").select(["id", "name"]).execute();
    return new Map(rows.map(({ id, name }) => [name, id]));
  });
  await add("aurelle", "Hôtel Bellerive", "2025-07-01", 40, 90);
  await add("aurelle", "Hôtel Bellerive", "2024-07-03", 40, 70);
  await add("aurelle", "Camping La Clairière", "2025-07-05", 12, 60);
  await add("aurelle", "Hôtel Bellerive", "2024-11-01", 30, 80);
  await add("dunes", "Hôtel Le Grand Pavois", "2025-07-01", 50, 10);
  await test.settle();
}, 90_000);
afterAll(() => test.close());

let number = 0;
/** Adds reviews of one establishment, of ratings a little above and below the given one, over the three weeks from a day. */
async function add(destination: string, establishment: string, from: string, count: number, rating: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => {
    const day = addDays(from, at % 21);
    const own = rating + (at % 2 === 0 ? 5 : -5);
    const more = { rating: own, rating_raw: own / 20, experience_date: day, published_at: `${day}T10:00:00.000Z` };
    return review(places.get(establishment) ?? "", `barometer-${(number += 1)}`, more);
  });
  await addReviews(test.services.store, destination, rows);
}

const ask = (path: string, as: string = dmo, more: object = {}): Promise<LightMyRequestResponse> =>
  test.send({ method: "GET", as, url: `/api/v2/${test.slug}/observation/barometer/${path}`, ...more });
const read = async (path: string, as = dmo): Promise<Barometer> => replyOf("readBarometer", await ask(path, as));

describe("the barometer of a month", () => {
  it("is told against the same days a year before and the twelve months before, by category", async () => {
    const told = await read("aurelle/7/2025");
    expect(told).toMatchObject({
      month: "07",
      year: 2025,
      complete: true,
      period: { from: "2025-07-01", to: "2025-07-31" },
      compared: { from: "2024-07-02", to: "2024-08-01" },
      before: { from: "2024-07-01", to: "2025-06-30" },
    });
    expect(
      told.rows.map(({ category, rating, previous, year, reviews, previous_reviews }) => [
        category,
        rating,
        previous,
        year,
        reviews,
        previous_reviews,
      ]),
    ).toEqual([
      ["hotel", 90, 70, 74.28571428571429, 40, 40],
      ["camping", 60, null, null, 12, 0],
    ]);
    expect(told.overall.reviews.now.value).toBe(52);
    const [hotel] = told.rows;
    expect([hotel?.figures.rating.significant, hotel?.figures.rating.now.interval?.[0]]).toEqual([true, expect.closeTo(88.4, 1)]);
    expect(told.sentences[0]).toContain("en hausse significative de 1,3\u00a0pt");
  });

  it("has the child destinations of a territory, and is told of one of them alone", async () => {
    expect((await read("aurelle/07/2025")).children).toMatchObject([
      { child: "aurelle-nord", label: "Nord aurelle", figures: { reviews: { now: { value: 40 } } } },
    ]);
    const child = await read("aurelle-nord/07/2025");
    expect([child.name, child.rows.map(({ category }) => category), child.children]).toEqual(["Nord aurelle", ["hotel"], []]);
    expect(child.dashboard.filters).toEqual({ child: ["aurelle-nord"] });
  });

  it("says what stands beside its figures", async () => {
    const entry: JournalEntryRequest = { from: "2025-07-11", to: "2025-07-13", title: "Festival du Lac", kind: "festival" };
    const made = await test.send({ method: "POST", as: dmo, url: `/api/v2/${test.slug}/observation/journal`, payload: entry });
    expect(made.statusCode).toBe(201);
    const told = await read("aurelle/07/2025");
    expect(told.journal).toMatchObject([{ title: "Festival du Lac" }]);
    expect(told.sentences[2]).toContain("« Festival du Lac » (11 – 13 juil. 2025)");
    expect((await read("aurelle/06/2025")).journal).toEqual([]);
    expect((await read("dunes/07/2025", "dmo.voisin@belvedere.example")).journal).toEqual([]);
    expect((await read("aurelle/04/2025")).calendar[0]).toBe("Pâques était en mars en 2024, en avril en 2025.");
  });

  it("has the grave incidents of its reviews, whatever the averages, beside those of a year before", async () => {
    expect((await read("aurelle/07/2025")).incidents).toEqual([]);
    await test.services.store.system("test.incidents", async (db, changed) => {
      const rows = await db
        .selectFrom("reviews")
        .select(["id", "no", "experience_date"])
        .where("destination_id", "=", "aurelle")
        .where("experience_date", "in", ["2025-07-05", "2024-07-05"])
        .execute();
      const [now, before] = ["2025-07-05", "2024-07-05"].map((day) => rows.filter(({ experience_date }) => experience_date === day));
      const told = [...(now ?? []).slice(0, 2), ...(before ?? []).slice(0, 1)];
      await db
        .updateTable("findings")
        .set({ incidents: JSON.stringify([{ kind: "theft", start: 0, end: 3 }]) })
        .where(
          "review_id",
          "in",
          told.map(({ id }) => id),
        )
        .execute();
      changed("review", ...told.map(({ no }) => no));
    });
    await test.settle();
    expect((await read("aurelle/07/2025")).incidents).toEqual([{ incident: "theft", label: "Vol", reviews: 2, previous_reviews: 1 }]);
    expect((await read("dunes/07/2025", "dmo.voisin@belvedere.example")).incidents).toEqual([]);
  });

  it("says that too few reviews say nothing", async () => {
    const { sentences } = await read("aurelle/02/2025");
    expect(sentences[0]).toBe("Aucun avis noté en février 2025 : la note ne peut pas être lue.");
    expect(sentences[1]).toContain("Trop peu d’avis");
  });

  it("marks the running month, and refuses one to come or none", async () => {
    const today = dayOf(test.services.clock.now());
    const next = addMonths(today, 1);
    const path = (day: string): string => `aurelle/${day.slice(5, 7)}/${day.slice(0, 4)}`;
    expect(await read(path(today))).toMatchObject({ complete: false, period: { to: today } });
    for (const [asked, detail] of [
      [path(next), "Ce mois n’a pas commencé. Choisissez un mois passé, ou le mois en cours."],
      ["aurelle/13/2025", "Ce mois n’existe pas. Donnez le mois de 01 à 12, puis l’année sur quatre chiffres."],
    ] as const) {
      const answer = await ask(asked);
      expect([answer.statusCode, answer.json<{ errors: unknown[] }>().errors]).toEqual([
        422,
        [expect.objectContaining({ pointer: "/month", detail })],
      ]);
    }
  });

  it("answers every tile of its document", async () => {
    const answer = await test.send({
      method: "POST",
      as: dmo,
      url: `/api/v2/${test.slug}/observation/barometer/aurelle-nord/07/2025/results`,
      payload: {},
    });
    const lines = answer.body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as TileResultLine);
    expect(lines.filter(({ error }) => error)).toEqual([]);
    expect(lines.find(({ widget, compared }) => widget === "reviews" && !compared)?.result).toMatchObject({ value: 40 });
  });

  it("is printed with its sentences, its tables, its incidents and the address of its month", async () => {
    const entry: JournalEntryRequest = { from: "2025-07-20", to: "2025-07-20", title: "Nuit *verte* {{rating}}", kind: "festival" };
    await test.send({ method: "POST", as: dmo, url: `/api/v2/${test.slug}/observation/journal`, payload: entry });
    const { task } = replyOf("exportBarometer", await ask("aurelle/07/2025/export?format=pdf"));
    const tasks = (path: string): Promise<LightMyRequestResponse> =>
      test.send({ method: "GET", as: dmo, url: `/api/v2/${test.slug}/tasks${path}` });
    await expect
      .poll(async () => replyOf("listTasks", await tasks("")).find(({ id }) => id === task.id)?.state, { timeout: 20_000 })
      .toBe("finished");
    const { text } = await extractText(await getDocumentProxy(new Uint8Array((await tasks(`/${task.id}/content`)).rawPayload)), {
      mergePages: true,
    });
    const told = (await read("aurelle/07/2025")).sentences;
    const words = (sentence: string): string => sentence.replace(/\s+/g, "");
    expect(words(text)).toContain(words("Nuit *verte* {{rating}}"));
    for (const said of [
      "Le mois en trois phrases",
      ...told,
      "Par catégorie",
      "Par secteur",
      "Nord aurelle",
      "Incidents signalés",
      "Vol : 2 avis (N-1 : 1)",
    ])
      expect(words(text)).toContain(words(said));
    expect(text).toContain("/barometer?month=07&year=2025");
  });

  it("is absent of another destination, and where it is closed to the group", async () => {
    expect((await ask("dunes/07/2025")).statusCode).toBe(404);
    expect((await ask("dunes-nord/07/2025")).statusCode).toBe(404);
    const close = (barometer: boolean) =>
      test.services.store.system("test.barometer", (db) =>
        db.updateTable("groups").set({ barometer }).where("id", "=", "aurelle").execute(),
      );
    await close(false);
    test.advance(120_000);
    expect((await ask("aurelle/07/2025")).statusCode).toBe(404);
    const user = replyOf("readUser", await test.send({ method: "GET", as: dmo, url: `/api/v2/${test.slug}/user` }));
    expect(user.observation.barometer_enabled).toBe(false);
    await close(true);
  });
});
