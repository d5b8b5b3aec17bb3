import { describe, expect, it } from "vitest";

import type { Cell } from "../../generated/types.ts";
import { supportOf, type SupportFacts, supportRuleOf } from "./support.ts";

const rule = supportRuleOf({});
const samples = { insufficient: 10 };
const mark = (value: number, n = 40): Cell => ({ value, n, interval: [value - 3, value + 3] });
const facts = (own: Partial<SupportFacts> = {}): SupportFacts => ({
  index: mark(85),
  rating: mark(85),
  before: mark(85),
  unanswered: 0,
  recent: { reviews: 0, answered: 0 },
  ...own,
});
const kinds = (own: Partial<SupportFacts>): string[] => supportOf(facts(own), rule, samples).reasons.map(({ kind }) => kind);

describe("the need of support", () => {
  it("is none where nothing is wrong", () => expect(supportOf(facts(), rule, samples)).toEqual({ score: 0, reasons: [] }));

  it("comes of a low index, a significant fall, silence and unanswered reviews, each with what it says", () => {
    expect(supportOf(facts({ index: mark(64) }), rule, samples).reasons).toEqual([{ kind: "mark", value: 64, bound: 70 }]);
    expect(supportOf(facts({ rating: mark(75) }), rule, samples).reasons).toEqual([{ kind: "trend", value: 75, bound: 85 }]);
    expect(kinds({ recent: { reviews: 5, answered: 0 } })).toEqual(["silence"]);
    expect(kinds({ unanswered: 10 })).toEqual(["unanswered"]);
  });

  it("knows no mark and no trend under ten reviews, no trend that chance may explain, no silence with one reply", () => {
    expect(kinds({ index: mark(20, 9), rating: mark(20, 9) })).toEqual([]);
    expect(kinds({ before: mark(95, 9) })).toEqual([]);
    expect(kinds({ rating: { value: 80, n: 12, interval: [60, 100] } })).toEqual([]);
    expect(kinds({ recent: { reviews: 50, answered: 1 } })).toEqual([]);
  });

  it("grows with the distance and the number of reasons, which it orders; a weight of 0 leaves one out", () => {
    const [low, lower] = [66, 40].map((value) => supportOf(facts({ index: mark(value) }), rule, samples).score);
    expect(lower).toBeGreaterThan(low ?? 0);
    const all = facts({ index: mark(40), rating: mark(40), unanswered: 100, recent: { reviews: 100, answered: 0 } });
    expect(supportOf(all, rule, samples).reasons.map(({ kind }) => kind)).toEqual(["mark", "trend", "silence", "unanswered"]);
    expect(supportOf(all, { ...rule, mark: { weight: 0, below: 7 } }, samples).reasons.map(({ kind }) => kind)).not.toContain("mark");
  });
});
