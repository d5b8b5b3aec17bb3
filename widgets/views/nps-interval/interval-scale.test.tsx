import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import { IntervalScale } from "./interval-scale.tsx";

/** Whether the compared score keeps its label, on the scale from -100 to 100. */
function isNamed(value: number, before: number, { interval = [26, 100] as number[] | undefined, label = "N-1" } = {}): boolean {
  const { queryByText, unmount } = render(
    <IntervalScale current={{ value, interval }} previous={{ value: before, label }} uncertain={false} full />,
  );
  const named = queryByText(label) !== null;
  unmount();
  return named;
}

it("leaves out the compared score's label where it would run into that of the interval", () => {
  expect(isNamed(63, -50)).toBe(true);
  expect(isNamed(63, 10)).toBe(false);
  expect(isNamed(63, 63)).toBe(false);
  expect(isNamed(-80, 60)).toBe(true);
  // A longer name needs more room.
  expect(isNamed(63, -50, { label: "1er semestre 2025" })).toBe(false);
});

it("draws the median of the comparison group between its quartiles, on a scale that holds both", () => {
  const { container } = render(
    <IntervalScale
      current={{ value: 70, interval: [62, 78] }}
      previous={undefined}
      reference={{ value: 20, low: 5, high: 35 }}
      uncertain={false}
      full={false}
    />,
  );
  const leftOf = (part: string): number => Number.parseFloat(container.querySelector<HTMLElement>(`[class*="${part}"]`)?.style.left ?? "");
  expect(leftOf("quartiles")).toBeGreaterThanOrEqual(0);
  expect(leftOf("quartiles")).toBeLessThan(leftOf("median"));
  expect(leftOf("median")).toBeLessThan(leftOf("dot"));
});
