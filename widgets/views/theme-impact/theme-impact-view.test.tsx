import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { viewContext } from "../../../tests/views/support/view-context.ts";
import ThemeImpactView from "./index.tsx";

const props = (values: (number | null)[], options: ViewProps<"theme-impact">["options"] = {}): ViewProps<"theme-impact"> => ({
  options,
  result: {
    kind: "table",
    dimension: "theme",
    columns: [{ measure: "theme-lost", label: "Points perdus", unit: "rating-gap" }],
    rows: values.map((value, index) => ({
      key: `k${index}`,
      label: `Thème ${index}`,
      cells: [value === null ? { value, n: 0 } : { value, n: 200, interval: [value - 0.1, value + 0.1] }],
    })),
    total_rows: values.length,
    complete: true,
    watermark: 1,
  },
  context: viewContext({ title: "Impact", box: { w: 6, h: 7 } }),
});
const drawn = (): number => screen.getAllByRole("listitem").length;

it("says how many themes it draws of those that have a figure, and goes on to all of them", async () => {
  render(<ThemeImpactView {...props([-5, -4, -3, -2, null], { count: 3 })} />);
  expect(drawn()).toBe(3);
  expect(screen.getByText("3 thématiques affichées sur 4")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Afficher la suite" }));
  expect(drawn()).toBe(4);
  expect(screen.queryByText(/affichées sur/)).toBeNull();
  // Its button has gone.
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Impact" }));
});

it("counts the themes beyond the limit, and asks for them before it goes on", async () => {
  const onMore = vi.fn();
  const whole = props([-5, -4, -3, -2, null], { count: 3 });
  const cut = { ...whole, result: { ...whole.result, total_rows: 20 } };
  const { rerender } = render(<ThemeImpactView {...cut} context={{ ...cut.context, onMore }} />);
  expect(screen.getByText("3 thématiques affichées sur 19")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Afficher la suite" }));
  expect(onMore).toHaveBeenCalledWith(20);
  expect(screen.getByText("4 thématiques affichées sur 19")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  rerender(<ThemeImpactView {...props([...Array.from({ length: 19 }, () => -5), null], { count: 3 })} />);
  expect(drawn()).toBe(19);
});

it("offers no way on to what is beyond the limit where it cannot be asked for", () => {
  const given = props([-5, -4]);
  render(<ThemeImpactView {...given} result={{ ...given.result, total_rows: 20 }} />);
  expect(screen.getByText("2 thématiques affichées sur 20")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("says nothing where all are drawn, and on paper offers nothing", () => {
  const { rerender } = render(<ThemeImpactView {...props([-5, -4])} />);
  expect(screen.queryByText(/affichées sur/)).toBeNull();
  const cut = props([-5, -4], { count: 1 });
  rerender(<ThemeImpactView {...cut} context={{ ...cut.context, printing: true }} />);
  expect(screen.getByText("1 thématique affichée sur 2")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
