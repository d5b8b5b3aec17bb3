import { expect, it } from "vitest";

import { metricsOf } from "../../src/engine/catalog/catalog.ts";
import type { CatalogSource, ChangeItem, Query, Result, TableRow } from "../../src/generated/types.ts";
import reviews from "../../widgets/metrics/reviews.json" with { type: "json" };
import type { Question } from "../analytics/question.ts";
import { scopeOf } from "../analytics/question.ts";
import { answerTile, type Asking } from "./answer-tile.ts";
import type { DocumentQuestion } from "./question.ts";

const row = (key: string, value: number): TableRow => ({ key, label: key, cells: [{ value, n: 90 }] });
const rows = ["a", "b", "c", "d", "e", "f"].map((key, index) => row(key, 95 - index * 5));
const moved = (key: string, from: number, to: number): ChangeItem => ({
  measure: "rating",
  label: "Note",
  unit: "rating",
  better: "up",
  source: "reviews",
  parts: [{ dimension: "establishment", key, label: key }],
  from: { value: from, n: 90, interval: [from - 1, from + 1] },
  to: { value: to, n: 90, interval: [to - 1, to + 1] },
});
const state = { complete: true, watermark: 1 };

/** A metric layer of six establishments: one rose, two fell. */
function answerOf({ query }: Pick<Question, "query">): Result {
  if (query.changes)
    return {
      kind: "changes",
      compared: true,
      items: [moved("b", 80, 90), moved("d", 90, 80), moved("c", 88, 85)],
      total: 3,
      searched: [],
      least: 30,
      ...state,
    };
  const wanted = query.where?.establishment;
  const among = rows.filter(({ key }) => !Array.isArray(wanted) || wanted.includes(key));
  const ordered = query.order === "value" ? among.toReversed() : among;
  return {
    kind: "table",
    dimension: "establishment",
    columns: [],
    rows: ordered.slice(0, query.limit),
    total_rows: among.length,
    ...state,
  };
}

const span = (from: string, to: string) => ({ period: { from, to }, from: 0, to: 0 });
const question = (compared: boolean): DocumentQuestion =>
  ({
    current: span("2026-01-01", "2026-07-01"),
    compared: compared ? span("2025-01-01", "2025-07-01") : null,
    filters: {},
    comparison: "previous-year",
    mostBuckets: 400,
  }) as never;
const asking = {
  analytics: { answer: (asked: Question) => Promise.resolve(answerOf(asked)) },
  catalog: { views: {}, types: {}, metrics: metricsOf([reviews as CatalogSource]) },
  scope: scopeOf("aurelle"),
} as unknown as Asking;
const query: Query = { measure: "rating", by: ["establishment"], order: "-value", limit: 2, tail: 1, falls: 2, table: true };

async function told(asked: Query, compared = true): Promise<{ rows: string[]; falls: string[] | undefined }> {
  const [current] = await answerTile({ kind: "table", query: asked }, question(compared), asking);
  const result = current?.result;
  if (result?.kind !== "table") throw new Error("no table");
  return { rows: result.rows.map(({ key }) => key), falls: result.falls };
}

it("brings the rows that fell beside the first and the last, each once, and names the gravest first", async () => {
  expect(await told(query)).toEqual({ rows: ["a", "b", "c", "d", "f"], falls: ["d", "c"] });
  expect(await told({ ...query, falls: 1, tail: 3 })).toEqual({ rows: ["a", "b", "d", "e", "f"], falls: ["d"] });
});

it("looks for no falls where there is nothing to compare with, or where none are asked for", async () => {
  expect(await told(query, false)).toEqual({ rows: ["a", "b", "f"], falls: undefined });
  const { falls: _, ...plain } = query;
  expect(await told(plain)).toEqual({ rows: ["a", "b", "f"], falls: undefined });
});
