import { isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { Cell, MeasureInfo, TableRow } from "../../../src/generated/types.ts";
import { scaleOf } from "../../../src/ui/chart/axis/scale.ts";

type Props = Pick<ViewProps<"theme-impact">, "options" | "result" | "context">;

/** One figure of a theme on the plane. */
export interface Effect {
  measure: MeasureInfo;
  value: number;
  interval: [low: number, high: number] | null;
  n: number;
  /** It rests on few reviews. */
  few: boolean;
  /** It rests on few reviews, or chance alone may explain it. */
  uncertain: boolean;
}

/** A theme with what may be drawn of it, in the order of the columns. */
export interface ImpactRow {
  key: string;
  label: string;
  effects: Effect[];
}

/** The themes that have something to show; the query orders them. */
export function impactRows({ result, context }: Pick<Props, "result" | "context">): ImpactRow[] {
  const columns = result.columns.filter(({ unit }) => unit === "rating-gap").slice(0, 2);
  const effectOf = (row: TableRow, measure: MeasureInfo): Effect[] => {
    const cell: Cell | undefined = row.cells[result.columns.indexOf(measure)];
    if (!cell) return [];
    const sample = sampleOf(cell, measure.unit, context.samples, context.audience);
    if (cell.value === null || !isShown(sample)) return [];
    const [low, high] = cell.interval ?? [];
    const interval: Effect["interval"] = low === undefined || high === undefined ? null : [low, high];
    const isChance = interval === null || (interval[0] <= 0 && interval[1] >= 0);
    const few = sample !== "normal";
    return [{ measure, value: cell.value, interval, n: cell.n, few, uncertain: few || isChance }];
  };
  return result.rows
    .map((row) => ({ key: row.key, label: row.label, effects: columns.flatMap((measure) => effectOf(row, measure)) }))
    .filter(({ effects }) => effects.length > 0);
}

/** How many themes are drawn until its reader asks for the others. */
export function firstCount({ options }: Pick<Props, "options">): number {
  return options.count ?? 8;
}

/** The plane that all bars and intervals share, zero always in it: where a value is, in per cent of its width. */
export function planeOf(rows: readonly ImpactRow[]): { zero: number; at: (value: number) => number } {
  const ends = rows.flatMap(({ effects }) => effects.flatMap(({ value, interval }) => [value, ...(interval ?? [])]));
  // Room for the round ends, and for a side that has nothing.
  const { min, max } = scaleOf(ends, { zero: true, count: 6 });
  const at = (value: number): number => ((Math.min(Math.max(value, min), max) - min) / (max - min || 1)) * 100;
  return { zero: at(0), at };
}
