import { describe, expect, it } from "vitest";
import { scopeOf } from "../../question.ts";
import { shippedMetrics } from "../../../../tests/analytics/shipped.ts";
import type { Row } from "../rows.ts";
import { shownTotal } from "./shown-total.ts";

const metrics = shippedMetrics();
const row = (key: string, n: number, hidden = false): Row => ({
  key,
  label: key,
  cells: [hidden ? { value: null, n: 0, hidden: true } : { value: 80, n }],
});
const total = (n: number, rows: Row[], hideBelow = 10, dimension = "category", source: "reviews" | "themes" = "reviews") =>
  shownTotal([{ value: 81, n }], rows, dimension, source, { scope: scopeOf("g", { hideBelow }), metrics })[0]?.hidden ?? false;

describe("the total of a public table", () => {
  it("is hidden where it would tell the one row that is, of means as of counts", () => {
    expect(total(104, [row("a", 60), row("b", 40), row("c", 4, true)])).toBe(true);
    expect(total(104, [row("a", 60), row("b", 40), row("c", 4, true)], 0)).toBe(false);
  });

  it("stands where several hidden rows rest together on enough, and where none is", () => {
    expect(total(114, [row("a", 60), row("b", 40), row("c", 8, true), row("d", 6, true)])).toBe(false);
    expect(total(107, [row("a", 60), row("b", 40), row("c", 4, true), row("d", 3, true)])).toBe(true);
    expect(total(100, [row("a", 60), row("b", 40)])).toBe(false);
  });

  it("is hidden where a few facts without a value of the dimension would be what it leaves", () => {
    expect(total(103, [row("a", 60), row("b", 40)])).toBe(true);
    expect(total(130, [row("a", 60), row("b", 40)])).toBe(false);
  });

  it("stands beside rows that share observations, and not beside a hidden row of mentions, which may be those of one review", () => {
    expect(total(70, [row("a", 60), row("b", 4, true)], 10, "theme")).toBe(false);
    expect(total(120, [row("a", 60), row("b", 60, true)], 10, "theme", "themes")).toBe(true);
  });
});
