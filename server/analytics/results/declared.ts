import type { Cell } from "../../../src/generated/types.ts";

/** Declared answers are shown in steps of so many on public pages: one answer more or less must not show. */
const STEP = 5;

/**
 * A figure of declared answers as a public page shows it: observations rounded down to a step, values to whole points.
 * What rests on too little still does; what is there does not become nothing.
 */
export function coarse(cell: Cell): Cell {
  const n = inSteps(cell.n);
  const value = cell.value === cell.n ? n : cell.value === null ? null : Math.round(cell.value);
  // Several marks of one answer are no more people than one.
  const sample = cell.sample === undefined ? {} : { sample: inSteps(cell.sample) };
  return {
    value,
    n,
    ...sample,
    ...(cell.interval ? { interval: cell.interval.map(Math.round) } : {}),
    ...(cell.hidden ? { hidden: true } : {}),
  };
}

const inSteps = (n: number): number => (n < STEP ? Math.min(n, 1) : n - (n % STEP));
