import { expect, it } from "vitest";

import type { DashboardSummary } from "../../generated/types.ts";
import { shownDashboards } from "./list-state.ts";

it("takes a tag for the same in any spelling", () => {
  const line = (id: string, tags: string[]): DashboardSummary =>
    ({ id, title: id, tags, updated_at: "", widgets: 0 }) as unknown as DashboardSummary;
  const lines = [line("a", ["Direction"]), line("b", ["direction "]), line("c", ["Directions"])];
  expect(shownDashboards(lines, { search: "", tag: "Direction", sort: "title" }).map(({ id }) => id)).toEqual(["a", "b"]);
});
