import { expect, it } from "vitest";

import type { BarometerFigure, BarometerFigures } from "../../generated/types.ts";
import { csvOf } from "../../domain/format/csv.ts";
import { barometerLines } from "./barometer-csv.ts";

const figure = (now: number | null, previous: number | null, significant: boolean | null): BarometerFigure => ({
  now: { value: now, n: 40 },
  previous: { value: previous, n: 40 },
  year: { value: now, n: 400 },
  significant,
  year_significant: null,
});
const figures = (rating: BarometerFigure): BarometerFigures => ({
  rating,
  reviews: figure(1234, 1000, null),
  nps: figure(47.4, 40, null),
  response_rate: figure(76.2, null, null),
});

it("has everything, then categories and children, as a French spreadsheet reads them", () => {
  const table = barometerLines(
    {
      overall: figures(figure(85, 82, true)),
      rows: [
        {
          category: "hotel",
          label: "Hôtel",
          rating: 90,
          previous: 90,
          year: 90,
          reviews: 1,
          previous_reviews: 1,
          figures: figures(figure(90, 90, false)),
        },
      ],
      children: [{ child: "nord", label: "=Nord", figures: figures(figure(null, null, null)) }],
    },
    (key) => key.replace("file.", ""),
  );
  const [head, ...lines] = csvOf(table).slice(1).trim().split("\r\n");
  expect(head).toBe(
    "kind;name;rating;ratingYear;ratingBefore;significant;reviews;reviewsYear;reviewsBefore;nps;npsYear;responses;responsesYear",
  );
  expect(lines).toEqual([
    "overall;overall;8,5;8,2;8,5;yes;1234;1000;1234;47,4;40;76,2;",
    "category;Hôtel;9;9;9;no;1234;1000;1234;47,4;40;76,2;",
    "child;'=Nord;;;;unknown;1234;1000;1234;47,4;40;76,2;",
  ]);
});
