import { changeOf } from "../../../src/domain/figure/change.ts";
import { formatFigure, isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import { formatPercent } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { CardContent, CardRow } from "../../../src/ui/chart/chart-types.ts";
import type { ChartTheme } from "../../../src/ui/chart/canvas/chart-theme.ts";
import { restingOn } from "../../../src/ui/chart/words/phrases.ts";
import type { Bars } from "./bars.ts";
import { layerColor } from "./series.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";

/** What the card says at a bar: its value or its layers, the compared one, what it rests on. */
export function cardOf(
  { options, result, previous, context }: ViewProps<"bars">,
  { rows, layers }: Bars,
  theme: ChartTheme,
  index: number,
): CardContent {
  const t = viewText();
  const { unit } = result;
  const title = rows[index]?.label ?? "";
  if (result.kind === "matrix") {
    const total = layers.reduce((sum, { cells }) => sum + Math.max(cells[index]?.value ?? 0, 0), 0);
    // The whole of a pile with a hidden part is not shown.
    const isWhole = layers.every(({ cells }) => !cells[index]?.hidden);
    const part = (value: number): string =>
      options.mode === "grouped" || unit !== "count" || total === 0 || !isWhole ? "" : ` (${formatPercent((100 * value) / total)})`;
    const said = layers.map((layer, place): CardRow => {
      const cell = layer.cells[index] ?? { value: null, n: 0 };
      const shown = isShown(sampleOf(cell, unit, context.samples, context.audience));
      return {
        label: layer.label,
        value: shown ? formatFigure(cell.value, unit) + part(cell.value ?? 0) : "-",
        swatch: { color: layerColor(theme, layer, place), shape: "box" },
      };
    });
    return { title, rows: said };
  }
  const cell = layers[0]?.cells[index] ?? { value: null, n: 0 };
  const sample = sampleOf(cell, unit, context.samples, context.audience);
  const said: CardRow[] = [{ label: result.label, value: isShown(sample) ? formatFigure(cell.value, unit) : "-", strong: true }];
  const key = rows[index]?.keys.length === 1 ? rows[index]?.keys[0] : undefined;
  const before = previous?.kind === "breakdown" ? previous.items.find((item) => item.key === key) : undefined;
  if (before && isShown(sample)) {
    const change = changeOf(cell, before, unit, result.better);
    const gap = change && {
      text: change.short,
      tone: change.significant === false || sample !== "normal" ? ("neutral" as const) : change.tone,
    };
    said.push({
      label: context.comparedLabel.replace(/^vs /, ""),
      value: formatFigure(before.value, unit),
      swatch: { color: theme.semantic["text-3"], shape: "dashed" },
      gap: gap ?? undefined,
    });
  }
  return { title, rows: said, note: restingOn(t, cell, unit, sample, context.source) };
}
