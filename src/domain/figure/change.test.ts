import { describe, expect, it } from "vitest";
import { changeOf, isSignificant } from "./change.ts";
import { formatFigure } from "./figure.ts";

const figure = (value: number | null, interval?: number[]) => ({ value, n: 100, ...(interval && { interval }) });

describe("a change between two figures", () => {
  it.each([
    [86, 84, "rating", "+0,2\u00a0pt"],
    [47, 42, "nps", "+5\u00a0pts"],
    [71, 72, "percent", "\u22121\u00a0pt"],
    [18432, 16398, "count", "+12,4\u00a0%"],
    [12, 0, "count", "="],
    [86.2, 86.4, "rating", "="],
    [8.4, 7.3, "ratio", "+15,1\u00a0%"],
    [0.421, 0.419, "ratio", "="],
    [85.6, 84.4, "rating", "+0,2\u00a0pt"],
    [85.4, 84.6, "rating", "="],
    [23.6, 19.4, "nps", "+5\u00a0pts"],
    [-3.6, 23.4, "nps", "\u221227\u00a0pts"],
    [-2.5, 0.4, "balance", "\u22123\u00a0pts"],
    [1.54, -0.34, "rating-gap", "+0,18\u00a0pt"],
    [60, 61.3, "hours", "\u22120,1\u00a0j"],
    [22.6, 3.4, "hours", "+20\u00a0h"],
    [20, 61, "hours", "\u22121,7\u00a0j"],
  ] as const)("from %s to %s (%s) reads %s", (current, previous, unit, text) => {
    expect(changeOf(figure(current), figure(previous), unit)?.text).toBe(text);
  });

  it("is always what a reader finds who subtracts the figures as they are shown", () => {
    const shown = (text: string): number =>
      Number(
        text
          .replace("\u2212", "-")
          .replace(",", ".")
          .replace(/[^\d.-]/g, ""),
      );
    const units = ["rating", "nps", "balance", "percent"] as const;
    for (let step = 0; step < 400; step += 1) {
      const [now, before] = [(step * 7.31) % 100, (step * 3.77) % 100];
      for (const unit of units) {
        const change = changeOf(figure(now), figure(before), unit);
        const [after, prior] = [now, before].map((value) => shown(formatFigure(value, unit)));
        expect([unit, now, before, change?.text === "=" ? 0 : shown(change?.text ?? "")]).toEqual([
          unit,
          now,
          before,
          Math.round(((after ?? 0) - (prior ?? 0)) * 10) / 10,
        ]);
      }
    }
  });

  it("is good news only in the direction that is better", () => {
    expect(changeOf(figure(20, [18, 22]), figure(61, [50, 70]), "hours", "down")?.tone).toBe("good");
    expect(changeOf(figure(20, [18, 22]), figure(61, [50, 70]), "hours", "up")?.tone).toBe("bad");
    expect(changeOf(figure(20), figure(10), "count", "down")?.tone).toBe("bad");
    expect(changeOf(figure(20), figure(10), "count", "none")?.tone).toBe("neutral");
  });

  it("is neither good nor bad news while chance may explain it, or the test is not possible; a count is exact", () => {
    expect(changeOf(figure(86, [80, 92]), figure(84, [78, 90]), "rating")?.tone).toBe("neutral");
    expect(changeOf(figure(93), figure(91), "rating")).toMatchObject({ tone: "neutral", significant: null });
    expect(changeOf(figure(20), figure(61), "hours", "down")?.tone).toBe("neutral");
    expect(changeOf(figure(86), figure(84), "count")?.tone).toBe("good");
  });

  it("is nothing where a figure is missing or hidden", () => {
    expect(changeOf(figure(null), figure(3), "nps")).toBeNull();
    expect(changeOf({ ...figure(4), hidden: true }, figure(3), "nps")).toBeNull();
    expect(changeOf(figure(4), undefined, "nps")).toBeNull();
  });

  it("is nothing where there was nothing to compare with: no review at all is not «stable»", () => {
    expect(changeOf({ value: 4, n: 4 }, { value: 0, n: 0 }, "count")).toBeNull();
  });
});

describe("significance", () => {
  it("finds NPS 45 against 28 with a hundred answers each to be chance (z = 1.53)", () => {
    expect(isSignificant(figure(45, [29.3, 58]), figure(28, [11.7, 42.6]))).toBe(false);
  });

  it("finds the same gap real with narrow intervals", () => {
    expect(isSignificant(figure(45, [43, 47]), figure(28, [26, 30]))).toBe(true);
  });

  it("of two medians is tested by the bounds that face each other, not by the middles of uneven intervals", () => {
    expect(isSignificant(figure(20, [19, 21]), figure(26, [25, 90]), "hours")).toBe(true);
    expect(isSignificant(figure(20, [19, 21]), figure(26, [12, 27]), "hours")).toBe(false);
    expect(isSignificant(figure(20, [19, 21]), figure(26), "hours")).toBeNull();
    expect(isSignificant(figure(8, [7, 9.2]), figure(5, [3, 7.5]), "ratio")).toBe(true);
    expect(isSignificant(figure(8, [4.1, 15.4]), figure(5, [3, 7.5]), "ratio")).toBe(false);
  });

  it("of two indexes is tested by what the current one says of their common ratings", () => {
    expect(isSignificant({ ...figure(86, [80, 92]), change_error: 0.9 }, figure(84, [78, 90]))).toBe(true);
    expect(isSignificant({ ...figure(86), change_error: 1.1 }, figure(84))).toBe(false);
    expect(isSignificant({ ...figure(86), change_error: 0.1 }, figure(null))).toBeNull();
  });

  it("of two counts of what reviews happen to say is tested by their errors; counts of reviews are exact", () => {
    const counted = (value: number) => ({ ...figure(value), count_error: Math.sqrt(value + 1) });
    expect(changeOf(counted(20), counted(10), "count")).toMatchObject({ tone: "neutral", significant: false });
    expect(changeOf(counted(40), counted(10), "count")).toMatchObject({ tone: "good", significant: true });
    expect(changeOf(figure(20), figure(10), "count")).toMatchObject({ tone: "good", significant: null });
    expect(isSignificant(counted(20), figure(10))).toBeNull();
  });

  it("says nothing without both intervals", () => {
    expect(isSignificant(figure(45, [43, 47]), figure(28))).toBeNull();
  });
});
