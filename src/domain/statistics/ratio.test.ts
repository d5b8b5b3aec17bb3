import { describe, expect, it } from "vitest";
import { drawFrom } from "../../../tests/analytics/draw.ts";
import { rateInterval, ratioInterval, shareInterval } from "./index.ts";

/** How often the interval holds the true ratio, over samples of `size` observations that are counted with the chances given. */
function coverage(size: number, { over, under, both }: { over: number; under: number; both: number }): number {
  const draw = drawFrom(7);
  let [held, counted] = [0, 0];
  for (let sample = 0; sample < 4_000; sample += 1) {
    let [numerator, denominator, shared] = [0, 0, 0];
    for (let index = 0; index < size; index += 1) {
      const chance = draw();
      if (chance < over) numerator += 1;
      if (chance >= over - both && chance < over - both + under) denominator += 1;
      if (chance >= over - both && chance < over) shared += 1;
    }
    const interval = ratioInterval({ numerator, denominator, both: shared });
    if (!interval) continue;
    counted += 1;
    if (interval[0] <= over / under && over / under <= interval[1]) held += 1;
  }
  return held / counted;
}

describe("the interval of a ratio of two counts", () => {
  it.each([
    ["apart", 200, { over: 0.6, under: 0.15, both: 0 }],
    ["apart, few", 60, { over: 0.5, under: 0.2, both: 0 }],
    ["partly the same", 200, { over: 0.5, under: 0.3, both: 0.2 }],
    ["a part", 120, { over: 0.15, under: 0.3, both: 0.15 }],
  ])("holds the true ratio in 95 samples of 100 where the counts are %s", (_, size, chances) => {
    expect(coverage(size, chances)).toBeGreaterThan(0.935);
    expect(coverage(size, chances)).toBeLessThan(0.985);
  });

  it("is Wilson's where the one count is a part of the other", () => {
    const [low, high] = shareInterval(12, 20) ?? [];
    expect(ratioInterval({ numerator: 12, denominator: 20, both: 12 })?.map((bound) => bound * 100)).toEqual([low, high]);
  });

  it("lies unevenly around the ratio, as its logarithm does evenly", () => {
    const [low = 0, high = 0] = ratioInterval({ numerator: 80, denominator: 10, both: 0 }) ?? [];
    expect([low, high].map((bound) => bound.toFixed(1))).toEqual(["4.1", "15.4"]);
    expect(low * high).toBeCloseTo(64);
  });

  it("of none reaches up to what as many could have hidden, and is none over nothing", () => {
    const [low, high = 0] = ratioInterval({ numerator: 0, denominator: 100, both: 0 }) ?? [];
    expect(low).toBe(0);
    expect(high).toBeGreaterThan(0.0369);
    expect(high).toBeLessThan(0.04);
    expect(ratioInterval({ numerator: 5, denominator: 0, both: 0 })).toBeNull();
  });

  it("of a number for each is that of a Poisson count, none of nothing", () => {
    expect(rateInterval(250, 100)?.map((bound) => bound.toFixed(1))).toEqual(["2.2", "2.8"]);
    expect([rateInterval(0, 10), rateInterval(3, 0)]).toEqual([null, null]);
  });
});
