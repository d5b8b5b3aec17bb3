import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

import product from "../../../templates/product.json";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import RankingView from "./index.tsx";

const rows = ["a", "b", "c", "d", "e"].map((key, index) => ({ key, label: `Hôtel ${key}`, cells: [{ value: 95 - index * 10, n: 90 }] }));
const props = (options: ViewProps<"ranking">["options"], onDrill = vi.fn()): ViewProps<"ranking"> => ({
  options,
  result: {
    kind: "table",
    dimension: "establishment",
    columns: [{ measure: "rating", label: "Note", unit: "rating" }],
    rows,
    total_rows: 5,
    complete: true,
    watermark: 1,
  },
  context: {
    title: "Classement",
    box: { w: 6, h: 5 },
    period: { from: "2026-01-01", to: "2026-07-01" },
    comparedTo: null,
    comparedLabel: "",
    audience: "private",
    samples: product.samples,
    tonalities: product.tonalities,
    onDrill,
  },
});

it("ends with the last rows, never one that is already among the first", () => {
  render(<RankingView {...props({ limit: 4, watch: 3 })} />);
  const watched = screen.getByText("À surveiller").closest("tbody");
  expect(
    within(watched ?? document.body)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Hôtel e"]);
});

it("opens the reviews of a row from the keyboard", async () => {
  const onDrill = vi.fn();
  render(<RankingView {...props({}, onDrill)} />);
  screen.getByRole("button", { name: "Hôtel b" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(onDrill).toHaveBeenCalledWith({ filters: { establishment: ["b"] }, label: "Hôtel b" });
});

it("calls an index an index, in the heading as on each badge, and only the note a note", () => {
  const named = (column: ViewProps<"ranking">["result"]["columns"][number]) => {
    const given = props({});
    const view = render(<RankingView {...given} result={{ ...given.result, columns: [column] }} />);
    const told = [
      screen.getAllByRole("columnheader").at(-1)?.textContent,
      within(screen.getAllByRole("row")[1] as HTMLElement).getAllByText(/sur 10$/)[0]?.textContent,
    ];
    view.unmount();
    return told;
  };
  expect(named({ measure: "rating-index-ranking", label: "Indice de classement", short: "Indice", unit: "rating" })).toEqual([
    "Indice",
    "Indice de classement 9,5 sur 10",
  ]);
  expect(named({ measure: "rating", label: "Note moyenne", short: "Note", unit: "rating" })).toEqual(["Note", "Note moyenne 9,5 sur 10"]);
});
