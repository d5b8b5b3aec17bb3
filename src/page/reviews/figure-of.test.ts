import { describe, expect, it } from "vitest";

import { metricsOf } from "../../engine/catalog/catalog.ts";
import type { ReadyTile } from "../../engine/plan/plan.ts";
import type { CatalogSource, Filters } from "../../generated/types.ts";
import reviews from "../../../widgets/metrics/reviews.json" with { type: "json" };
import themes from "../../../widgets/metrics/themes.json" with { type: "json" };
import { figureOf } from "./figure-of.ts";

const metrics = metricsOf([themes as CatalogSource, reviews as CatalogSource]);
const tile = (measure: string, source: ReadyTile["source"] = "themes") => ({
  ignored: [],
  title: "Thématiques",
  source,
  query: { measure },
});
const calm = { filters: { theme: ["calme"] }, label: "Calme" };

describe("what a figure rests on", () => {
  it.each([
    ["theme-mentions", {}],
    ["theme-negative", { polarity: -1 }],
    ["theme-positive", { polarity: 1 }],
    ["theme-balance", { expressed: true }],
    ["theme-positive-share", { expressed: true }],
  ])("is as many passages as %s counts", (measure, narrowed) => {
    expect(figureOf({ category: ["hotel"] }, tile(measure), calm, metrics)).toEqual({
      counts: "passages",
      label: "Thématiques, Calme",
      filters: { category: ["hotel"], theme: ["calme"] },
      ...narrowed,
    });
  });

  it("shows the side first that was clicked, but for a figure that counts one side alone", () => {
    const blamed = { ...calm, side: -1 as const };
    expect(figureOf({}, tile("theme-balance"), blamed, metrics)).toMatchObject({ side: -1, expressed: true });
    expect(figureOf({}, tile("theme-positive"), blamed, metrics)).toMatchObject({ polarity: 1 });
    expect(figureOf({}, tile("rating", "reviews"), { ...blamed, filters: { provider: ["google"] } }, metrics)).not.toHaveProperty("side");
  });

  it("has the tile's name where it is the whole of it, and the part's beside it elsewhere", () => {
    const named = (label: string, filters: Record<string, string[]>) =>
      figureOf({}, tile("rating", "reviews"), { filters, label }, metrics).label;
    expect(named("Note moyenne", {})).toBe("Thématiques");
    expect(named("Google", { provider: ["google"] })).toBe("Thématiques, Google");
  });

  it("follows the measure of the part where that is another one", () => {
    expect(figureOf({}, tile("theme-mentions"), { ...calm, measure: "theme-negative" }, metrics).polarity).toBe(-1);
  });

  it("follows the source of the measure that changed, for changes are those of several", () => {
    const changes = { ...tile("", "reviews"), query: { changes: [{ measure: "rating" }, { measure: "theme-balance" }] } };
    const hotels = { filters: { category: ["hotel"] }, label: "Hôtel" };
    expect(figureOf({}, changes, { ...hotels, measure: "rating" }, metrics)).toMatchObject({ counts: "reviews", rated: true });
    expect(figureOf({}, changes, { ...hotels, measure: "theme-balance" }, metrics)).toMatchObject({ counts: "passages", expressed: true });
  });

  it("is passages where reviews are counted by theme, reviews elsewhere", () => {
    expect(figureOf({}, tile("rating", "reviews"), calm, metrics).counts).toBe("passages");
    expect(figureOf({}, tile("rating", "reviews"), { filters: { provider: ["google"] }, label: "Google" }, metrics).counts).toBe("reviews");
  });

  it.each([
    ["rating", { rated: true, filters: {} }],
    ["positive-share", { rated: true, filters: {} }],
    ["rating-index", { rated: true, filters: {}, window_days: 1096 }],
    ["nps-estimated", { rated: true, filters: {} }],
    ["reviews", { filters: {} }],
    ["response-rate", { filters: {} }],
    ["unanswered", { filters: { answered: ["false"] } }],
    ["response-delay", { filters: { answered: ["true"] } }],
  ])("is the reviews that %s counts, and no other", (measure, counted) => {
    expect(figureOf({}, tile(measure, "reviews"), { filters: {}, label: "Thématiques" }, metrics)).toEqual({
      counts: "reviews",
      label: "Thématiques",
      ...counted,
    });
  });

  it.each([
    ["theme-lost", { polarity: -1, rated: true }],
    ["theme-won", { polarity: 1, rated: true }],
    ["theme-impact", { polarity: -1, rated: true }],
    ["nps-driver", { nps: [1, -1] }],
    ["promoters-mention", { nps: [1] }],
    ["detractors-mention", { nps: [-1] }],
  ])("is the passages of the reviews that %s rests on", (measure, narrowed) => {
    expect(figureOf({}, tile(measure), calm, metrics)).toEqual({
      counts: "passages",
      label: "Thématiques, Calme",
      filters: { theme: ["calme"] },
      ...narrowed,
    });
  });

  it.each([
    ["rating", { rated: true }],
    ["unanswered", { filters: { theme: ["calme"], answered: ["false"] } }],
  ])("is the passages of the reviews that %s counts, where reviews are counted by theme", (measure, narrowed) => {
    expect(figureOf({}, tile(measure, "reviews"), calm, metrics)).toMatchObject({ counts: "passages", ...narrowed });
  });

  it.each([
    ["negative-reviews", { tonality: ["mauvais"] }],
    ["positives-per-negative", { tonality: ["mauvais"] }],
    ["negative-response-rate", { tonality: ["mauvais"] }],
    ["negative-answered", { tonality: ["mauvais"], answered: ["true"] }],
    ["reviews-per-establishment", {}],
  ])("is what %s counts, a ratio what it is set against", (measure, filters) => {
    const tonalities = [
      { id: "mauvais", index: 1 },
      { id: "bon", index: 3 },
    ];
    expect(figureOf({}, tile(measure, "reviews"), { filters: {}, label: "Thématiques" }, metrics, tonalities)).toEqual({
      counts: "reviews",
      label: "Thématiques",
      filters,
    });
  });

  it("is rated reviews where reviews are split by what they are rated", () => {
    const split = { ...tile("reviews", "reviews"), query: { measure: "reviews", by: ["category", "tonality"] } };
    expect(figureOf({}, split, { filters: { category: ["hotel"] }, label: "Hôtels" }, metrics)).toMatchObject({ rated: true });
  });

  it("is reviews where they are counted by theme among those of an expression: the two may be in different sentences", () => {
    expect(figureOf({ expression: ["lit dur"] }, tile("rating", "reviews"), calm, metrics)).toMatchObject({
      counts: "reviews",
      filters: { theme: ["calme"], expression: ["lit dur"] },
    });
  });

  it("is the passages of an expression, of those of a theme, or of all", () => {
    const cloud = tile("expressions", "expressions");
    for (const filters of [{ expression: ["lit dur"] }, { theme: ["calme"] }, {}] as Filters[])
      expect(figureOf({}, cloud, { filters, label: "Nuage" }, metrics)).toMatchObject({ counts: "passages", expressions: true, filters });
  });

  it("follows the second question of a tile where the part is of that one", () => {
    const two = { ...tile("rating", "reviews"), beside: { source: "themes" as const, query: { measure: "theme-negative" } } };
    expect(figureOf({}, two, { filters: {}, label: "Tout" }, metrics)).toMatchObject({ counts: "reviews", rated: true });
    expect(figureOf({}, two, { filters: {}, label: "Tout", beside: true }, metrics)).toMatchObject({ counts: "passages", polarity: -1 });
  });

  it("is named once where the whole tile is meant", () => {
    expect(figureOf({}, tile("theme-mentions"), { filters: {}, label: "Thématiques" }, metrics).label).toBe("Thématiques");
  });
});
