import { isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { TableInput } from "../../../src/engine/table/view-table.ts";

/** A part of the whole: its share of the reviews and its level, before and after, and what its share moved. */
export interface MixedPart {
  key: string;
  label: string;
  /** Per cent of all reviews. */
  shareBefore: number | null;
  share: number;
  levelBefore: number | null;
  level: number | null;
  real: number | null;
  mix: number | null;
}

/** The parts, those that are gone among them, the one whose share moved most first; none for a figure without rows, and on a public page none of a small sample. */
export function partsOf({ result, previous, context }: Pick<TableInput<"mix-effect">, "result" | "previous" | "context">): MixedPart[] {
  if (result.kind !== "table") return [];
  const before = previous?.kind === "table" ? previous : undefined;
  const rowsBefore = new Map(before?.rows.map((row) => [row.key, row]));
  const [all, allBefore] = [result.total?.[0]?.n ?? 0, before?.total?.[0]?.n ?? 0];
  const unit = result.columns[0]?.unit ?? "rating";
  const parts = result.rows.flatMap(({ key, label, cells: [level, real, mix] }): MixedPart[] => {
    const own = rowsBefore.get(key)?.cells[0];
    // Of a part that is gone, what it was decides whether it may be shown.
    const isGone = level?.n === 0 && level.hidden !== true;
    const deciding = isGone ? own : level;
    if (!level || !deciding || all === 0 || !isShown(sampleOf(deciding, unit, context.samples, context.audience))) return [];
    return [
      {
        key,
        label,
        shareBefore: allBefore > 0 && !own?.hidden ? (100 * (own?.n ?? 0)) / allBefore : null,
        share: (100 * level.n) / all,
        levelBefore: own?.value ?? null,
        level: level.value,
        real: real?.value ?? null,
        mix: mix?.value ?? null,
      },
    ];
  });
  return parts.toSorted((a, b) => Math.abs(b.mix ?? 0) - Math.abs(a.mix ?? 0));
}
