import { bucketTitle, isPartial, wholeBuckets } from "../../../src/domain/time/bucket.ts";
import { marksIn, markTexts } from "../../../src/domain/time/journal-marks.ts";
import { changeOf } from "../../../src/domain/figure/change.ts";
import { type Figure, formatFigure, sampleOf } from "../../../src/domain/figure/figure.ts";
import { joined, observationsIn } from "../../../src/domain/figure/others.ts";
import { comparedLine, measureOfLine } from "../../../src/engine/table/result-table.ts";
import type { ViewContext, ViewProps } from "../../../src/engine/table/view-props.ts";
import type { SeriesLine, SeriesResult } from "../../../src/generated/types.ts";
import { clauses, moved, noFigureText, observed, referenceText, semicolons } from "../../../src/ui/chart/words/phrases.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import { areMeasures } from "./lines.ts";

/** «Note, de juillet 2025 à juin 2026 : de 8,3 à 8,7, sur l’ensemble 8,5, en hausse de 0,2 pt vs 2025, 18 432 avis». */
export function sentence({ result, previous, context }: ViewProps<"evolution">, t: ViewWords): string {
  const { keys, lines, grain } = result;
  const [line, second] = lines;
  const label = line?.of && second ? t("evolution.both", { first: line.label, second: second.label }) : result.label;
  const whole = wholeBuckets(result, context.period);
  const [first, last] = [keys[whole.indexOf(true)], keys[whole.lastIndexOf(true)]];
  if (first === undefined || last === undefined) return t("sentence.figure", { label, value: t("none") });
  const span =
    first === last
      ? `${label}, ${bucketTitle(first, grain)}`
      : t("sentence.span", { label, from: bucketTitle(first, grain), to: bucketTitle(last, grain) });
  const said =
    lines.length === 1 && line
      ? oneLine(t, result, line, previous, context)
      : semicolons(lines.map((each) => `${each.label} ${endsOf(t, each, result, context) ?? noFigureText(t, each.points)}`));
  // Two measures rest on the same reviews: they are named once, where a number of them is not one of both.
  const counted = areMeasures(result) ? lines.slice(0, 1) : lines;
  const unit = areMeasures(result) && lines.some(({ of }) => of?.unit === "count") ? "count" : result.unit;
  const total = observationsIn(counted.flatMap(({ points }) => points));
  const partial = keys.flatMap((day, index) => (isPartial(index, result, context.period) ? [bucketTitle(day, grain)] : []));
  const noted = markTexts((context.marks ?? []).filter((mark) => keys.some((day) => marksIn([mark], day, grain).length > 0)));
  return clauses(
    t("sentence.figure", { label: span, value: said }),
    unit !== "count" && total !== null && observed(t, total, unit, context.source),
    result.reference && referenceText(t, result.reference, result.unit),
    partial.length > 0 && t("evolution.incomplete", { count: partial.length, buckets: partial.join(", ") }),
    noted.length > 0 && t("evolution.noted", { events: noted.join(", ") }),
  );
}

function oneLine(t: ViewWords, result: SeriesResult, line: SeriesLine, previous: SeriesResult | undefined, context: ViewContext): string {
  const ends = endsOf(t, line, result, context);
  if (!ends) return noFigureText(t, line.points);
  const before = comparedLine([line], previous);
  const whole = joined(line.points, result.unit);
  const change = before && changeOf(whole, joined(before.points, result.unit), result.unit, result.better);
  if (!change) return ends;
  const said = moved(t, change, context.comparedLabel);
  // The compared figures are those of all the buckets: after the ends of the line, the move would read as theirs.
  return clauses(
    ends,
    line.points.length > 1 ? t("evolution.whole", { value: formatFigure(whole.value, result.unit), moved: said }) : said,
  );
}

/** «de 8,3 à 8,7»: first and last known value of a line, of whole buckets where it has any. */
function endsOf(t: ViewWords, line: SeriesLine, result: SeriesResult, { samples, audience, period }: ViewContext): string | null {
  const { unit } = measureOfLine(line, result);
  const whole = wholeBuckets(result, period);
  const known = line.points.map((point, index) => ({ ...point, whole: whole[index] })).filter(isKnown);
  const settled = known.some((point) => point.whole) ? known.filter((point) => point.whole) : known;
  const [first, last] = [settled[0], settled.at(-1)];
  if (!first || !last) return null;
  return first === last
    ? formatFigure(first.value, unit)
    : t("sentence.ends", { first: formatFigure(first.value, unit), last: formatFigure(last.value, unit) });

  function isKnown(point: Figure): boolean {
    return point.value !== null && sampleOf(point, unit, samples, audience) !== "hidden";
  }
}
