import { describe, expect, it } from "vitest";
import { isFilters } from "../../generated/validators.js";
import { accepts, commonTo, keptValues, namedValues } from "./accepted.ts";
import { check } from "../check/form.ts";

describe("a filter on one dimension", () => {
  it("keeps its values, or all but those that it names", () => {
    expect(["fr", "de"].map((value) => accepts(["fr"], value))).toEqual([true, false]);
    expect(["fr", "de"].map((value) => accepts({ not: ["fr"] }, value))).toEqual([false, true]);
    expect(accepts(undefined, "fr")).toBe(true);
    expect([namedValues({ not: ["fr"] }), keptValues({ not: ["fr"] }), keptValues(["fr"])]).toEqual([["fr"], [], ["fr"]]);
  });

  it.each([
    [["a", "b"], ["b", "c"], ["b"]],
    [["a", "b"], { not: ["b"] }, ["a"]],
    [{ not: ["b"] }, ["a", "b"], ["a"]],
    [{ not: ["a"] }, { not: ["b", "a"] }, { not: ["a", "b"] }],
    [["a"], { not: ["a"] }, null],
  ])("%j and %j have %j in common", (a, b, common) => expect(commonTo(a, b)).toEqual(common));

  it("is reported once where it is neither a list nor what it leaves out", () => {
    const problemsOf = (value: unknown): [string, string][] =>
      check(isFilters, { language: value }).map(({ pointer, message }) => [pointer, message]);
    expect(problemsOf({ not: ["fr"] })).toEqual([]);
    expect(problemsOf("fr")).toEqual([["/language", expect.stringContaining("doit être")]]);
    expect(problemsOf({ not: [] })).toHaveLength(1);
    expect(problemsOf({ but: ["fr"] }).map(([pointer]) => pointer)).toContain("/language/but");
  });
});
