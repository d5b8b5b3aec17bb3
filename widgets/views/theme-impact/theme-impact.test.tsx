import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";

import type { ViewProps } from "../../../src/engine/view-props.ts";
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
});

it("says nothing where all are drawn, and on paper offers nothing", () => {
  const { rerender } = render(<ThemeImpactView {...props([-5, -4])} />);
  expect(screen.queryByText(/affichées sur/)).toBeNull();
  const cut = props([-5, -4], { count: 1 });
  rerender(<ThemeImpactView {...cut} context={{ ...cut.context, printing: true }} />);
  expect(screen.getByText("1 thématique affichée sur 2")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
