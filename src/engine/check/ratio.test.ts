import { describe, expect, it } from "vitest";
import type { Measure, MetricSource } from "../../generated/types.ts";
import { checkRatios } from "./ratio.ts";

const text = { label: "L", description: "D" };
const all: Measure = { ...text, unit: "count", kind: "count" };
const mean: Measure = { ...text, unit: "rating", kind: "mean", field: "rating" };
const ratio = (of: string[] | undefined, unit: Measure["unit"] = "ratio"): Measure => ({
  ...text,
  unit,
  kind: "ratio",
  ...(of ? { of } : {}),
});
const found = (measures: Record<string, Measure>, source: MetricSource["source"] = "reviews"): [string, string | null][] =>
  checkRatios({ source, measures: { all, other: all, mean, ...measures } }).map(({ pointer, nearest }) => [pointer, nearest]);

describe("a ratio of two measures", () => {
  it("is of two counts of its source, shown as it is or in per cent", () => {
    expect(found({ one: ratio(["all", "other"]), two: ratio(["other", "all"], "percent") })).toEqual([]);
  });

  it("is refused over a measure that is unknown or no count, without its two measures, and in another unit", () => {
    expect(found({ one: ratio(["all", "othr"]) })).toEqual([["/measures/one/of/1", "other"]]);
    expect(found({ one: ratio(["mean", "all"]) })).toEqual([["/measures/one/of/0", null]]);
    expect(found({ one: ratio(["all", "two"]), two: ratio(["all", "other"]) })).toEqual([["/measures/one/of/1", null]]);
    expect(found({ one: ratio(undefined) })).toEqual([["/measures/one", null]]);
    expect(found({ one: ratio(["all", "other"], "count") })).toEqual([["/measures/one/unit", null]]);
  });

  it("alone has measures of its own; what a review has once is a field of what it has several of", () => {
    expect(found({ one: { ...all, of: ["all", "other"] } })).toEqual([["/measures/one/of", null]]);
    const distinct: Measure = { ...text, unit: "count", kind: "distinct", field: "review" };
    expect(found({ distinct })).toEqual([["/measures/distinct/field", null]]);
    expect(found({ distinct }, "themes")).toEqual([]);
  });
});
