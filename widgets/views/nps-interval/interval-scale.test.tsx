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
