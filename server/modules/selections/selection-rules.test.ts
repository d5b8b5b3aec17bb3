import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { callerOf } from "../../../tests/access/support/call.ts";
import { addAnalysedReviews } from "../../../tests/access/support/analysed-reviews.ts";
import { addReviewSets } from "../../../tests/access/support/figures.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { Result, Selection, SelectionQueryAnswer, SelectionRule } from "../../../src/generated/types.ts";
import { scopeOf } from "../../analytics/question.ts";
import { followIn } from "./living-selections.ts";
import { membersOf } from "./rule-members.ts";
import { figuresPeriod, readTerritory } from "./territory.ts";

let test: FiguresApp;
let places: Record<string, string>;
beforeAll(async () => {
  test = await openFiguresApp();
  await addReviewSets(test, "aurelle", [
    { establishment: "Hôtel Bellerive", count: 40, rating: 90, since: 60 },
    {
      establishment: "Musée de la Soie",
      count: 12,
      rating: 50,
      since: 60,
      provider: "booking",
    },
    // Long ago: it is on the platform, and has no figure of the last twelve months.
    {
      establishment: "Refuge du Col Vert",
      count: 5,
      rating: 100,
      since: 800,
      provider: "tripadvisor",
    },
  ]);
  const rows = await test.services.store.system("test.places", (db) =>
    db.selectFrom("establishments").select(["id", "name"]).where("destination_id", "=", "aurelle").execute(),
  );
  places = Object.fromEntries(rows.map(({ id, name }) => [name, id]));
}, 120_000);
afterAll(() => test.close());

const dmo = "dmo@belvedere.example";
const call = callerOf(() => test, dmo, "/selection");
const query = async (rule: SelectionRule): Promise<SelectionQueryAnswer> =>
  replyOf("querySelection", await call("POST", "/query", { rule }));
const named = async (rule: SelectionRule): Promise<string[]> =>
  (await query(rule)).establishments.map((id) => Object.entries(places).find(([, other]) => other === id)?.[0] ?? id).toSorted();
const create = async (payload: object): Promise<Selection> => replyOf("createSelection", await call("POST", "", payload));
const figure = (measure: string, selection: string[] | { not: string[] }): Promise<Result> =>
  test.services.analytics.answer(
    {
      query: { measure },
      period: figuresPeriod(test.services),
      filters: { selection },
    },
    scopeOf("aurelle"),
  );

describe("a rule", () => {
  it("reads what reviews say over twelve months, and platforms whenever", async () => {
    expect(await named({ all: [{ dimension: "rating", at_least: 80 }] })).toEqual(["Hôtel Bellerive"]);
    expect(
      await named({
        all: [{ dimension: "reviews", at_least: 1, at_most: 20 }],
      }),
    ).toEqual(["Musée de la Soie"]);
    expect(await named({ all: [{ dimension: "provider", in: ["tripadvisor"] }] })).toEqual(["Refuge du Col Vert"]);
    expect(
      await named({
        any: [
          { dimension: "provider", in: ["booking"] },
          { dimension: "nps", at_least: 100 },
        ],
      }),
    ).toEqual(["Hôtel Bellerive", "Musée de la Soie"]);
  });

  it("answers with the mark and the reviews that the metric layer counts of the same establishments", async () => {
    await addAnalysedReviews(test, "aurelle", 300);
    const rule: SelectionRule = {
      all: [{ dimension: "reviews", at_least: 5 }],
    };
    const answer = await query(rule);
    expect(answer.total).toBeGreaterThan(1);
    expect(answer.total).toBe(answer.establishments.length);
    const { id } = await create({ title: "Même règle", rule });
    await test.settle();
    const near = (value: number | null) => expect.closeTo(value ?? NaN, 6) as number;
    const { figures } = answer;
    for (const [measure, value, interval] of [
      ["rating", answer.rating, figures.interval],
      ["nps-estimated", figures.nps, figures.nps_interval],
      ["reviews", answer.reviews, undefined],
      ["response-rate", figures.response_rate, undefined],
    ] as const)
      expect(await figure(measure, [id])).toMatchObject({ value: near(value), ...(interval ? { interval: interval.map(near) } : {}) });
  });

  it("is given up for who has left", async () => {
    const territory = await readTerritory(test.services, { login: "", group: { id: "aurelle" } }, { reviews: false });
    const left = new AbortController();
    left.abort(new Error("left"));
    await expect(membersOf({ all: [{ dimension: "category", in: ["hotel"] }] }, territory, left.signal)).rejects.toThrow("left");
  });
});

