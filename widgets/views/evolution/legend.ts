import { formatFigure } from "../../../src/domain/figure/figure.ts";
import { comparedLine } from "../../../src/engine/table/result-table.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { ChartTheme } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { LegendEntry } from "../../../src/ui/chart/legend.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { areBars, comparedName, type DrawnLine, isAtRight, lineColor, referenceName, referenceOf } from "./lines.ts";

/** The curves by their names, then the compared period and the level that they are held against. */
export function legendOf(
  { options, result, previous, context }: ViewProps<"evolution">,
  lines: readonly DrawnLine[],
  theme: ChartTheme,
): LegendEntry[] {
  const sided = lines.some((line) => isAtRight(line, result));
  const entries: LegendEntry[] = lines.map((line) => ({
    key: line.key,
    label: sided ? viewText()(isAtRight(line, result) ? "evolution.right" : "evolution.left", { line: line.label }) : line.label,
    swatch: { color: lineColor(theme, lines, line), shape: areBars({ options, result }) ? "box" : "line" },
  }));
  if (comparedLine(lines, previous) && (options.comparison ?? true))
    entries.push({
      key: "previous",
      label: comparedName(context),
      swatch: { color: theme.semantic["border-strong"], shape: "dashed" },
    });
  const level = referenceOf({ options, result });
  if (level) {
    const name = referenceName(level.label);
    entries.push({
      key: "reference",
      label: `${name} ${formatFigure(level.value, result.unit)}`,
      swatch: { color: theme.tonalities[3] ?? "", shape: "dotted" },
    });
  }
  return entries;
}
