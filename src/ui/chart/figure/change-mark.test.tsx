import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import { changeOf } from "../../../domain/figure/change.ts";
import { ChangeMark } from "./change-mark.tsx";

/** A rating that rose by two points, with intervals of `half` points on either side. */
function risen(half?: number) {
  const figure = (value: number) => ({ value, n: 400, ...(half === undefined ? {} : { interval: [value - half, value + half] }) });
  const change = changeOf(figure(86), figure(84), "rating", "up");
  if (!change) throw new Error("there is a change");
  return change;
}

/** The colour and the words of that rating. */
function drawn(half?: number) {
  const { container, unmount } = render(<ChangeMark change={risen(half)} better="up" />);
  const shown = [container.querySelector("[data-tone]")?.getAttribute("data-tone"), /non significative/.test(container.textContent ?? "")];
  unmount();
  return shown;
}

it("colours a change that is established, and neither one that chance explains nor one without a test", () => {
  expect(drawn(0.5)).toEqual(["good", false]);
  expect(drawn(5)).toEqual(["plain", true]);
  expect(drawn()).toEqual(["plain", false]);
});

it("in a column, says the doubt to those who hear it, where there is one", () => {
  const column = (half: number, quiet = false) => render(<ChangeMark change={risen(half)} bare quiet={quiet} />).container;
  expect(column(5).textContent).toBe("en hausse +0,2, évolution non significative");
  expect(column(0.5).textContent).toBe("en hausse +0,2");
  expect(column(5, true).textContent).toBe("en hausse +0,2");
});
