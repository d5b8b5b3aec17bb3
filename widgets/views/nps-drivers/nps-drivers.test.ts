import { describe, expect, it } from "vitest";

import type { ViewContext } from "../../../src/engine/table/view-props.ts";
import { driversResult, type GivenDriver } from "../../../tests/views/support/drivers-result.ts";
import { axisOf, driversOf } from "./drivers.ts";

const context = { samples: { insufficient: 10, small: 30, map: 30 }, audience: "private" } as unknown as ViewContext;
const sides = (rows: GivenDriver[], options: { count?: number; undecided?: boolean } = {}) => {
  const { recommends, holdsBack, undecided } = driversOf({ options, result: driversResult(rows), context });
  return [recommends, holdsBack, undecided].map((list) => list.map(({ gap }) => gap));
};

describe("the drivers of the score", () => {
  it("are on the side of those who speak of them more, widest gap first", () =>
    expect(
      sides([
        [4, 1, 7],
        [-9, -12, -6],
        [21, 17, 25],
        [-3, -5, -1],
      ]),
    ).toEqual([[21, 4], [-9, -3], []]));
  it("are undecided where chance may explain the gap, or it rests on few reviews", () => {
    expect(
      sides([
        [3, -1, 7],
        [40, 10, 70, 12],
      ]),
    ).toEqual([[], [], [40, 3]]);
    expect(sides([[3, -1, 7]], { undecided: false })).toEqual([[], [], []]);
  });
  it("keep to the number asked for on each side", () =>
    expect(
      sides(
        [
          [4, 1, 7],
          [21, 17, 25],
        ],
        { count: 1 },
      )[0],
    ).toEqual([21]));
  it("share one axis from zero that holds every share", () => {
    const axis = axisOf(
      driversOf({
        options: {},
        result: driversResult([
          [30, 20, 40],
          [-15, -20, -10],
        ]),
        context,
      }),
    );
    expect(axis.max).toBeGreaterThanOrEqual(50);
    expect([axis.at(0), axis.at(axis.max)]).toEqual([0, 100]);
  });
});
