import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { addDays, addMonths, type Day, dayOf, startOf } from "../../src/domain/time/day.ts";
import type { Dashboard, LinkAnswer, TileResultLine } from "../../src/generated/types.ts";
import { drawFrom } from "../analytics/draw.ts";
import { DashboardCalls, linesOf, placed } from "./support/dashboards.ts";

/** The least sample of a public figure. */
const LEAST = 10;
const declared = ["nps", "questionnaires"];
const houses = ["Hôtel Bellerive", "Camping La Clairière", "Musée de la Soie"] as const;

const document: Partial<Dashboard> = {
  period: { preset: "last-12-months" },
  compare: "none",
  facets: ["establishment", "provider", "category"],
  widgets: {
    avis: { type: "reviews" },
    nps: { type: "nps-declared" },
    questionnaires: { type: "answers" },
    texte: { type: "text", query: { text: "{{answers}} réponses, NPS {{nps-declared}}" } },
    ensemble: { type: "reviews", query: { measure: "reviews", also: ["answers"] } },
    rang: { type: "establishment-ranking", query: { measure: "rating", by: ["establishment"], limit: 1, at_least: 1, table: true } },
  },
  layout: placed("avis", "nps", "questionnaires", "texte", "ensemble", "rang"),
};

let dashboards: DashboardCalls;
let token: string;
let today: Day;
let ids: Map<string, string>;

beforeAll(async () => {
  dashboards = await DashboardCalls.open();
  const { store, clock } = dashboards.test.services;
  today = dayOf(clock.now());
  const draw = drawFrom(3);
  ids = await store.system("test", async (db) => {
    const found = await db.selectFrom("establishments").select(["id", "name"]).where("destination_id", "=", "aurelle").execute();
    const byName = new Map(found.map(({ id, name }) => [name, id]));
    // One answer a day for most of a year: the difference of two days is the answer of one guest.
    const answers = Array.from({ length: 300 }, (_, index) => ({
      destination_id: "aurelle",
      establishment_id: byName.get(houses[index % 50 === 0 ? 2 : index % 2] ?? "") ?? "",
      external_id: `answer-${index}`,
      score: draw.below(11),
      answered_at: `${addDays(today, -index - 1)}T12:00:00.000Z`,
      lang: "fr",
      country: "FR",
      profile: "couple",
    }));
    await db.insertInto("answers").values(answers).execute();
    return byName;
  });
  await dashboards.test.settle();
  token = await linked(document);
}, 120_000);
afterAll(() => dashboards.test.close());

async function linked(own: Partial<Dashboard>): Promise<string> {
  const id = await dashboards.create(own);
  return (await dashboards.call("POST", `/dashboard/${id}/link`, { names_all: true })).json<LinkAnswer>().token;
}

const ask = (request: object): Promise<LightMyRequestResponse> =>
  dashboards.call("POST", `/dashboard/public/${token}/results`, request, null);

/** A figure that a stranger has read. */
interface PublicFigure {
  widget: string;
  n: number;
  value: number;
}

function figuresOf(lines: readonly TileResultLine[]): PublicFigure[] {
  return lines.flatMap(({ widget = "", result }) =>
    result?.kind === "scalar" && result.value !== null ? [{ widget, n: result.n, value: result.value }] : [],
  );
}

/** All figures that some requests return; a refused one returns none. */
async function figuresFor(requests: readonly object[]): Promise<PublicFigure[]> {
  const found: PublicFigure[] = [];
  for (const request of requests) {
    const answer = await ask(request);
    if (answer.statusCode === 200) found.push(...figuresOf(linesOf(answer)));
  }
  return found;
}

/** Pairs of figures of one widget whose difference holds fewer observations than a public figure needs. */
function betrayals(figures: readonly PublicFigure[], widgets: readonly string[]): [PublicFigure, PublicFigure][] {
  return widgets.flatMap((widget) => {
    const own = figures.filter((figure) => figure.widget === widget);
    const byNumber = [...new Map(own.map((figure) => [figure.n, figure])).values()].toSorted((a, b) => a.n - b.n);
    return byNumber.flatMap((figure, at): [PublicFigure, PublicFigure][] => {
      const next = byNumber[at + 1];
      return next && next.n - figure.n < LEAST ? [[figure, next]] : [];
    });
  });
}

const period = (from: Day, to: Day): object => ({ from: startOf(from), to: startOf(to), compare: "none" });

