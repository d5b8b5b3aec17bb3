import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { addAnalysedReviews } from "../../../tests/access/support/analysed-reviews.ts";
import { dmo, neighbour } from "../../../tests/access/support/dashboards.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { drawFrom } from "../../../tests/analytics/draw.ts";
import { isLong } from "../../../tests/support/programs.ts";
import type { ExpressionList, Filters, Opinion, VerbatimPage } from "../../../src/generated/types.ts";
import { scopeOf } from "../../analytics/question.ts";

let test: FiguresApp;
let sheets: string[];
beforeAll(async () => {
  test = await openFiguresApp();
  await addAnalysedReviews(test, "aurelle", 700);
  await addAnalysedReviews(test, "dunes", 120);
  const rows = await test.services.store.system("test", (db) =>
    db.selectFrom("establishments").select("id").where("destination_id", "=", "aurelle").execute(),
  );
  sheets = rows.map(({ id }) => id);
}, 120_000);
afterAll(() => test.close());

const call = (method: "GET" | "POST", path: string, payload?: object, as = dmo): Promise<LightMyRequestResponse> =>
  test.send({ method, as, url: `/api/v2/${test.slug}${path}`, ...(payload ? { payload } : {}) });
const verbatims = async (body: object, as = dmo): Promise<VerbatimPage> =>
  (await call("POST", "/observation/verbatims/search", body, as)).json();
const expressions = async (body: object, as = dmo): Promise<ExpressionList> =>
  (await call("POST", "/observation/expressions/search", body, as)).json();

const dayMs = 86_400_000;

