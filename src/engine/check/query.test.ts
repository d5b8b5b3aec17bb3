import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { MetricSource, Query } from "../../generated/types.ts";
import { metricsOf } from "../catalog/catalog.ts";
import { checkQuery } from "./query.ts";

const folder = new URL("../../../widgets/metrics/", import.meta.url);
const metrics = metricsOf(readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as MetricSource));
const found = (query: Query): [string, string | null][] => checkQuery(query, metrics, "").map(({ pointer, nearest }) => [pointer, nearest]);

describe("what a query may ask", () => {
  it.each<Query>([
    { measure: "rating", by: ["month", "category"], limit: 5 },
    { measures: ["rating", "reviews"], by: ["week"], where: { category: ["hotel"] } },
    { measure: "rating", also: ["reviews"], by: ["establishment"], table: true, limit: 10, tail: 2 },
    { reviews: true, where: { tonality: ["negatif"] } },
    { reviews: true, order: "urgency" },
    { text: "{{reviews}} avis, {{answers}} réponses" },
    { measure: "reviews", geo: "communes" },
    { measure: "theme-lost", also: ["theme-won", "theme-mentions"], by: ["theme"], table: true },
    { measure: "rating", also: ["rating-real-effect", "rating-mix-effect"], by: ["category"], table: true, total: true, trend: "month" },
    { measure: "rating-index", geo: "communes" },
    { measure: "rating-index", also: ["rating-index-effective"], trend: "month" },
    { measure: "expressions", also: ["expression-balance"], by: ["expression"], limit: 40 },
    { changes: [{ measure: "rating" }, { measure: "theme-balance", by: ["theme", "category"] }], limit: 6, where: { category: ["hotel"] } },
  ])("is sound: %j", (query) => {
    expect(found(query)).toEqual([]);
  });

  it.each<[string, Query, [string, string | null][]]>([
    ["an unknown measure", { measure: "ratings" }, [["/measure", "rating"]]],
    ["a measure named like an inherited one", { measure: "constructor" }, [["/measure", null]]],
    ["an unknown figure in a text", { text: "{{raiting}}" }, [["/text", "rating"]]],
    ["a figure in a text with one form of words", { text: "{{reviews | # avis}}" }, [["/text", null]]],
    ["an unknown figure with two", { text: "{{raiting | # a | # b}}" }, [["/text", "rating"]]],
    ["nothing at all", {}, [["", null]]],
    ["an unknown dimension", { measure: "rating", by: ["categories"] }, [["/by/0", "category"]]],
    ["a dimension of another source", { measure: "nps-declared", by: ["provider"] }, [["/by/0", null]]],
    ["a filter on one", { measure: "nps-declared", where: { provider: ["google"] } }, [["/where/provider", null]]],
    ["measures of two sources in one table", { measure: "rating", also: ["answers"], by: ["category"] }, [["/also/0", null]]],
    ["two dimensions of time", { measure: "rating", by: ["day", "month"] }, [["/by/1", null]]],
    ["two measures in a series", { measure: "rating", also: ["reviews"], by: ["month"] }, [["/also", null]]],
    ["two measures, one of them unknown", { measures: ["rating", "reviws"], by: ["month"] }, [["/measures/1", "reviews"]]],
    ["two measures of two sources", { measures: ["rating", "answers"], by: ["month"] }, [["/measures/1", null]]],
    ["two measures, and one", { measures: ["rating", "reviews"], measure: "rating", by: ["month"] }, [["/measure", null]]],
    ["two measures, and a further one", { measures: ["rating", "reviews"], also: ["unanswered"], by: ["month"] }, [["/also", null]]],
    ["two measures without a course", { measures: ["rating", "reviews"] }, [["/measures", null]]],
    ["two measures by category", { measures: ["rating", "reviews"], by: ["category"] }, [["/measures", null]]],
    ["two measures over time, divided", { measures: ["rating", "reviews"], by: ["month", "category"] }, [["/measures", null]]],
    ["the course of two measures, one an index", { measures: ["rating", "rating-index"], by: ["month"] }, [["/measures/1", null]]],
    ["what a theme costs, without the theme", { measure: "theme-lost" }, [["/measure", null]]],
    ["the same, split further", { measure: "theme-mentions", also: ["theme-lost"], by: ["category"] }, [["/also/0", null]]],
    ["an index in time", { measure: "rating-index", by: ["month"] }, [["/measure", null]]],
    ["what a theme costs, in a text", { text: "{{theme-impact}}" }, [["/text", null]]],
    ["the course of an index that only ranks", { measure: "rating-index-ranking", trend: "month" }, [["/trend", null]]],
    ["the course of a change", { measure: "rating-mix-effect", trend: "month" }, [["/trend", null]]],
    ["a total without a table", { measure: "rating", by: ["category"], total: true }, [["/total", null]]],
    ["reviews and places", { reviews: true, geo: "communes" }, [["/geo", null]]],
    ["the last rows of what is not limited", { measure: "rating", by: ["establishment"], table: true, tail: 2 }, [["/tail", null]]],
    ["changes of an unknown measure", { changes: [{ measure: "ratings" }] }, [["/changes/0/measure", "rating"]]],
    ["changes along an unknown dimension", { changes: [{ measure: "rating", by: ["communes"] }] }, [["/changes/0/by/0", "commune"]]],
    ["changes month by month", { changes: [{ measure: "rating", by: ["month"] }] }, [["/changes/0/by/0", null]]],
    ["changes of a number, which is exact", { changes: [{ measure: "rating" }, { measure: "reviews" }] }, [["/changes/1/measure", null]]],
    ["changes of a median", { changes: [{ measure: "response-delay" }] }, [["/changes/0/measure", null]]],
    ["changes beside a figure", { measure: "rating", changes: [{ measure: "rating" }] }, [["/measure", null]]],
    [
      "fallen rows of a number, which is exact",
      { measure: "reviews", by: ["commune"], table: true, limit: 5, falls: 2 },
      [["/falls", null]],
    ],
    ["urgent rows", { measure: "rating", by: ["commune"], order: "urgency" }, [["/order", null]]],
    ["reviews in the order of a value", { reviews: true, order: "-value" }, [["/order", null]]],
    ["fallen rows of what is no table", { measure: "rating", by: ["establishment"], limit: 5, falls: 2 }, [["/falls", null]]],
    [
      "the last rows in the order of names",
      { measure: "rating", by: ["establishment"], table: true, limit: 5, tail: 2, order: "label" },
      [["/tail", null]],
    ],
  ])("is not: %s", (_, query, problems) => {
    expect(found(query)).toEqual(problems);
  });
});
