import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pagesShown } from "./pages-shown.ts";
import { Pagination } from "./pagination.tsx";

it.each([
  [1, 3, "1 2 3"],
  [1, 9, "1 2 … 9"],
  [5, 9, "1 … 4 5 6 … 9"],
  [3, 9, "1 2 3 4 … 9"],
  [8, 9, "1 … 7 8 9"],
  [4, 9, "1 2 3 4 5 … 9"],
])("offers around page %i of %i: %s", (page, last, text) => {
  expect(
    pagesShown(page, last)
      .map((shown) => shown ?? "…")
      .join(" "),
  ).toBe(text);
});

it("shows the range, marks the page and stops at the ends", async () => {
  const onChange = vi.fn();
  render(<Pagination page={3} pageSize={20} total={41} onChange={onChange} />);
  expect(screen.getByText("41 à 41 sur 41")).toBeTruthy();
  expect(screen.getByRole("navigation", { name: "Pages" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Page 3" }).getAttribute("aria-current")).toBe("page");
  await userEvent.click(screen.getByRole("button", { name: "Page suivante" }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Page précédente" }));
  expect(onChange).toHaveBeenCalledWith(2);
});

it("is absent where one page is enough", () => {
  const { container } = render(<Pagination page={1} pageSize={20} total={20} onChange={() => {}} />);
  expect(container.firstChild).toBeNull();
});

it("says what its pages are of, where that is given", () => {
  render(<Pagination of="Tableau des communes" page={1} pageSize={20} total={41} onChange={() => {}} />);
  expect(screen.getByRole("navigation", { name: "Pages\u00a0: Tableau des communes" })).toBeTruthy();
});
