import type { Change } from "../../../src/domain/figure/change.ts";
import { levelGaps } from "../../../src/domain/figure/level-gaps.ts";
import { isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { Level } from "../../../src/generated/types.ts";

/** The level of a comparison group beside one figure, and the figure's gap from it; no gap where the figure rests on too little. */
export interface FigureLevel {
  level: Level;
  gap: Change | null;
}

/** The levels of each row in the order of the columns, by the row's key; null where the result has none. */
export function levelsOf(
  result: ViewProps<"table">["result"],
  { samples, audience }: Pick<ViewProps<"table">["context"], "samples" | "audience">,
): ReadonlyMap<string, readonly (FigureLevel | undefined)[]> | null {
  if (result.kind !== "table" || !result.reference) return null;
  const { rows, columns, reference } = result;
  const given = new Map(reference.rows.map(({ key, levels }) => [key, levels]));
  const figures = rows.flatMap(({ key, cells }) =>
    columns.map(({ unit, better }, at) => {
      const figure = cells[at] ?? { value: null, n: 0 };
      const isTold = isShown(sampleOf(figure, unit, samples, audience));
      return { figure, unit, better, level: isTold ? given.get(key)?.[at]?.value : undefined };
    }),
  );
  const gaps = levelGaps(figures);
  return new Map(
    rows.map(({ key, cells }, place) => [
      key,
      columns.map((_, at) => {
        const level = given.get(key)?.[at];
        // Beside a hidden figure there is nothing to compare.
        return level && !cells[at]?.hidden ? { level, gap: gaps[place * columns.length + at] ?? null } : undefined;
      }),
    ]),
  );
}
