import { describe, expect, it } from "vitest";

import { doubtBadge, verdictOf } from "./figure-badge.ts";

const context = { samples: { insufficient: 10, small: 30, map: 30 }, audience: "private" as const };
const figure = (value: number, half: number, n = 400) => ({ value, n, interval: [value - half, value + half], unit: "nps" as const });

describe("what may be concluded about a change", () => {
  it("is a direction where intervals part, chance where they do not", () => {
    expect(verdictOf({ result: figure(47, 2), previous: figure(30, 2), context })).toBe("up");
    expect(verdictOf({ result: figure(30, 2), previous: figure(47, 2), context })).toBe("down");
    expect(verdictOf({ result: figure(47, 8), previous: figure(43, 8), context })).toBe("none");
  });

  it("is nothing for a small sample, without an interval, or where nothing moved", () => {
    expect(verdictOf({ result: figure(47, 8, 29), previous: figure(43, 8), context })).toBeNull();
    expect(verdictOf({ result: { value: 47, n: 400, unit: "nps" }, previous: figure(43, 8), context })).toBeNull();
    expect(verdictOf({ result: figure(47, 8), previous: figure(47, 8), context })).toBeNull();
    expect(verdictOf({ result: figure(47, 8), context })).toBeNull();
  });

  it("is shown in the header only where it is a doubt", () => {
    expect(doubtBadge({ result: figure(47, 8), previous: figure(43, 8), context })).toEqual({ tone: "neutral", text: "Non significatif" });
    expect(doubtBadge({ result: figure(47, 2), previous: figure(30, 2), context })).toBeNull();
  });
});
