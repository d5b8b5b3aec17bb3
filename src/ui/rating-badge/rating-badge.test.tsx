import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { RatingBadge } from "./rating-badge.tsx";

it.each([
  [86, "8,6", "3"],
  [100, "10", "4"],
  [40, "4,0", "1"],
  [null, "-", "2"],
])("shows %s as %s on tonality %s", (value, text, tonality) => {
  const { container } = render(<RatingBadge value={value} />);
  expect(container.querySelector("[aria-hidden]")?.textContent).toBe(text);
  expect((container.firstElementChild as HTMLElement).dataset.tonality).toBe(tonality);
});

it("says the scale to screen readers", () => {
  const { rerender } = render(<RatingBadge value={86} />);
  expect(screen.getByText("Note 8,6 sur 10")).toBeTruthy();
  rerender(<RatingBadge value={null} />);
  expect(screen.getByText("Sans note")).toBeTruthy();
});
