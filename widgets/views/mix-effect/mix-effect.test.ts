import { describe, expect, it } from "vitest";

import type { ViewContext } from "../../../src/engine/table/view-props.ts";
import type { Cell, TableResult } from "../../../src/generated/types.ts";
import { partsOf } from "./table-parts.ts";
import { verdictOf } from "./steps.ts";
import { levelText, movedElsewhere, stepsOf, stepText } from "./table-steps.ts";

const context = { samples: { insufficient: 10, small: 30, map: 30 }, audience: "private" } as unknown as ViewContext;
const cell = (value: number | null, interval?: [number, number], n = 600): Cell => ({ value, n, ...(interval ? { interval } : {}) });
const table = (total: Cell[], rows: TableResult["rows"] = []): TableResult => ({
  kind: "table",
  dimension: "category",
  columns: [
    { measure: "rating", label: "Note", unit: "rating" },
    { measure: "real", label: "Réel", unit: "rating-gap" },
    { measure: "mix", label: "Structure", unit: "rating-gap" },
  ],
  rows,
  total_rows: rows.length,
  total,
  complete: true,
  watermark: 1,
});
const steps = (real: Cell, mix: Cell, level = cell(83.25)) => {
  const found = stepsOf({ result: table([level, real, mix]), context });
  if (found === null || found === "hidden") throw new Error("there are steps");
  return found;
};

describe("the steps of a change", () => {
  it("say how the other tiles round the move, where that reads otherwise", () => {
    expect(movedElsewhere(steps(cell(-0.1), cell(-0.1), cell(86.35)))).toEqual({ before: "8,7", after: "8,6", gap: "\u22120,1\u00a0pt" });
    expect(movedElsewhere(steps(cell(0.854), cell(-1.937)))).toBeNull();
  });

  it("lead from the level before to the level after", () => {
    const { before, real, mix, after } = steps(cell(0.854, [0.1, 1.6]), cell(-1.937, [-2.3, -1.57]));
    expect([
      levelText(before, "rating"),
      stepText(real.value, "rating"),
      stepText(mix.value, "rating"),
      levelText(after, "rating"),
    ]).toEqual(["8,43", "+0,09", "\u22120,19", "8,33"]);
  });

  it.each([
    ["masked", cell(0.9, [0.1, 1.6]), cell(-1.9, [-2.3, -1.5])],
    ["flattered", cell(-0.9, [-1.6, -0.1]), cell(1.9, [1.5, 2.3])],
    ["real", cell(3, [2, 4]), cell(0.2, [0.1, 0.3])],
    ["structure", cell(0.2, [0.1, 0.3]), cell(3, [2, 4])],
    ["mixOnly", cell(0.9, [-0.1, 1.9]), cell(-1.9, [-2.3, -1.5])],
    ["both", cell(2, [1, 3]), cell(1.5, [1, 2])],
    ["still", cell(0.2, [-1, 1.4]), cell(0.1, [-0.2, 0.4])],
    ["still", cell(0.2, [-1, 1.4]), cell(0)],
  ])("read as «%s»", (verdict, real, mix) => expect(verdictOf(steps(real, mix))).toBe(verdict));

  it("conclude nothing where nothing is compared, and show nothing that is hidden", () => {
    expect(stepsOf({ result: table([cell(83), cell(null), cell(null)]), context })).toBeNull();
    expect(stepsOf({ result: table([]), context })).toBeNull();
    const hidden: Cell = { value: null, n: 0, hidden: true };
    expect(stepsOf({ result: table([hidden, hidden, hidden]), context })).toBe("hidden");
    expect(steps(cell(1, [0, 2], 12), cell(1, [0, 2], 12)).few).toBe(true);
  });
});

describe("the parts", () => {
  const row = (key: string, n: number, level: number, mix: number) => ({
    key,
    label: key,
    cells: [cell(level, undefined, n), cell(0.1), cell(mix)],
  });
  it("show shares and levels of both periods, the one that moved most first", () => {
    const result = table(
      [cell(83, undefined, 800)],
      [row("hotel", 250, 85, -0.1), row("camping", 350, 79, -1.4), row("restaurant", 200, 88, 0.2)],
    );
    const previous = table([cell(84, undefined, 600)], [row("hotel", 300, 84, 0), row("camping", 100, 78, 0)]);
    expect(
      partsOf({ result, previous, context }).map(({ key, shareBefore, share }) => [key, Math.round(shareBefore ?? -1), Math.round(share)]),
    ).toEqual([
      ["camping", 17, 44],
      ["restaurant", 0, 25],
      ["hotel", 50, 31],
    ]);
    expect(partsOf({ result, context })[0]?.shareBefore).toBeNull();
  });
  it("keep one that is gone, unless it rested on too few reviews", () => {
    const gone = { key: "spa", label: "spa", cells: [cell(null, undefined, 0), cell(0, undefined, 60), cell(-0.8, undefined, 60)] };
    const result = table([cell(83, undefined, 800)], [row("hotel", 800, 85, 0.1), gone]);
    const previous = (n: number) => table([cell(84, undefined, 600)], [row("hotel", 600 - n, 84, 0), row("spa", n, 90, 0)]);
    expect(partsOf({ result, previous: previous(60), context })[0]).toEqual({
      key: "spa",
      label: "spa",
      shareBefore: 10,
      share: 0,
      levelBefore: 90,
      level: null,
      real: 0,
      mix: -0.8,
    });
    const open = { ...context, audience: "public" } as const;
    expect(partsOf({ result, previous: previous(60), context: open }).map(({ key }) => key)).toEqual(["spa", "hotel"]);
    expect(partsOf({ result, previous: previous(5), context: open }).map(({ key }) => key)).toEqual(["hotel"]);
    expect(partsOf({ result, context }).map(({ key }) => key)).toEqual(["hotel"]);
  });
  it("leave out on a public page what rests on few reviews", () => {
    const result = table([cell(83, undefined, 800)], [row("hotel", 795, 85, 0), row("camping", 5, 79, 0)]);
    expect(partsOf({ result, context: { ...context, audience: "public" } }).map(({ key }) => key)).toEqual(["hotel"]);
  });
});
