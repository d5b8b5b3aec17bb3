import { describe, expect, it } from "vitest";

import type { Measure, MeasureIndex } from "../../generated/types.ts";
import { checkIndexes, plainMeasures } from "./index-weights.ts";

const own: MeasureIndex = { window_days: 1096, half_life_days: 365, providers: { google: 2 } };
const measures = (indexes: Record<string, MeasureIndex | undefined>): Record<string, Measure> =>
  Object.fromEntries(
    Object.entries(indexes).map(([name, index]) => {
      const measure: Measure = { label: name, description: name, unit: "rating", kind: "index" };
      return [name, index ? { ...measure, index } : measure];
    }),
  );
const found = (indexes: Record<string, MeasureIndex | undefined>): [string, string, string | null][] =>
  checkIndexes(measures(indexes)).map(({ pointer, message, nearest }) => [pointer, message, nearest]);

describe("the weights of an index", () => {
  it("are those of the measure that it is like, its own in their place, however far they come from", () => {
    const plain = plainMeasures(
      measures({ c: { like: "b", half_life_days: 90 }, b: { like: "a", prior_weight: 10, half_life_days: 180 }, a: own, d: undefined }),
    );
    expect(plain.a?.index).toEqual(own);
    expect(plain.b?.index).toEqual({ ...own, half_life_days: 180, prior_weight: 10 });
    expect(plain.c?.index).toEqual({ ...own, half_life_days: 90, prior_weight: 10 });
    expect(plain.d).not.toHaveProperty("index");
  });

  it("are refused where no measure of that name has any, reported at the measure that names it alone", () => {
    expect(found({ rating: undefined, index: own, other: { like: "indx" }, third: { like: "other" } })).toEqual([
      ["/measures/other/index/like", expect.stringContaining("L’indicateur pondéré «\u00a0indx\u00a0» est inconnu."), "index"],
    ]);
    expect(found({ rating: undefined, other: { like: "rating" } })).toHaveLength(1);
    expect(found({ other: { like: "constructor" } })).toHaveLength(1);
    expect(plainMeasures(measures({ other: { like: "constructor" } })).other).not.toHaveProperty("index");
  });

  it("are refused where they go round in a circle, reported once, at its first measure", () => {
    expect(found({ before: { like: "b" }, a: { like: "b" }, b: { like: "c" }, c: { like: "a" } })).toEqual([
      ["/measures/a/index/like", expect.stringContaining("(«\u00a0a\u00a0», «\u00a0b\u00a0», «\u00a0c\u00a0», «\u00a0a\u00a0»)"), null],
    ]);
    expect(found({ a: { like: "a" } }).map(([pointer]) => pointer)).toEqual(["/measures/a/index/like"]);
    expect(plainMeasures(measures({ a: { like: "b" }, b: { like: "a" } })).a).not.toHaveProperty("index");
  });

  it("are none where they are refused, whatever is said on the way", () => {
    const plain = plainMeasures(
      measures({
        rating: undefined,
        a: { ...own, like: "b" },
        b: { like: "a" },
        c: { ...own, like: "a" },
        d: { ...own, like: "rating" },
        e: { ...own, like: "indx" },
      }),
    );
    for (const measure of Object.values(plain)) expect(measure).not.toHaveProperty("index");
  });
});
