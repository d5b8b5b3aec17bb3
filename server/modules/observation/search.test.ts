import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { analysed } from "../../../tests/access/support/analysed-reviews.ts";
import { addAccount } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { addReviews, review } from "../../../tests/support/state.ts";
import type {
  ReviewDetail,
  ReviewFacetsAnswer,
  ReviewFacetsRequest,
  ReviewSearchAnswer,
  ReviewSearchRequest,
} from "../../../src/generated/types.ts";

const dmo = "dmo@belvedere.example";
let test: FiguresApp;
let bellerive = "";
beforeAll(async () => {
  test = await openFiguresApp();
  const { store, clock } = test.services;
  const rows = await store.system("test.places", (db) => db.selectFrom("establishments").select(["id", "name"]).execute());
  const place = (name: string): string => rows.find((row) => row.name === name)?.id ?? "";
  bellerive = place("Hôtel Bellerive");
  const ago = (days: number): string => new Date(clock.now().getTime() - days * 86_400_000).toISOString();
  const make = (key: string, establishment: string, days: number, rating: number | null, text: string | null, own = {}) =>
    review(place(establishment), key, {
      rating,
      text,
      published_at: ago(days),
      experience_date: ago(days).slice(0, 10),
      ...(text === null ? { mentions: [] } : analysed(null, text, "fr")),
      ...own,
    });
  await addReviews(store, "aurelle", [
    make("calme", "Hôtel Bellerive", 1, 90, "Chambres très propres et personnel accueillant."),
    make("sale", "Hôtel Bellerive", 2, 20, "Chambre sale, personnel désagréable.", { source: "booking" }),
    make("vieux", "Hôtel Bellerive", 200, 20, "Chambre sale."),
    make("repondu", "Auberge du Vieux Pont", 3, 10, "Petit-déjeuner froid.", {
      reply_text: "Merci.",
      reply_at: ago(2),
      reply_state: "published",
    }),
    make("muet", "Auberge du Vieux Pont", 4, 30, null),
    make("moyen", "Auberge du Vieux Pont", 5, 60, "Petit déjeuner correct, chambre bruyante."),
  ]);
  await test.settle();
}, 120_000);
afterAll(() => test.close());

const send = (path: string, payload: object, as = dmo) =>
  test.send({ method: "POST", as, url: `/api/v2/${test.slug}/observation/${path}`, payload });
const search = async (body: ReviewSearchRequest, as = dmo): Promise<ReviewSearchAnswer> =>
  replyOf("searchReviews", await send("reviews/search", body, as));
const count = async (body: ReviewFacetsRequest, as = dmo): Promise<ReviewFacetsAnswer> =>
  replyOf("countReviews", await send("reviews/facets", body, as));
const texts = ({ items }: ReviewSearchAnswer): (string | null)[] => items.map(({ text }) => text);

describe("the search of reviews", () => {
  it("finds words in either number, phrases, alternatives and exclusions", async () => {
    const totals = async (text: string): Promise<number> => (await search({ text })).total;
    expect(await totals("CHAMBRE")).toBe(4);
    expect(await totals('"petit déjeuner"')).toBe(2);
    expect(await totals("chambre -sale")).toBe(2);
    expect(await totals("bruyantes OR froids")).toBe(2);
    expect(await totals("accueil*")).toBe(1);
  });
  it("says what was understood of a malformed text, and answers that", async () => {
    const found = await search({ text: 'chambre "sale' });
    expect(found.text).toEqual({ understood: 'chambre "sale"', faults: ["quote-open"] });
    expect(found.total).toBe(2);
    expect((await search({})).text).toBeUndefined();
  });
  it("puts first what is to be answered first, and says by which rule", async () => {
    const found = await search({ order: "urgency" });
    expect(found.urgency).toMatchObject({ bad_below: 5, recent_days: 30, seen_share: 0.2 });
    // Of two bad ones of this month, the one on the platform that guests see most comes first.
    expect(texts(found)).toEqual([
      null,
      "Chambre sale, personnel désagréable.",
      "Chambre sale.",
      "Chambres très propres et personnel accueillant.",
      "Petit déjeuner correct, chambre bruyante.",
      "Petit-déjeuner froid.",
    ]);
  });
  it("has pages for the last of a million and more, and refuses what no list has", async () => {
    expect((await search({ page: 40_000, size: 50, facets: [] })).items).toEqual([]);
    expect((await send("reviews/search", { page: 100_001 })).statusCode).toBe(422);
  });

  it("tells the side of a theme", async () => {
    const { facets } = await count({ facets: ["praised", "blamed"] });
    const sides = (facet: string): Record<string, number> => Object.fromEntries((facets[facet] ?? []).map(({ label, n }) => [label, n]));
    expect(sides("praised")).toMatchObject({ Propreté: 1 });
    expect(sides("blamed")).toMatchObject({ Propreté: 2 });
    expect((await search({ filters: { blamed: ["proprete"] } })).total).toBe(2);
  });
});

