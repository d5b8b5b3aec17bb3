import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Trend, type TrendProps } from "./trend.tsx";

const draw = (props: TrendProps) => {
  const { container } = render(<Trend {...props} />);
  return { text: container.textContent, tone: container.querySelector<HTMLElement>("[data-tone]")?.dataset.tone };
};

describe("Trend", () => {
  it("writes the change with its sign, unit and direction in words", () => {
    expect(draw({ gap: 2, unit: "rating", reference: "vs 2025" })).toEqual({ text: "en hausse +0,2\u00a0ptvs 2025", tone: "good" });
    expect(draw({ gap: -5, unit: "points" })).toEqual({ text: "en baisse \u22125\u00a0pts", tone: "bad" });
  });

  it("is plain when the change rounds to nothing", () => {
    expect(draw({ gap: 0.3, unit: "points" })).toEqual({ text: "stable 0\u00a0pt", tone: "plain" });
  });

  it("knows what is better when lower, and what is neither", () => {
    expect(draw({ gap: -5, unit: "count", better: "lower" }).tone).toBe("good");
    expect(draw({ gap: -5, unit: "count", better: "neither" }).tone).toBe("plain");
  });

  it("draws nothing without a change", () => expect(draw({ gap: null, unit: "points" }).text).toBe(""));
});
