import { describe, expect, it } from "vitest";

import type { SelectionCondition, SelectionRule, SelectionRuleItem } from "../../generated/types.ts";
import { distance } from "./distance.ts";
import { matcherOf, type RuleFacts } from "./rule.ts";
import { ruleProblems } from "./rule-problems.ts";

/** Draws the same numbers for the same seed. */
function drawing(seed: number) {
  let state = seed;
  const next = (): number => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    of: <T>(values: readonly T[]): T => values[below(values.length)] as T,
    chance: (share: number) => next() < share,
  };
}

const middles: Record<string, { lat: number; lng: number }> = {
  c1: { lat: 45.9, lng: 6.1 },
  c2: { lat: 46.2, lng: 6.4 },
};
const middleOf = (commune: string) => middles[commune] ?? null;
const words = ["a", "b", "c"];

function facts(draw: ReturnType<typeof drawing>, id: string): RuleFacts {
  const maybe = <T>(value: T): T | null => (draw.chance(0.2) ? null : value);
  const rated = draw.chance(0.8);
  return {
    id,
    category: draw.of(words),
    commune: maybe(draw.of(["c1", "c2"])),
    child: maybe(draw.of(words)),
    stars: maybe(1 + draw.below(5)),
    capacity: maybe(draw.below(100)),
    labels: words.filter(() => draw.chance(0.3)),
    providers: words.filter(() => draw.chance(0.5)),
    selections: new Set(words.filter(() => draw.chance(0.3))),
    lat: maybe(45.8 + draw.below(60) / 100),
    lng: maybe(6 + draw.below(60) / 100),
    reviews: draw.below(50),
    rating: rated ? draw.below(101) : null,
    nps: rated ? draw.below(201) - 100 : null,
    response_rate: rated ? draw.below(101) : null,
  };
}

const lists = ["category", "commune", "child", "label", "provider", "selection", "establishment"] as const;
const numbers = ["stars", "capacity", "rating", "nps", "reviews", "response_rate"] as const;

function condition(draw: ReturnType<typeof drawing>): SelectionCondition {
  const kind = draw.below(5);
  if (kind === 0)
    return {
      dimension: "distance",
      within: {
        ...(draw.chance(0.5) ? { commune: draw.of(["c1", "c2", "c3"]) } : { lat: 46, lng: 6.2 }),
        km: 1 + draw.below(40),
      },
    };
  if (kind < 3) {
    const dimension = draw.of(lists);
    const known = dimension === "commune" ? ["c1", "c2"] : dimension === "establishment" ? ["e1", "e2", "e3"] : words;
    return {
      dimension,
      [draw.chance(0.5) ? "in" : "not_in"]: known.filter(() => draw.chance(0.5)).concat("x"),
    };
  }
  const least = draw.below(60);
  return draw.chance(0.5)
    ? { dimension: draw.of(numbers), at_least: least }
    : {
        dimension: draw.of(numbers),
        ...(draw.chance(0.5) ? { at_least: least } : {}),
        at_most: least + draw.below(40),
      };
}

/** Says the same of one establishment in the plainest way: condition by condition, dimension by dimension. */
function naive(rule: SelectionRule | SelectionRuleItem, one: RuleFacts): boolean {
  if (rule.all) return rule.all.every((item: SelectionRuleItem) => naive(item, one));
  if (rule.any) return rule.any.some((item: SelectionRuleItem) => naive(item, one));
  const { dimension, in: among, not_in: outside, at_least, at_most, within } = rule as SelectionCondition;
  if (within) {
    const centre = within.commune === undefined ? { lat: within.lat as number, lng: within.lng as number } : middles[within.commune];
    if (!centre || one.lat === null || one.lng === null) return false;
    // On a plane that touches the Earth there: good to some metres over these distances.
    const [north, east] = [
      (one.lat - centre.lat) * 111.195,
      (one.lng - centre.lng) * 111.195 * Math.cos((((one.lat + centre.lat) / 2) * Math.PI) / 180),
    ];
    const km = Math.hypot(north, east);
    // Where the plane and the sphere might disagree, the sphere decides.
    return Math.abs(km - within.km) < 0.05 ? distance(centre, { lat: one.lat, lng: one.lng }) <= within.km : km < within.km;
  }
  const field: Record<string, unknown> = {
    ...one,
    establishment: one.id,
    label: one.labels,
    provider: one.providers,
    selection: [...one.selections],
  };
  const value = field[dimension];
  const has = (value === null ? [] : Array.isArray(value) ? value : [value]) as unknown[];
  if (among) return has.some((each) => among.includes(each as string));
  if (outside) return has.every((each) => !outside.includes(each as string));
  return typeof value === "number" && (at_least === undefined || value >= at_least) && (at_most === undefined || value <= at_most);
}

