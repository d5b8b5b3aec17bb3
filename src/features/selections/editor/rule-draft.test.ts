import { describe, expect, it } from "vitest";

import type { SelectionRule } from "../../../generated/types.ts";
import { draftOf, newCondition, newGroup, ruleOf } from "./rule-draft.ts";

describe("a rule that is edited", () => {
  it.each([
    {
      all: [
        { dimension: "category", in: ["hotel"] },
        { dimension: "rating", at_least: 82.5, at_most: 100 },
      ],
    },
    {
      any: [
        { dimension: "commune", not_in: ["74010"] },
        {
          all: [
            { dimension: "stars", at_least: 3 },
            { dimension: "reviews", at_most: 20 },
          ],
        },
      ],
    },
    { all: [{ dimension: "distance", within: { commune: "74010", km: 7.5 } }] },
    { all: [{ dimension: "distance", within: { lat: 45.9, lng: 6.1, km: 3 } }] },
    { all: [{ dimension: "nps", at_least: -20 }] },
    { all: [{ dimension: "rating", at_least: 82.9 }] },
  ] as SelectionRule[])("comes back as it was: %j", (rule) => {
    expect(ruleOf(draftOf(rule))).toEqual({ rule, incomplete: [] });
  });

  it("shows bounds as they were typed", () => {
    const [item] = draftOf({ all: [{ dimension: "rating", at_least: 82.9, at_most: 97.5 }] }).items;
    expect(item).toMatchObject({ least: "8,29", most: "9,75" });
  });

  it("leaves out, and names, the rows that are not filled in", () => {
    const [category, rating, stars] = [newCondition(), newCondition("rating"), newCondition("stars")];
    const draft = {
      how: "all" as const,
      items: [
        { ...category, values: ["hotel"] },
        { ...rating, least: "huit" },
        { ...stars, least: "4", most: "2" },
        { ...newGroup(), conditions: [newCondition()] },
      ],
    };
    const { rule, incomplete } = ruleOf(draft);
    expect(rule).toEqual({ all: [{ dimension: "category", in: ["hotel"] }] });
    expect(incomplete.slice(0, 2)).toEqual([rating.key, stars.key]);
    expect(incomplete).toHaveLength(3);
  });

  it("reads ratings on ten, with a comma", () => {
    expect(ruleOf({ how: "all", items: [{ ...newCondition("rating"), least: "8,2" }] }).rule).toEqual({
      all: [{ dimension: "rating", at_least: 82 }],
    });
  });

  it("is none while nothing is filled in", () => {
    expect(ruleOf(draftOf(null)).rule).toBeNull();
  });
});
