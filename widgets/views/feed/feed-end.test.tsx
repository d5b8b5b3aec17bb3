import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { viewContext } from "../../../tests/views/support/view-context.ts";
import FeedView from "./index.tsx";
import manifest from "./view.json";

const [example] = manifest.examples;
const props = (total: number | null, onDrill?: ViewProps<"feed">["context"]["onDrill"]): ViewProps<"feed"> => ({
  options: { limit: 2 },
  result: { ...(example?.result as ViewProps<"feed">["result"]), total },
  context: viewContext({ title: "Derniers avis", box: { w: 4, h: 6 }, ...(onDrill ? { onDrill } : {}) }),
});

it("ends with how many reviews there are, and leads to all of them", async () => {
  const onDrill = vi.fn();
  render(<FeedView {...props(9_717, onDrill)} />);
  expect(screen.getByText(/^2 avis affichés sur 9\s717/, { selector: "[role=status]" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Voir les avis" }));
  expect(onDrill).toHaveBeenCalledWith({ filters: {}, label: "Derniers avis" });
});

it("marks the words that speak of a theme, unless its themes are left out", () => {
  const marksOf = (themes: boolean): number => {
    const { options, ...others } = props(2);
    const { container, unmount } = render(<FeedView {...others} options={{ ...options, themes }} />);
    const found = container.querySelectorAll("mark").length;
    unmount();
    return found;
  };
  expect([marksOf(true), marksOf(false)]).toEqual([3, 0]);
});

it("ends without a word where all are shown, or their number may not be shown", () => {
  for (const total of [2, null]) {
    const { unmount } = render(<FeedView {...props(total)} />);
    expect(screen.queryByText(/affichés? sur/, { selector: "[role=status]" })).toBeNull();
    unmount();
  }
});
