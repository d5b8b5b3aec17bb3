import { describe, expect, it } from "vitest";
import type { Query, Unit } from "../../generated/types.ts";
import type { Metrics } from "../catalog/catalog.ts";
import { checkNeeds } from "./needs.ts";

const measure = (unit: Unit) => ({ label: "L", description: "D", kind: "count" as const, unit, source: "themes" as const });
const metrics: Metrics = {
  measures: { mentions: measure("count"), balance: measure("balance") },
  dimensions: { themes: ["theme", "category", "month"] },
};
const themes = { label: "Thématiques", needs: { units: ["balance" as const], dimensions: ["theme" as const] } };
const found = (query: Query, view: Parameters<typeof checkNeeds>[1] = themes): [string, string][] =>
  checkNeeds(query, view, metrics, "/query").map(({ pointer, message }) => [pointer, message.replaceAll("\u00a0", " ")]);

describe("what a view needs", () => {
  it("is met by its units and dimensions, and by anything where it says nothing", () => {
    expect(found({ measure: "balance", by: ["theme"] })).toEqual([]);
    expect(found({ measure: "mentions", by: ["category"] }, { label: "Barres" })).toEqual([]);
  });

  it("is reported for another dimension and of another unit, each by itself", () => {
    expect(found({ measure: "balance", by: ["category"] })).toEqual([
      ["/query/by/0", "La vue « Thématiques » se lit par « theme », pas par « category »."],
    ]);
    expect(found({ measure: "mentions", by: ["theme"] })).toEqual([
      ["/query/measure", "La vue « Thématiques » demande l’unité « balance » : « mentions » est en « count »."],
    ]);
    expect(found({ measure: "mentions", by: ["category"] })).toHaveLength(2);
  });

  it("is one measure, where a view does not say that it draws two", () => {
    const two: Query = { measures: ["balance", "mentions"], by: ["month"] };
    expect(found(two, { label: "Évolution", needs: { measures: 2 } })).toEqual([]);
    const message = "La vue « Barres » montre un seul indicateur : écrivez « measure ».";
    expect(found(two, { label: "Barres" })).toEqual([["/query/measures", message]]);
    expect(found(two, { label: "Barres", needs: { measures: 1 } })).toEqual([["/query/measures", message]]);
  });

  it("is reported for the unit of each of two measures", () => {
    expect(
      found({ measures: ["balance", "mentions"], by: ["month"] }, { label: "Soldes", needs: { units: ["balance"], measures: 2 } }),
    ).toEqual([["/query/measures/1", "La vue « Soldes » demande l’unité « balance » : « mentions » est en « count »."]]);
  });

  it("asks nothing of a split in time", () => {
    expect(found({ measure: "balance", by: ["month"] })).toEqual([]);
  });
});