describe("the facets of a search", () => {
  it("each ignore their own filter", async () => {
    const filters = { provider: ["booking"], answered: ["false"] };
    const { facets, total } = await count({ filters, facets: ["provider", "answered", "verified"] });
    expect(total).toBe(1);
    expect(facets.provider).toEqual([
      { value: "google", label: "Google", n: 4 },
      { value: "booking", label: "Booking.com", n: 1 },
    ]);
    expect(facets.answered).toEqual([{ value: "false", label: "Sans réponse", n: 1 }]);
    expect(facets.verified).toEqual([{ value: "true", label: "Avis vérifiés", n: 1 }]);
  });
  it("are searched by the names of their values; what is chosen stays", async () => {
    const all = await count({ facets: ["establishment"] });
    expect(all.facets.establishment?.map(({ value }) => value)).toContain(bellerive);
    const found = await count({ facets: ["establishment"], find: { establishment: "AUBÈRGE pont" } });
    expect(found.facets.establishment?.map(({ label }) => label)).toEqual(["Auberge du Vieux Pont"]);
    const kept = await count({
      facets: ["establishment"],
      find: { establishment: "auberge" },
      filters: { establishment: [bellerive] },
    });
    expect(kept.facets.establishment?.map(({ label, n }) => [label, n])).toEqual([
      ["Auberge du Vieux Pont", 3],
      ["Hôtel Bellerive", 3],
    ]);
  });
  it("are refused where reviews have no such criterion", async () => {
    expect((await send("reviews/facets", { facets: ["polarity"] })).json()).toMatchObject({
      status: 422,
      errors: [{ pointer: "/facets/0" }],
    });
    expect((await send("reviews/facets", { facets: ["nope"] })).statusCode).toBe(422);
    expect((await send("reviews/search", { filters: { polarity: ["1"] } })).json()).toMatchObject({
      status: 422,
      errors: [{ pointer: "/filters/polarity" }],
    });
  });
});

describe("a professional", () => {
  it("searches the reviews of its own establishments, by what describes them", async () => {
    const dashboard = await addAccount(test, { type: "TP", group: "bellerive", roles: ["BELVEDERE_V2_PRO_DASHBOARD"], cards: [bellerive] });
    const analysis = await addAccount(test, { type: "TP", group: "bellerive", roles: ["BELVEDERE_V2_PRO_ANALYSIS"], cards: [bellerive] });
    const found = await search({}, dashboard);
    expect(found.total).toBe(3);
    expect(Object.keys(found.facets)).toEqual(["provider", "category", "tonality", "language", "answered"]);
    expect(Object.keys((await search({}, analysis)).facets)).toContain("theme");
    expect((await send("reviews/search", { filters: { blamed: ["proprete"] } }, dashboard)).statusCode).toBe(403);
    expect((await search({ filters: { blamed: ["proprete"] } }, analysis)).total).toBe(2);
    expect((await send("reviews/facets", { facets: ["commune"] }, analysis)).statusCode).toBe(403);
  });
});

