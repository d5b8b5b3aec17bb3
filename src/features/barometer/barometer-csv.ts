import { plainFigure } from "../../domain/figure/figure.ts";
import { type TableCell, type TableData, textCell } from "../../domain/format/table-data.ts";
import type { Barometer, BarometerFigures, Unit } from "../../generated/types.ts";

/** The words of the file. */
export type CsvWords = (key: string) => string;

/** The tables of a month as one: everything, then the categories, then the children. */
export function barometerLines({ overall, rows, children }: Pick<Barometer, "overall" | "rows" | "children">, t: CsvWords): TableData {
  return tableOf(
    [{ kind: t("overall"), label: t("overall"), figures: overall }, ...named(rows, t("category")), ...named(children, t("child"))],
    t,
  );
}

interface Line {
  kind: string;
  label: string;
  figures: BarometerFigures;
}

const named = (rows: readonly { label: string; figures: BarometerFigures }[], kind: string): Line[] =>
  rows.map(({ label, figures }) => ({ kind, label, figures }));

const keys = [
  "kind",
  "name",
  "rating",
  "ratingYear",
  "ratingBefore",
  "significant",
  "reviews",
  "reviewsYear",
  "reviewsBefore",
  "nps",
  "npsYear",
  "responses",
  "responsesYear",
] as const;

function tableOf(lines: readonly Line[], t: CsvWords): TableData {
  const number = (value: number | null, unit: Unit): TableCell => ({ value: plainFigure(value, unit), text: "" });
  return {
    columns: keys.map((key) => ({ key, label: t(`file.${key}`) })),
    rows: lines.map(({ kind, label, figures: { rating, reviews, nps, response_rate } }) => [
      textCell(kind),
      textCell(label),
      number(rating.now.value, "rating"),
      number(rating.previous.value, "rating"),
      number(rating.year.value, "rating"),
      textCell(t(`file.${rating.significant === null ? "unknown" : rating.significant ? "yes" : "no"}`)),
      number(reviews.now.value, "count"),
      number(reviews.previous.value, "count"),
      number(reviews.year.value, "count"),
      number(nps.now.value, "nps"),
      number(nps.previous.value, "nps"),
      number(response_rate.now.value, "percent"),
      number(response_rate.previous.value, "percent"),
    ]),
  };
}