describe("a rule", () => {
  it("selects what the plainest reading of it selects, over random rules and establishments", () => {
    const draw = drawing(7);
    const some = Array.from({ length: 60 }, (_, index) => facts(draw, `e${index}`));
    const seen = { in: 0, out: 0 };
    for (let round = 0; round < 400; round += 1) {
      const group = (): SelectionRuleItem[] =>
        Array.from({ length: 1 + draw.below(3) }, () =>
          draw.chance(0.25)
            ? {
                [draw.chance(0.5) ? "all" : "any"]: [condition(draw), condition(draw)],
              }
            : condition(draw),
        );
      const rule: SelectionRule = draw.chance(0.5) ? { all: group() } : { any: group() };
      expect(ruleProblems(rule)).toEqual([]);
      const matches = matcherOf(rule, { middleOf });
      for (const one of some) {
        const [got, wanted] = [matches(one), naive(rule, one)];
        if (got !== wanted) throw new Error(`${JSON.stringify(rule)} of ${JSON.stringify(one)}: ${got}`);
        seen[got ? "in" : "out"] += 1;
      }
    }
    expect(Math.min(seen.in, seen.out)).toBeGreaterThan(2_000);
  });

  it("takes its bounds in, and an unknown value for none of the values", () => {
    const one = {
      ...facts(drawing(1), "e"),
      stars: 3,
      commune: null,
      rating: null,
    };
    const holds = (item: SelectionCondition): boolean => matcherOf({ all: [item] }, { middleOf })(one);
    expect(holds({ dimension: "stars", at_least: 3, at_most: 3 })).toBe(true);
    expect(holds({ dimension: "stars", at_least: 4 })).toBe(false);
    expect(holds({ dimension: "commune", in: ["c1"] })).toBe(false);
    expect(holds({ dimension: "commune", not_in: ["c1"] })).toBe(true);
    expect(holds({ dimension: "rating", at_most: 100 })).toBe(false);
  });

  it.each([
    [{}, ""],
    [
      {
        all: [{ dimension: "stars", at_least: 3 }],
        any: [{ dimension: "stars", at_least: 3 }],
      },
      "",
    ],
    [{ all: [{ dimension: "stars", in: ["3"] }] }, "/all/0/in"],
    [{ all: [{ dimension: "category", at_least: 3 }] }, "/all/0/at_least"],
    [{ all: [{ dimension: "category" }] }, "/all/0"],
    [{ any: [{ in: ["hotel"] }] }, "/any/0"],
    [{ all: [{ dimension: "rating", at_least: 80, at_most: 70 }] }, "/all/0/at_most"],
    [{ all: [{ dimension: "distance", within: { km: 3 } }] }, "/all/0/within"],
    [{ all: [{ dimension: "distance", within: { lat: 45, km: 3 } }] }, "/all/0/within"],
    [
      {
        all: [
          {
            any: [{ dimension: "capacity", within: { commune: "c1", km: 3 } }],
          },
        ],
      },
      "/all/0/any/0/within",
    ],
  ] as [SelectionRule, string][])("of %j is refused at «%s»", (rule, pointer) => {
    expect(ruleProblems(rule).map((problem) => problem.pointer)).toEqual([pointer]);
  });
});

describe("the distance of two places", () => {
  it("is that along the ground", () => {
    // Paris to Lyon, some 392 km.
    expect(distance({ lat: 48.8566, lng: 2.3522 }, { lat: 45.764, lng: 4.8357 })).toBeCloseTo(391.5, 0);
    expect(distance({ lat: 45, lng: 6 }, { lat: 45, lng: 6 })).toBe(0);
  });
});