describe("a living selection", () => {
  it("follows what changes, those that read it too, and is projected; a frozen one stays", async () => {
    const rule: SelectionRule = {
      all: [
        { dimension: "rating", at_least: 95 },
        { dimension: "reviews", at_least: 10 },
      ],
    };
    const dependent = await create({
      title: "Dépend",
      rule: {
        all: [
          {
            dimension: "establishment",
            in: [places["Domaine des Arolles"] ?? ""],
          },
        ],
      },
    });
    const living = await create({ title: "Excellents", rule });
    const frozen = await create({
      title: "Excellents d’alors",
      rule,
      kind: "frozen",
    });
    const others = await call("GET", `/${dependent.id}`);
    await call(
      "PUT",
      `/${dependent.id}`,
      {
        title: "Les autres",
        rule: { all: [{ dimension: "selection", not_in: [living.id] }] },
      },
      { "if-match": String(others.headers.etag) },
    );
    const before = replyOf("readSelection", await call("GET", `/${dependent.id}`)).total;
    await addReviewSets(test, "aurelle", [
      {
        establishment: "Domaine des Arolles",
        count: 400,
        rating: 100,
        since: 300,
        provider: "zoover",
      },
    ]);
    const actor = { login: "", group: { id: "aurelle" } };
    expect(await followIn(test.services, actor)).toBe(2);
    expect(await followIn(test.services, actor)).toBe(0);

    const now = replyOf("readSelection", await call("GET", `/${living.id}`));
    expect(now.establishments).toContain(places["Domaine des Arolles"]);
    expect(now.total).toBe(living.total + 1);
    expect(replyOf("readSelection", await call("GET", `/${dependent.id}`)).total).toBe(before - 1);
    expect(replyOf("readSelection", await call("GET", `/${frozen.id}`)).total).toBe(frozen.total);

    await test.services.settled();
    const reviews = await figure("reviews", [living.id]);
    expect(reviews).toMatchObject({
      kind: "scalar",
      value: replyOf("querySelection", await call("POST", "/query", { rule })).reviews,
    });
  });
});

describe("selections side by side", () => {
  it("have the figures of the metric layer, the rest of the territory beside them, and say what they share", async () => {
    const [bellerive = "", soie = "", arolles = ""] = ["Hôtel Bellerive", "Musée de la Soie", "Domaine des Arolles"].map(
      (name) => places[name] ?? "",
    );
    const a = await create({ title: "A", establishments: [bellerive, soie] });
    const b = await create({ title: "B", establishments: [soie, arolles] });
    await test.settle();
    const answer = replyOf("compareSelections", await call("POST", "/compare", { selections: [a.id, b.id], rest: true }));
    expect(answer.shared).toBe(1);
    expect(answer.compared.map(({ title, total }) => [title, total])).toEqual([
      ["A", 2],
      ["B", 2],
      [null, Object.keys(places).length - 3],
    ]);
    for (const [side, selection] of [[a.id], [b.id], { not: [a.id, b.id] }].entries()) {
      const [rating, mentions] = [await figure("rating", selection), await figure("theme-mentions", selection)];
      expect(answer.compared[side]?.figures.rating).toBeCloseTo((rating.kind === "scalar" && rating.value) || NaN, 6);
      const counted = answer.compared[side]?.themes.reduce((sum, theme) => sum + theme.mentions, 0);
      expect(counted).toBe(mentions.kind === "scalar" && mentions.value);
    }
  });

  it("have passages that hold an expression, each of a member", async () => {
    const selection = await create({
      title: "Un seul",
      establishments: [places["Hôtel Bellerive"] ?? ""],
    });
    await test.settle();
    const page = replyOf("readSelectionVerbatims", await call("GET", `/${selection.id}/expression-reviews?size=5`));
    const other = await test.services.analytics.verbatims(
      {
        filters: { establishment: [places["Hôtel Bellerive"] ?? ""] },
        expressions: true,
        page: 0,
        size: 5,
      },
      scopeOf("aurelle"),
    );
    expect(page.total).toBe(other.total);
    expect(page.items).toEqual(other.items);
    expect(page.items.length).toBeGreaterThan(0);
  });

  it("are listed with their figures and how often they are used", async () => {
    const { id } = await create({
      title: "Listée",
      establishments: [places["Musée de la Soie"] ?? ""],
    });
    await create({
      title: "S’en sert",
      rule: { all: [{ dimension: "selection", in: [id] }] },
    });
    const listed = replyOf("listSelectionFigures", await call("GET", "/figures")).find((one) => one.id === id);
    expect(listed?.uses).toBe(1);
    expect(listed?.figures.by_establishments).toEqual({
      sample: 1,
      population: Object.keys(places).length,
      margin: expect.any(Number) as number,
      needed: Object.keys(places).length,
    });
  });
});
