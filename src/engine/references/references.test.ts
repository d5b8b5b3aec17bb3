import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { referencesIn, renaming, replacedIn, type Schemas } from "./references.ts";

const folder = join(import.meta.dirname, "../../../schemas");
const schemas: Schemas = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith(".schema.json"))
    .map((file) => [file, JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, unknown>]),
);

const page = {
  page: "p",
  title: "P",
  subtitle: "{{ rating }} sur {{reviews | # avis | # avis}}, {{rating-index}}",
  method: "rating",
  roles: ["MEMBER_OBSERVATORY"],
  dashboard: {
    version: 1,
    title: "rating",
    filters: { provider: ["rating"] },
    widgets: {
      rating: {
        type: "rating",
        query: { measure: "rating", also: ["reviews", "rating"], by: ["category"], changes: [{ measure: "rating" }] },
      },
    },
    layout: {
      tabs: [{ id: "t", sections: [{ id: "s", repeat: { by: "commune" }, grid: [{ widget: "rating", x: 0, y: 0, w: 3, h: 2 }] }] }],
    },
  },
};

describe("the references of a document", () => {
  it("are what its schema says that a place names, and nothing that is spelt alike", () => {
    const found = referencesIn(page, "page.schema.json", schemas).map(({ pointer, ref, name }) => `${pointer} ${ref} ${name}`);
    expect(found).toEqual([
      "/subtitle measure rating",
      "/subtitle measure reviews",
      "/subtitle measure rating-index",
      "/method measure rating",
      "/roles/0 role MEMBER_OBSERVATORY",
      "/dashboard/filters/provider dimension provider",
      "/dashboard/widgets/rating/type widget-type rating",
      "/dashboard/widgets/rating/query/measure measure rating",
      "/dashboard/widgets/rating/query/also/0 measure reviews",
      "/dashboard/widgets/rating/query/also/1 measure rating",
      "/dashboard/widgets/rating/query/by/0 dimension category",
      "/dashboard/widgets/rating/query/changes/0/measure measure rating",
      "/dashboard/layout/tabs/0/sections/0/repeat/by dimension commune",
    ]);
  });

  it("take another name of one kind, in texts too, and leave everything else", () => {
    const operations = renaming(referencesIn(page, "page.schema.json", schemas), ["measure"], "rating", "note");
    const renamed = replacedIn(page, operations);
    expect(renamed.subtitle).toBe("{{ note }} sur {{reviews | # avis | # avis}}, {{rating-index}}");
    expect(renamed.method).toBe("note");
    expect(renamed.dashboard.widgets.rating).toEqual({
      type: "rating",
      query: { measure: "note", also: ["reviews", "note"], by: ["category"], changes: [{ measure: "note" }] },
    });
    expect([renamed.dashboard.title, renamed.dashboard.filters]).toEqual(["rating", { provider: ["rating"] }]);
    expect(page.method).toBe("rating");
  });

  it("have the key by which a source declares a measure, which moves last", () => {
    const source = {
      source: "reviews",
      measures: { rating: { label: "Note", index: { like: "rating" } }, other: { of: ["rating", "rating"] } },
      dimensions: [],
    };
    expect(renaming(referencesIn(source, "metric.schema.json", schemas), ["measure", "own-measure"], "rating", "note")).toEqual([
      { op: "replace", path: "/measures/rating/index/like", value: "note" },
      { op: "replace", path: "/measures/other/of/0", value: "note" },
      { op: "replace", path: "/measures/other/of/1", value: "note" },
      { op: "move", from: "/measures/rating", path: "/measures/note" },
    ]);
  });
});
