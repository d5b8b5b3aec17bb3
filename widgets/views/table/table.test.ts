import { describe, expect, it, vi } from "vitest";

import { pageSize } from "./page-size.ts";
import { gridOf, observationsOf, sorted } from "./rows.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";

const row = (key: string, value: number | null, n: number) => ({ key, label: key, cells: [{ value, n }] });
const grid = gridOf(viewText(), {
  kind: "table",
  dimension: "commune",
  columns: [{ measure: "rating", label: "Note", unit: "rating" }],
  rows: [row("Île", 80, 5), row("Eu", null, 0), row("Zonza", 90, 9)],
  total_rows: 3,
  complete: true,
  watermark: 1,
});
const keys = (column: string, direction: "ascending" | "descending") =>
  sorted(grid, { column, direction }, ({ cells }) => cells[0]?.n ?? 0).map(({ key }) => key);

describe("a table's rows", () => {
  it("sort by figure, those without one last either way", () => {
    expect(keys("rating", "descending")).toEqual(["Zonza", "Île", "Eu"]);
    expect(keys("rating", "ascending")).toEqual(["Île", "Zonza", "Eu"]);
  });
  it("sort by name as French does", () => expect(keys("label", "ascending")).toEqual(["Eu", "Île", "Zonza"]));
  it("sort by what they rest on", () => expect(keys("n", "descending")).toEqual(["Zonza", "Île", "Eu"]));
  it("do not reveal what a row with a hidden part rests on", () => {
    const hidden = { value: null, n: 0, hidden: true };
    const crossing = { key: "k", label: "k", cells: [{ value: 40, n: 40 }, hidden] };
    expect(observationsOf(crossing, "matrix")).toBeNull();
    expect(observationsOf(crossing, "table")).toBe(40);
    expect(observationsOf({ ...crossing, cells: [hidden] }, "breakdown")).toBeNull();
  });
  it("keep time in its order", () => {
    const series = gridOf(viewText(), {
      kind: "series",
      measure: "rating",
      label: "Note",
      unit: "rating",
      grain: "month",
      keys: ["2026-04-01", "2026-08-01"],
      lines: [
        {
          key: "all",
          label: "Note",
          points: [
            { value: 1, n: 1 },
            { value: 2, n: 1 },
          ],
        },
      ],
      complete: true,
      watermark: 1,
    });
    expect(sorted(series, { column: "label", direction: "descending" }, () => 0).map(({ label }) => label)).toEqual([
      "août 2026",
      "avril 2026",
    ]);
  });
});

describe("a table's pages", () => {
  const box = (h: number) => ({ box: { w: 12, h } });
  it("hold what the tile shows at once, and no more than was asked for", () => {
    expect(pageSize(38, { page_size: 10 }, box(6))).toBe(7);
    expect(pageSize(38, { page_size: 10 }, box(12))).toBe(10);
    expect(pageSize(38, { page_size: 10 }, box(2))).toBe(1);
  });
  it("hold few rows where these are cards", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect([
      pageSize(38, { page_size: 10 }, box(6)),
      pageSize(9, { page_size: 10 }, box(6)),
      pageSize(38, { page_size: 3 }, box(6)),
    ]).toEqual([5, 5, 3]);
    vi.unstubAllGlobals();
  });
  it("hold what was asked for where rows scroll, but for cards and paper", () => {
    const scrolling = { page_size: 20, scroll: true };
    expect(pageSize(38, scrolling, box(4))).toBe(20);
    expect(pageSize(38, { scroll: true }, box(4))).toBe(10);
    expect(pageSize(38, scrolling, { ...box(4), printing: true })).toBe(38);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(pageSize(38, scrolling, box(4))).toBe(5);
    vi.unstubAllGlobals();
  });
  it("are none where all rows fit on one, and whole on paper", () => {
    expect(pageSize(9, { page_size: 10 }, box(6))).toBe(10);
    expect(pageSize(10, { page_size: 10 }, box(6))).toBe(7);
    expect(pageSize(38, { page_size: 10 }, { ...box(3), printing: true })).toBe(38);
  });
});
