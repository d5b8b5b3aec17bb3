import { describe, expect, it } from "vitest";

import { metricsOf } from "../../engine/catalog.ts";
import type { ReadyTile } from "../../engine/plan.ts";
import type { CatalogSource } from "../../generated/types.ts";
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

describe("what stands behind a figure", () => {
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

  it("goes by the measure of the part where that is another one", () => {
    expect(figureOf({}, tile("theme-mentions"), { ...calm, measure: "theme-negative" }, metrics).polarity).toBe(-1);
  });

  it("is passages where reviews are told by theme, reviews elsewhere", () => {
    expect(figureOf({}, tile("rating", "reviews"), calm, metrics).counts).toBe("passages");
    expect(figureOf({}, tile("rating", "reviews"), { filters: { provider: ["google"] }, label: "Google" }, metrics).counts).toBe("reviews");
  });

  it.each([
    ["rating", { rated: true, filters: {} }],
    ["positive-share", { rated: true, filters: {} }],
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

  it("is the side by which a theme costs or brings points", () => {
    expect(figureOf({}, tile("theme-lost"), calm, metrics).polarity).toBe(-1);
    expect(figureOf({}, tile("theme-won"), calm, metrics).polarity).toBe(1);
  });

  it("is the passages of an expression; the reviews where none is meant", () => {
    const cloud = tile("expressions", "expressions");
    expect(figureOf({}, cloud, { filters: { expression: ["lit dur"] }, label: "lit dur" }, metrics).counts).toBe("passages");
    expect(figureOf({}, cloud, { filters: {}, label: "Nuage" }, metrics).counts).toBe("reviews");
  });

  it("is named once where the whole tile is meant", () => {
    expect(figureOf({}, tile("theme-mentions"), { filters: {}, label: "Thématiques" }, metrics).label).toBe("Thématiques");
  });
});
