import { expect, it } from "vitest";

import type { Result } from "../../generated/types.ts";
import { figuresOfPart, observationsOf } from "./part-figures.ts";

const shared = { measure: "rating", label: "Note", unit: "rating", complete: true, watermark: 1 } as const;
const [a, b] = [
  { value: 80, n: 4 },
  { value: 90, n: 6 },
];
const members = [
  { key: "hotel", label: "Hôtel" },
  { key: "camping", label: "Camping" },
];
const of = (result: object, filters: Record<string, string[]>, measure?: string) =>
  figuresOfPart({ ...shared, ...result } as unknown as Result, { filters, ...(measure === undefined ? {} : { measure }) });

it.each([
  ["a breakdown by its total", { kind: "breakdown", dimension: "category", items: [], total: a }, [a]],
  ["a table by its total", { kind: "table", dimension: "category", columns: [shared], rows: [], total: [a] }, [a]],
  ["a curve by nothing", { kind: "series", grain: "month", keys: ["2026-03-01"], lines: [{ key: "", label: "", points: [a] }] }, []],
])("the whole of %s", (_, result, figures) => {
  expect(of(result, {})).toMatchObject({ measure: "rating", figures, members: [] });
});

it("a cell of a matrix is named by both its values, a row of it by one", () => {
  const matrix = {
    kind: "matrix",
    dimensions: ["category", "stars"],
    rows: members,
    columns: [{ key: "3", label: "3 étoiles" }],
    cells: [[a], [b]],
  };
  const cell = of(matrix, { category: ["camping"], stars: ["3"] });
  expect([cell?.figures, cell?.members.map(({ label }) => label)]).toEqual([[b], ["Camping", "3 étoiles"]]);
  expect(of(matrix, { category: ["hotel"] })?.members.map(({ label }) => label)).toEqual(["Hôtel"]);
});

it("a point of a curve is named by its line and its month", () => {
  const lines = members.map((member, at) => ({ ...member, points: [a, b].slice(at) }));
  const series = { kind: "series", grain: "month", dimension: "category", keys: ["2026-03-01"], lines };
  const point = of(series, { category: ["camping"], month: ["2026-03-01"] });
  expect([point?.figures, point?.members.map(({ label }) => label)]).toEqual([[b], ["Camping", "mars 2026"]]);
});

it("a change is found by its measure and just its values, and a list of reviews has no figure", () => {
  const item = { ...shared, source: "reviews", from: a, to: b };
  const changes = {
    kind: "changes",
    items: [
      { ...item, parts: [] },
      { ...item, parts: [{ dimension: "category", ...members[0] }] },
    ],
  };
  expect(of(changes, { category: ["hotel"] }, "rating")?.members).toHaveLength(1);
  expect(of(changes, {}, "rating")?.figures).toEqual([b]);
  expect(of({ kind: "feed", items: [] }, {})).toBeNull();
});

it("a count counts itself, a share that mentions its part, any other figure what it rests on", () => {
  const figures = [{ value: 25, n: 40 }];
  expect(observationsOf({ figures }, { kind: "count" })).toBe(25);
  expect(observationsOf({ figures }, { kind: "mentioned" })).toBe(10);
  expect(observationsOf({ figures: [...figures, a] }, { kind: "mean" })).toBe(44);
});
