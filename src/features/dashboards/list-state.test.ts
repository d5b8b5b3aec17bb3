import { expect, it } from "vitest";

import type { DashboardSummary } from "../../generated/types.ts";
import { isUnused, shownDashboards } from "./list-state.ts";

it("takes a tag for the same in any spelling", () => {
  const line = (id: string, tags: string[]): DashboardSummary =>
    ({ id, title: id, tags, updated_at: "", widgets: 0 }) as unknown as DashboardSummary;
  const lines = [line("a", ["Direction"]), line("b", ["direction "]), line("c", ["Directions"])];
  expect(shownDashboards(lines, { search: "", tag: "Direction", sort: "title" }).map(({ id }) => id)).toEqual(["a", "b"]);
});

it("takes for unused what nobody has opened for long, unless it is sent to somebody", () => {
  const now = Date.parse("2026-11-28T08:00:00Z");
  const old = { created_at: "2026-01-05T08:00:00Z", opened_at: "2026-02-01T08:00:00Z", subscribers: 0 };
  expect(isUnused(old, now)).toBe(true);
  expect(isUnused({ ...old, opened_at: null }, now)).toBe(true);
  expect(isUnused({ ...old, subscribers: 1 }, now)).toBe(false);
  expect(isUnused({ ...old, opened_at: "2026-11-01T08:00:00Z" }, now)).toBe(false);
  expect(isUnused({ ...old, created_at: "2026-11-20T08:00:00Z", opened_at: null }, now)).toBe(false);
});