describe("verbatims", () => {
  it("are as many as the figure says, over a hundred random questions", async () => {
    const draw = drawFrom(5);
    const { themes } = test.services.product;
    const figures = { "1": "theme-positive", "-1": "theme-negative" } as const;
    const now = Date.parse(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
    let counted = 0;
    for (let round = 0; round < (isLong ? 250 : 100); round += 1) {
      const as = draw.chance(0.8) ? dmo : neighbour;
      const theme = draw.chance(0.7) ? draw.of(themes).id : undefined;
      const polarity = draw.chance(0.5) ? draw.of([1, -1] as const) : undefined;
      const filters: Filters = {
        ...(draw.chance(0.3) ? { provider: [draw.of(["google", "booking", "tripadvisor"])] } : {}),
        ...(draw.chance(0.2) ? { language: ["fr"] } : {}),
        ...(draw.chance(0.2) ? { establishment: [draw.of(sheets), draw.of(sheets)].filter((id, at, all) => all.indexOf(id) === at) } : {}),
        ...(draw.chance(0.2) ? { tonality: test.services.product.tonalities.slice(0, 2).map(({ id }) => id) } : {}),
        ...(draw.chance(0.1) ? { theme: [draw.of(themes).id] } : {}),
      };
      const to = now - draw.below(900) * dayMs;
      const from = to - (1 + draw.below(900)) * dayMs;
      const [first, last] = [new Date(from).toISOString().slice(0, 10), new Date(to).toISOString().slice(0, 10)];
      const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`) - offsetOf(day);
      const page = await verbatims({ theme, polarity, filters, from: midnight(first), to: midnight(last), size: 1 }, as);
      const measure = polarity === undefined ? "theme-mentions" : figures[`${polarity}`];
      const figure = await test.services.analytics.answer(
        {
          query: { measure, where: theme === undefined ? {} : { theme: [theme] } },
          period: { from: first, to: last },
          filters,
        },
        scopeOf(as === dmo ? "aurelle" : "dunes"),
      );
      expect({ round, n: page.total }).toEqual({ round, n: figure.kind === "scalar" ? figure.value : null });
      counted += page.total;
    }
    expect(counted).toBeGreaterThan(800);
  }, 120_000);

  it("are, without those that neither praise nor blame, what a balance of opinion rests on", async () => {
    const [all, neutral, expressed] = await Promise.all([
      verbatims({ size: 1 }),
      verbatims({ polarity: 0, size: 1 }),
      verbatims({ expressed: true, size: 1 }),
    ]);
    const period = { from: "2000-01-01", to: "2100-01-01" };
    const balance = await test.services.analytics.answer({ query: { measure: "theme-balance" }, period, filters: {} }, scopeOf("aurelle"));
    expect(neutral.total).toBeGreaterThan(0);
    expect(expressed.total).toBe(all.total - neutral.total);
    expect(balance.kind === "scalar" ? balance.n : null).toBe(expressed.total);
  });

  it("of rated reviews, and of those of promoters or detractors, are those of reviews that have such a rating", async () => {
    const total = async (body: object): Promise<number> => (await verbatims({ size: 1, ...body })).total;
    const [all, rated, unrated, promoters, passives, detractors, both] = await Promise.all([
      total({}),
      total({ rated: true }),
      total({ rated: false }),
      total({ nps: [1] }),
      total({ nps: [0] }),
      total({ nps: [-1] }),
      total({ nps: [-1, 1] }),
    ]);
    expect(unrated).toBeGreaterThan(0);
    expect(rated).toBe(all - unrated);
    expect(promoters + passives + detractors).toBe(rated);
    expect(Math.min(promoters, passives, detractors)).toBeGreaterThan(0);
    expect(both).toBe(promoters + detractors);
    const { items } = await verbatims({ nps: [-1], size: 100 });
    expect(items.every(({ rating }) => rating !== null && rating < 70)).toBe(true);
    const kept = await expressions({ nps: [-1], rated: true, size: 1 });
    const [first] = kept.items;
    expect((await verbatims({ expression: first?.expression, nps: [-1], rated: true })).total).toBe(first?.n);
  });

  it("of expressions are those of the ones that a filter names, or of all", async () => {
    const { items } = await expressions({ size: 3 });
    const [one, two] = items;
    const named = await verbatims({ filters: { expression: [one?.expression, two?.expression] }, size: 1 });
    expect(named.total).toBe((one?.n ?? 0) + (two?.n ?? 0));
    const all = await test.services.analytics.answer(
      { query: { measure: "expressions" }, period: { from: "2000-01-01", to: "2100-01-01" }, filters: {} },
      scopeOf("aurelle"),
    );
    expect((await verbatims({ expressions: true, size: 1 })).total).toBe(all.kind === "scalar" ? all.value : null);
    expect((await expressions({ filters: { expression: [one?.expression] } })).items).toEqual([one]);
  });

  it("show their words within the sentence, the most telling first, and page without repeating", async () => {
    const seen = new Set<string>();
    const pages = await Promise.all([0, 1, 2].map((page) => verbatims({ theme: "accueil", polarity: 1, page, size: 15 })));
    for (const { items } of pages) {
      expect(items).toHaveLength(15);
      for (const { review, mention, span, theme, polarity, establishment } of items) {
        seen.add(`${review} ${mention}`);
        expect(span.trim()).not.toBe("");
        expect([theme, polarity]).toEqual(["accueil", 1]);
        expect(sheets).toContain(establishment);
      }
    }
    expect(seen.size).toBe(45);
    const [item] = pages[0]?.items ?? [];
    const stored = await test.services.store.system("test", (db) =>
      db
        .selectFrom("reviews")
        .select(["title", "text"])
        .where("id", "=", item?.review ?? "")
        .executeTakeFirstOrThrow(),
    );
    expect([stored.title, stored.text].filter(Boolean).join("\n")).toContain(`${item?.before}${item?.span}${item?.after}`);
    const found = await test.services.store.system("test", (db) =>
      db
        .selectFrom("findings")
        .innerJoin("reviews", "reviews.id", "findings.review_id")
        .where("destination_id", "=", "aurelle")
        .select(["review_id", "mentions"])
        .execute(),
    );
    const praise = found.flatMap(({ review_id, mentions }) =>
      mentions.flatMap(({ theme, polarity, ...mention }) =>
        theme === "accueil" && polarity === "positive" ? [{ review_id, ...mention }] : [],
      ),
    );
    // Tenths of strength: among as telling ones the clearest and latest come first.
    const tenths = new Map(
      praise.map(({ review_id, start, end, strength }) => [`${review_id} accueil-${start}-${end}`, Math.floor(strength * 10)]),
    );
    const order = pages.flatMap(({ items }) => items.map(({ review, mention }) => tenths.get(`${review} ${mention}`)));
    const all = [...tenths.values()].toSorted((a, b) => b - a);
    expect(order).toEqual(all.slice(0, 45));
    expect(new Set(order).size).toBeGreaterThan(1);
  });

  it("of another destination are not told, whatever is asked", async () => {
    const foreign = await test.services.store.system("test", (db) =>
      db.selectFrom("establishments").select("id").where("destination_id", "=", "dunes").executeTakeFirstOrThrow(),
    );
    expect(await verbatims({ filters: { establishment: [foreign.id] } })).toMatchObject({ items: [], total: 0, reviews: 0 });
    expect((await verbatims({}, neighbour)).total).toBeGreaterThan(0);
    expect((await verbatims({}, neighbour)).items.some(({ establishment }) => sheets.includes(establishment))).toBe(false);
  });

  it("and expressions keep to a filter on the side of opinion", async () => {
    expect((await verbatims({ filters: { polarity: ["-1"] }, size: 1 })).total).toBe((await verbatims({ polarity: -1, size: 1 })).total);
    const blamed = await expressions({ filters: { polarity: ["-1"] } });
    expect(blamed).toEqual(await expressions({ polarity: -1 }));
  });

  it("refuse an unknown dimension and half a period", async () => {
    expect((await call("POST", "/observation/verbatims/search", { filters: { shoe: ["1"] } })).statusCode).toBe(422);
    expect((await call("POST", "/observation/verbatims/search", { from: Date.now() })).statusCode).toBe(422);
  });
});

describe("expressions", () => {
  it("are counted, most frequent first, and lead to as many passages", async () => {
    const { items, total } = await expressions({ size: 40 });
    expect(items).toHaveLength(40);
    expect(total).toBeGreaterThan(40);
    expect(items.map(({ n }) => n)).toEqual(items.map(({ n }) => n).toSorted((a, b) => b - a));
    for (const { expression, n, example, previous_n } of items.slice(0, 10)) {
      const page = await verbatims({ expression, size: 100 });
      expect({ expression, n: page.total }).toEqual({ expression, n });
      expect(page.items[0]).toEqual(example);
      expect(previous_n).toBeNull();
    }
  });

  it("lead to as many passages whatever theme and side the words stand under, within what both are asked for", async () => {
    const [from, to] = [Date.parse("2024-01-01T00:00:00+01:00"), Date.parse("2026-01-01T00:00:00+01:00")];
    let mixed = 0;
    for (const within of [
      {},
      { expressed: true },
      { polarity: 1 },
      { theme: "proprete", expressed: true },
      { from, to, expressed: true },
    ]) {
      const { items } = await expressions({ ...within, size: 500 });
      expect(items.length).toBeGreaterThan(5);
      for (const { expression, theme, polarity, n } of items.slice(0, 60)) {
        const [page, ofSense] = await Promise.all([
          verbatims({ ...within, expression, size: 1 }),
          verbatims({ theme, polarity, ...within, expression, size: 1 }),
        ]);
        expect({ within, expression, n: page.total }).toEqual({ within, expression, n });
        if (ofSense.total < n) mixed += 1;
      }
    }
    expect(mixed).toBeGreaterThan(0);
  });

  it("tell the period before, of the same length", async () => {
    const [to, from] = [Date.parse("2026-01-01T00:00:00+01:00"), Date.parse("2024-01-01T00:00:00+01:00")];
    const before = { from: from - 731 * dayMs, to: from };
    const { items } = await expressions({ from, to, size: 5 });
    expect(items).toHaveLength(5);
    for (const { expression, n, previous_n, trend } of items) {
      expect(n).toBe((await verbatims({ expression, from, to })).total);
      expect(previous_n).toBe((await verbatims({ expression, ...before })).total);
      expect(["up", "down", "steady"]).toContain(trend);
    }
  });

  it("of one polarity and theme have that polarity and theme", async () => {
    const { items } = await expressions({ polarity: -1, theme: "proprete" });
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ theme, polarity }) => `${theme} ${polarity}`))).toEqual(new Set(["proprete -1"]));
  });
});

describe("a search of reviews", () => {
  it("refuses a filter that reviews do not have, instead of answering all of them", async () => {
    const answer = await call("POST", "/observation/reviews/search", { filters: { polarity: ["-1"] } });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers["content-type"]).toMatch("application/problem+json");
    expect(answer.json()).toMatchObject({
      errors: [{ pointer: "/filters/polarity", detail: "Ce filtre ne s’applique pas aux avis." }],
    });
  });
});

describe("the specification's calls about one establishment", () => {
  it("tell its expressions and passages alone", async () => {
    const [id = ""] = sheets;
    const base = `/observation/establishment/${id}`;
    const ngrams: ExpressionList = (await call("GET", `${base}/satisfaction/ngrams`)).json();
    expect(ngrams).toEqual(await expressions({ filters: { establishment: [id] } }));
    expect(ngrams.total).toBeGreaterThan(5);
    const opinion: Opinion = (await call("GET", `${base}/opinion`)).json();
    expect(opinion.positive.items.every(({ polarity }) => polarity === 1)).toBe(true);
    expect(opinion.negative.items.every(({ polarity }) => polarity === -1)).toBe(true);
    const [first] = ngrams.items;
    for (const path of ["satisfaction/reviews", "opinion/reviews"]) {
      const found: VerbatimPage = (await call("GET", `${base}/${path}?expression=${encodeURIComponent(first?.expression ?? "")}`)).json();
      expect(found.total).toBe(first?.n);
      expect(new Set(found.items.map(({ establishment }) => establishment))).toEqual(new Set([id]));
    }
  });

  it("know an expression by the words that people read, accents and capitals included", async () => {
    const { items } = await expressions({ size: 500 });
    const read = items.find(({ expression, label }) => expression !== label && /[à-ÿ]/.test(label));
    const [id = ""] = sheets.filter((sheet) => sheet === read?.example?.establishment);
    const found = async (expression: string): Promise<number> =>
      (await call("GET", `/observation/establishment/${id}/opinion/reviews?expression=${encodeURIComponent(expression)}`)).json().total;
    const { expression = "", label = "" } = read ?? {};
    expect(await found(expression)).toBeGreaterThan(0);
    expect(await found(label)).toBe(await found(expression));
    expect(await found(` ${label.toUpperCase()} `)).toBe(await found(expression));
  });

  it("take a period, and refuse what is none", async () => {
    const [id = ""] = sheets;
    const url = `/observation/establishment/${id}/satisfaction/ngrams`;
    const all: ExpressionList = (await call("GET", url)).json();
    const one: ExpressionList = (await call("GET", `${url}?from=${Date.parse("2025-01-01")}&to=${Date.parse("2025-04-01")}`)).json();
    expect(one.total).toBeLessThan(all.total);
    expect((await call("GET", `${url}?from=yesterday`)).statusCode).toBe(400);
  });
});

/** How far Paris is before Greenwich on a day, in milliseconds; no test day begins with a change of clocks. */
function offsetOf(day: string): number {
  const noon = new Date(`${day}T00:00:00Z`);
  const paris = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short", timeStyle: "medium" }).format(noon);
  return Date.parse(`${paris.replace(" ", "T")}Z`) - noon.getTime();
}