describe("one review", () => {
  const detail = async (id: string, as = dmo): Promise<ReviewDetail> =>
    replyOf("readReview", await test.send({ method: "GET", as, url: `/api/v2/${test.slug}/observation/reviews/${id}` }));

  it("stands in the context of its establishment, with its history", async () => {
    const [found] = (await search({ text: '"chambre sale"', order: "latest" })).items;
    const { establishment, history, source_url, incidents } = await detail(found?.id ?? "");
    expect(establishment).toMatchObject({
      rating: { value: expect.closeTo((90 + 20 + 20) / 3, 6) as number, n: 3 },
      rating_before: { value: null, n: 0 },
      response_rate: { value: 0, n: 3 },
      theme: { theme: "chambre", mentions: 2, mentions_before: 0 },
    });
    expect(history.map(({ kind }) => kind)).toEqual(["first-seen"]);
    expect([source_url, incidents]).toEqual([null, []]);
  });

  it("that its source withdrew counts nowhere, and is found where it is asked for", async () => {
    const [found] = (await search({ text: "froid" })).items;
    const total = (await search({})).total;
    const change = (withdrawn_at: string | null) =>
      test.services.store.system("test.withdrawn", async (db, changed) => {
        const { no } = await db
          .updateTable("reviews")
          .set({ withdrawn_at })
          .where("id", "=", found?.id ?? "")
          .returning("no")
          .executeTakeFirstOrThrow();
        changed("review", no);
      });
    await change(new Date().toISOString());
    await test.services.settled();
    expect((await search({})).total).toBe(total - 1);
    expect((await search({ filters: { "source-change": ["withdrawn"] } })).items.map(({ id }) => id)).toEqual([found?.id]);
    expect((await count({ facets: ["source-change"] })).facets["source-change"]).toEqual([
      { value: "withdrawn", label: "Retirés de la plateforme", n: 1 },
    ]);
    const { review: own, history } = await detail(found?.id ?? "");
    expect(own.source_changes).toEqual(["withdrawn"]);
    expect(history.map(({ kind }) => kind)).toContain("withdrawn");
    await change(null);
    await test.services.settled();
    expect((await search({})).total).toBe(total);
  });

  it("is read by who sees its establishment alone, a professional too", async () => {
    const [inn] = (await search({ text: "froid" })).items;
    const analysis = await addAccount(test, { type: "TP", group: "bellerive", roles: ["BELVEDERE_V2_PRO_ANALYSIS"], cards: [bellerive] });
    const [own] = (await search({}, analysis)).items;
    expect((await detail(own?.id ?? "", analysis)).review.establishment_name).toBe("Hôtel Bellerive");
    const foreign = await test.send({ method: "GET", as: analysis, url: `/api/v2/${test.slug}/observation/reviews/${inn?.id ?? ""}` });
    expect(foreign.statusCode).toBe(404);
  });

  it("that was left here says whose moderators have read it, and nothing of a version that they refused", async () => {
    const published_at = new Date(test.services.clock.now().getTime() - 6 * 86_400_000).toISOString();
    const when = { published_at, experience_date: published_at.slice(0, 10) };
    const write = (source: string, text: string) =>
      addReviews(test.services.store, "aurelle", [review(bellerive, `version-${source}`, { source, text, mentions: [], ...when })]);
    for (const text of ["Quel abruti à l’accueil, zébulon.", "Accueil désagréable, zébulon."])
      for (const source of ["moderation", "google"]) await write(source, text);
    await test.settle();
    const { items } = await search({ text: "zébulon" });
    const read = async (provider: string) => detail(items.find((item) => item.provider === provider)?.id ?? "");
    const [own, elsewhere] = [await read("moderation"), await read("google")];
    expect([own.controlled_by, elsewhere.controlled_by]).toEqual(["aurelle", undefined]);
    expect(JSON.stringify(own)).not.toContain("abruti");
    expect(elsewhere.history.map(({ kind }) => kind)).toContain("edited");
  });
});
