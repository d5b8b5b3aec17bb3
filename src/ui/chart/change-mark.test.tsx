import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import { changeOf } from "../../domain/change.ts";
import { ChangeMark } from "./change-mark.tsx";

/** The colour and the words of a rating that rose by two points, with intervals of so many points on either side. */
function drawn(half?: number) {
  const figure = (value: number) => ({ value, n: 400, ...(half === undefined ? {} : { interval: [value - half, value + half] }) });
  const change = changeOf(figure(86), figure(84), "rating", "up");
  if (!change) throw new Error("there is a change");
  const { container, unmount } = render(<ChangeMark change={change} better="up" />);
  const told = [container.querySelector("[data-tone]")?.getAttribute("data-tone"), /non significative/.test(container.textContent ?? "")];
  unmount();
  return told;
}

it("colours a change that is established, and neither one that chance explains nor one that nobody can judge", () => {
  expect(drawn(0.5)).toEqual(["good", false]);
  expect(drawn(5)).toEqual(["plain", true]);
  expect(drawn()).toEqual(["plain", false]);
});
