import { describe, expect, it } from "vitest";

import { instancesOf } from "./instances.ts";

const members = ["nord", "centre", "sud"].map((key) => ({ key, label: key.toUpperCase() }));
const values = (repeat: Parameters<typeof instancesOf>[0], filters = {}): string[] =>
  instancesOf(repeat, members, filters).map(({ value }) => value);

describe("the instances of a repeated section", () => {
  it("are the members of its dimension, in their order, with their names", () => {
    expect(instancesOf({ by: "child" }, members, {})[1]).toEqual({ value: "centre", label: "CENTRE" });
    expect(values({ by: "child" })).toEqual(["nord", "centre", "sud"]);
  });

  it("are the values that the section names, of those that exist", () => {
    expect(values({ by: "child", values: ["sud", "ailleurs", "nord"] })).toEqual(["sud", "nord"]);
  });

  it("follow a filter on the same dimension, not one on another", () => {
    expect(values({ by: "child" }, { child: ["sud"], category: ["hotel"] })).toEqual(["sud"]);
    expect(values({ by: "child" }, { child: [] })).toEqual([]);
  });

  it("are thirty at most, and no more than the section's limit", () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ key: String(index), label: "" }));
    expect(instancesOf({ by: "commune" }, many, {})).toHaveLength(30);
    expect(values({ by: "child", limit: 2 })).toEqual(["nord", "centre"]);
  });
});
