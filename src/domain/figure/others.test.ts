import { describe, expect, it } from "vitest";
import { joined, largest } from "./others.ts";

describe("several figures as one", () => {
  it("adds counts", () =>
    expect(
      joined(
        [
          { value: 3, n: 3 },
          { value: 4, n: 4 },
        ],
        "count",
      ),
    ).toEqual({ value: 7, n: 7 }));
  it("is as uncertain as counts are together", () =>
    expect(
      joined(
        [
          { value: 8, n: 8, count_error: 3 },
          { value: 15, n: 15, count_error: 4 },
        ],
        "count",
      ),
    ).toEqual({ value: 23, n: 23, count_error: 5 }));
  it("has no error where a part has none", () =>
    expect(
      joined(
        [
          { value: 8, n: 8, count_error: 3 },
          { value: 15, n: 15 },
        ],
        "count",
      ),
    ).toEqual({ value: 23, n: 23 }));
  it("weighs means by their observations", () =>
    expect(
      joined(
        [
          { value: 90, n: 1 },
          { value: 60, n: 2 },
          { value: null, n: 0 },
        ],
        "rating",
      ),
    ).toEqual({ value: 70, n: 3 }));
  it("refuses a median", () =>
    expect(
      joined(
        [
          { value: 5, n: 1 },
          { value: 9, n: 3 },
        ],
        "hours",
      ).value,
    ).toBeNull());
  it("stays hidden when a part is", () =>
    expect(
      joined(
        [
          { value: 5, n: 50 },
          { value: null, n: 3, hidden: true },
        ],
        "count",
      ),
    ).toEqual({ value: null, n: 0, hidden: true }));
});

describe("the largest of a list", () => {
  it("keeps them in order and leaves one place for the rest", () => {
    expect(largest([1, 9, 3, 7], 3, (value) => value)).toEqual({ shown: [9, 7], rest: [1, 3] });
  });
  it("groups nothing that fits", () => expect(largest([1, 2], 2, Number)).toEqual({ shown: [1, 2], rest: [] }));
});
