import { describe, expect, it } from "vitest";

import { shareInterval } from "../statistics/index.ts";
import { levelGaps } from "./level-gaps.ts";

const share = (count: number, n: number) => {
  const [low, high] = shareInterval(count, n) ?? [0, 100];
  return { value: (100 * count) / n, n, interval: [low, high] };
};
const gaps = (...pairs: [count: number, n: number, level: number | undefined][]) =>
  levelGaps(pairs.map(([count, n, level]) => ({ figure: share(count, n), level, unit: "percent" as const, better: "down" as const })));

describe("the gap of a figure from the level of a group", () => {
  it("is that of the figures as they are shown, coloured where chance does not explain it", () => {
    expect(gaps([60, 200, 12])).toMatchObject([{ text: "+18\u00a0pts", significant: true, tone: "bad" }]);
    expect(gaps([27, 200, 12])).toMatchObject([{ significant: false, tone: "neutral" }]);
  });

  it("is tested together with the others: what one test alone would hold for a difference may be chance among twelve", () => {
    const near: [number, number, number] = [36, 200, 12.6];
    expect(gaps(near)[0]?.significant).toBe(true);
    const many = gaps(near, ...Array.from({ length: 11 }, (): [number, number, number] => [24, 200, 12]));
    expect(many[0]?.significant).toBe(false);
  });

  it("is none without a level", () => expect(gaps([60, 200, undefined], [60, 200, 12])[0]).toBeNull());
});
