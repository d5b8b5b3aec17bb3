import { bucketTitle, isPartial } from "../../../src/domain/time/bucket.ts";
import { marksIn, markTexts } from "../../../src/domain/time/journal-marks.ts";
import { changeOf } from "../../../src/domain/figure/change.ts";
import { formatFigure, type Sample, sampleOf } from "../../../src/domain/figure/figure.ts";
import { formatNumber } from "../../../src/domain/format/format.ts";
import { observationsIn } from "../../../src/domain/figure/others.ts";
import { comparedLine, measureOfLine } from "../../../src/engine/table/result-table.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { CardContent, CardRow } from "../../../src/ui/chart/chart-types.ts";
import { caution, observedTitle, semicolons } from "../../../src/ui/chart/words/phrases.ts";
import { type ChartTheme, tint } from "../../../src/ui/chart/canvas/chart-theme.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { areBars, areMeasures, type DrawnLine, lineColor, volumesOf } from "./lines.ts";

/** What the card says at a bucket: each line, the compared bucket with its gap, the observations behind them and behind the chosen line, and a caution. */
export function cardOf(
  props: ViewProps<"evolution">,
  lines: readonly DrawnLine[],
  theme: ChartTheme,
  index: number,
  track: number,
): CardContent {
  const { options, result, previous, context } = props;
  const t = viewText();
  const { unit, grain, keys, better } = result;
  const units = lines.map((line) => measureOfLine(line, result).unit);
  const samples = lines.map(({ points }, at) => {
    const point = points[index];
    return point ? sampleOf(point, units[at] ?? unit, context.samples, context.audience) : "none";
  });
  const bars = areBars(props);
  const several = lines.length > 1;
  const rows: CardRow[] = lines.map((line, at) => ({
    label: line.label,
    value: samples[at] === "hidden" ? "-" : formatFigure(line.points[index]?.value, units[at] ?? unit),
    swatch: { color: lineColor(theme, lines, line), shape: bars ? "box" : "line" },
    strong: !several || at === track,
    ...(several ? { chosen: at === track } : {}),
  }));
  const [point, before] = [lines[0]?.points[index], comparedLine(lines, previous)?.points[index]];
  const day = previous?.keys[index];
  if ((options.comparison ?? true) && before && day) {
    const change = point && samples[0] !== "hidden" ? changeOf(point, before, unit, better) : null;
    const gap = change && {
      text: change.short,
      tone: change.significant === false || samples[0] !== "normal" ? ("neutral" as const) : change.tone,
    };
    rows.push({
      label: bucketTitle(day, grain),
      value: formatFigure(before.hidden ? null : before.value, unit),
      swatch: { color: theme.semantic["text-3"], shape: "dashed" },
      gap: gap ?? undefined,
    });
  }
  const measures = areMeasures(result);
  const chosen = several ? lines[track] : undefined;
  const restsOn = (line: DrawnLine, counted: string): CardRow => ({
    label: t("evolution.of", { counted, line: line.label }),
    value: formatNumber(observationsIn(line.points.slice(index, index + 1))),
  });
  const own = units[track] ?? unit;
  if (measures && chosen && own !== "count") rows.push(restsOn(chosen, observedTitle(t, own, context.source)));
  if (!measures && unit !== "count") {
    const [counted, drawn] = [observedTitle(t, unit, context.source), (options.volume ?? true) && !bars];
    const swatch = drawn ? { color: tint(theme, theme.semantic.accent, 0.28), shape: "box" as const } : undefined;
    // Of several lines the chosen one's own number says how much it rests on.
    if (drawn || !several) rows.push({ label: counted, value: formatNumber(volumesOf(result)[index]), swatch });
    if (chosen) rows.push(restsOn(chosen, counted));
  }
  const notes = [
    partialNote(props, index) ?? caution(t, worst(samples)),
    measures && previous && (options.comparison ?? true) ? t("evolution.uncompared") : undefined,
  ].filter((note) => note !== undefined);
  const events = markTexts(marksIn(context.marks ?? [], keys[index] ?? "", grain));
  return {
    title: bucketTitle(keys[index] ?? "", grain),
    rows,
    ...(events.length > 0 && keys[index] ? { events } : {}),
    note: notes.length > 0 ? semicolons(notes) : undefined,
  };
}

/** Why a bucket is counted in part: its period is cut or still runs, or, of a whole one, what it holds may still change. */
function partialNote({ result, context }: ViewProps<"evolution">, index: number): string | undefined {
  if (!isPartial(index, result, context.period)) return undefined;
  const t = viewText();
  return isPartial(index, { ...result, provisional_from: undefined }, context.period) ? t("incomplete") : t("provisional");
}

/** The least trustworthy of what is shown decides the caution. */
function worst(samples: readonly Sample[]): Sample {
  return (["hidden", "insufficient", "small"] as const).find((sample) => samples.includes(sample)) ?? "normal";
}