describe("a stranger who subtracts public answers from each other", () => {
  it("reads the page's own figures: there is something to attack", async () => {
    const figures = figuresOf(linesOf(await ask({})));
    expect(figures.map(({ widget }) => widget).toSorted()).toEqual(["avis", "ensemble", "nps", "questionnaires"]);
    expect(Math.min(...figures.map(({ n }) => n))).toBeGreaterThanOrEqual(LEAST);
  });

  it("reads declared answers over a tile's own period alone, and of no other choice", async () => {
    const own = await linked({
      ...document,
      period: { preset: "last-90-days" },
      widgets: { nps: { type: "nps-declared", period: { preset: "last-12-months" } } },
      layout: placed("nps"),
    });
    const askOwn = async (request: object): Promise<TileResultLine[]> =>
      linesOf(await dashboards.call("POST", `/dashboard/public/${own}/results`, request, null)).filter(({ widget }) => widget);
    const [whole, moved, chosen] = await Promise.all([
      askOwn({}),
      askOwn(period(addDays(today, -200), addDays(today, 1))),
      askOwn({ filters: { establishment: [ids.get(houses[0]) ?? ""] } }),
    ]);
    expect(figuresOf(whole)).toHaveLength(1);
    expect(figuresOf(moved)).toEqual(figuresOf(whole));
    expect(chosen).toEqual([{ widget: "nps", error: "figures.declared-fixed" }]);
  });

  it("learns no declared answers by another comparison over a tile's own period", async () => {
    const own = await linked({
      ...document,
      compare: "previous-year",
      widgets: { nps: { type: "nps-declared", period: { preset: "last-90-days" } } },
      layout: placed("nps"),
    });
    const spans = async (request: object): Promise<boolean[]> =>
      linesOf(await dashboards.call("POST", `/dashboard/public/${own}/results`, request, null)).flatMap(({ widget, result, compared }) =>
        widget && result ? [compared ?? false] : [],
      );
    expect(await spans({})).toEqual([false, true]);
    expect(await spans({ compare: "previous-period" })).toEqual([false]);
  });

  it("learns no declared answers by what another comparison says of their change", async () => {
    const own = await linked({
      ...document,
      compare: "previous-year",
      widgets: { pays: { type: "nps-declared-mix-effect", period: { preset: "last-90-days" } } },
      layout: placed("pays"),
    });
    const lines = linesOf(await dashboards.call("POST", `/dashboard/public/${own}/results`, { compare: "previous-period" }, null));
    const tables = lines.flatMap(({ result }) => (result?.kind === "table" ? [result] : []));
    expect(tables.flatMap(({ total = [] }) => total.slice(1).map(({ value }) => value))).toEqual([null, null]);
  });

  it("learns nothing of a day by periods that differ by days", async () => {
    const days = Array.from({ length: 45 }, (_, shift) => shift);
    const figures = await figuresFor([
      ...days.map((shift) => period(addDays(today, -300 + shift), addDays(today, 1))),
      ...days.map((shift) => period(addDays(today, -300), addDays(today, -shift))),
    ]);
    expect(betrayals(figures, declared)).toEqual([]);
    const month = addMonths(`${today.slice(0, 7)}-01`, -2);
    const within = await figuresFor(Array.from({ length: 27 }, (_, shift) => period(addDays(month, shift), addDays(today, 1))));
    expect(new Set(within.filter(({ widget }) => widget === "avis").map(({ n }) => n)).size).toBe(1);
  }, 60_000);

  it("learns no declared answers of a month by periods that differ by months", async () => {
    const start = addMonths(`${today.slice(0, 7)}-01`, -12);
    const ends = Array.from({ length: 12 }, (_, index) => addMonths(start, index + 1));
    const figures = await figuresFor(
      ends.flatMap((end, index) => [period(start, end), period(addMonths(start, index), addMonths(start, 12))]),
    );
    expect(betrayals(figures, declared)).toEqual([]);
  }, 60_000);

  it("learns nothing of a few by filters that leave them out", async () => {
    const values = houses.map((name) => ids.get(name) ?? "");
    const establishments = [
      values,
      ...values.map((_, at) => values.filter((__, index) => index !== at)),
      ...values.map((value) => [value]),
    ];
    const providers = [
      ["google"],
      ["booking"],
      ["tripadvisor"],
      ["google", "booking"],
      ["google", "tripadvisor"],
      ["booking", "tripadvisor"],
    ];
    const figures = await figuresFor([
      {},
      ...establishments.map((establishment) => ({ filters: { establishment } })),
      ...providers.map((provider) => ({ filters: { provider } })),
      ...providers.flatMap((provider) => establishments.map((establishment) => ({ filters: { provider, establishment } }))),
    ]);
    expect(betrayals(figures, declared)).toEqual([]);
    const reviews = figures.filter(({ widget }) => widget === "avis").map(({ n }) => n);
    const whole = Math.max(...reviews);
    expect(reviews.filter((n) => n !== whole && whole - n < LEAST)).toEqual([]);
    expect(reviews.some((n) => n < whole)).toBe(true);
  }, 60_000);

  it("learns no declared answers by a text, or by another comparison", async () => {
    const question = { filters: { provider: ["google"] } };
    const text = linesOf(await ask(question)).find(({ widget }) => widget === "texte")?.result;
    const figures = text?.kind === "text" ? text.blocks.flatMap(({ items }) => items.flat()) : [];
    expect(figures.map(({ text: span }) => span).join("")).not.toMatch(/\d/);
    const compared = linesOf(await ask({ compare: "previous-period" })).filter(({ widget = "" }) => declared.includes(widget));
    expect(compared.length).toBe(declared.length);
    const beside = linesOf(await ask({ compare: "previous-period" })).flatMap(({ widget, result }) =>
      widget === "ensemble" && result?.kind === "scalar" ? [result.also?.[0]?.hidden ?? false] : [],
    );
    expect(beside).toEqual([false, true]);
  });

  it("does not get declared answers in single steps: neither their number nor their score", async () => {
    for (const { widget, n, value } of figuresOf(linesOf(await ask({}))).filter(({ widget: name }) => declared.includes(name)))
      expect([widget, n % 5, Number.isInteger(value)]).toEqual([widget, 0, true]);
  });

  it("is named no more establishments by what is switched than the tile shows", async () => {
    const rows = linesOf(await ask({ choices: { rang: { rows: "2000" } } })).find(({ widget }) => widget === "rang")?.result;
    expect(rows?.kind === "table" ? [rows.rows.length, rows.total_rows] : null).toEqual([1, 2]);
  });
});
