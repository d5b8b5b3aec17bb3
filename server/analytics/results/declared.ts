import type { SourceName } from "../../../src/engine/catalog/catalog.ts";
import type { Cell } from "../../../src/generated/types.ts";

/** Whether a source holds what people answered to their host, which nobody has published. */
export function isDeclared(source: SourceName): boolean {
  return source === "answers";
}

/** Declared answers are told in steps of so many on public pages: one answer more or less must not show. */
const STEP = 5;

/**
 * A figure of declared answers as a public page tells it: observations rounded down to a step, values to whole points.
 * What rests on too little still does; what is there does not become nothing.
 */
export function coarse(cell: Cell): Cell {
  const n = cell.n < STEP ? Math.min(cell.n, 1) : cell.n - (cell.n % STEP);
  const value = cell.value === cell.n ? n : cell.value === null ? null : Math.round(cell.value);
  return { value, n, ...(cell.interval ? { interval: cell.interval.map(Math.round) } : {}), ...(cell.hidden ? { hidden: true } : {}) };
}
