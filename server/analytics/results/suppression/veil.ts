import { restsOn } from "../../../../src/domain/figure/figure.ts";
import type { Cell } from "../../../../src/generated/types.ts";

/** Cells that are beside each other: those of a row, of a column, of a course. */
export interface Line {
  /** Their places. */
  at: readonly number[];
  /** Whether they are parts of a whole that the reader may know, from this answer or from the next: the others then reveal what one hidden part is. */
  addsUp: boolean;
}

export interface Veiling {
  /** What a figure must rest on to be shown; 0: everything is. */
  least: number;
  /** Whether no observation counts in two cells of a line: reviews add up, those that mentions are in do not. */
  disjoint: boolean;
  /** What is hidden with a cell that is hidden for the sake of another. */
  together?: (at: number) => readonly number[];
  /** What is hidden whatever it rests on. */
  withheld?: (at: number) => boolean;
}

/** What takes the place of a hidden figure: its number, too, would be the figure where reviews are counted. */
export const hiddenCell: Readonly<Cell> = { value: null, n: 0, hidden: true };

/** Whether a figure rests on too little to be shown; an empty one hides nothing. */
export function isThin(cell: Cell, least: number): boolean {
  return cell.n > 0 && restsOn(cell) < least;
}

/**
 * The places of the cells that a reader may not see: those that rest on too little, and what would betray them.
 *
 * Where one part of a whole is hidden, so is the smallest other, until what is hidden is several and together rests on
 * enough. Where all that there is in a line is hidden, its empty cells are too: they would reveal where nothing is.
 */
export function hiddenPlaces(cells: readonly Cell[], lines: readonly Line[], veiling: Veiling): Set<number> {
  const { least, together, withheld } = veiling;
  const hidden = new Set<number>();
  if (least <= 0) return hidden;
  const through = cells.map((): Course[] => []);
  for (const line of lines) {
    const course = { ...line, filled: line.at.filter((at) => (cells[at]?.n ?? 0) > 0), veiled: [] };
    for (const at of line.at) through[at]?.push(course);
  }
  const waiting = new Set<Course>();
  const hide = (at: number): void => {
    if (hidden.has(at)) return;
    hidden.add(at);
    for (const course of through[at] ?? []) {
      if ((cells[at]?.n ?? 0) > 0) course.veiled.push(restsOn(cells[at] ?? hiddenCell));
      waiting.add(course);
    }
  };
  // Where another line hides something already, one cell more costs least.
  const cost = (at: number): number => (through[at] ?? []).filter(({ addsUp, veiled }) => addsUp && veiled.length === 0).length;

  for (const [at, cell] of cells.entries()) if (isThin(cell, least) || withheld?.(at)) hide(at);
  for (const course of waiting) {
    waiting.delete(course);
    while (course.addsUp && course.veiled.length > 0 && !isBlurred(course.veiled, veiling)) {
      let next: { at: number; cost: number; sample: number } | null = null;
      for (const at of course.filled) {
        if (hidden.has(at)) continue;
        const one = { at, cost: cost(at), sample: restsOn(cells[at] ?? hiddenCell) };
        if (!next || one.cost < next.cost || (one.cost === next.cost && one.sample < next.sample)) next = one;
      }
      if (!next) break;
      for (const at of together?.(next.at) ?? [next.at]) hide(at);
    }
    if (course.filled.length > 0 && course.veiled.length === course.filled.length) for (const at of course.at) hide(at);
  }
  return hidden;
}

/** A line with the places where there is something, and what those rest on that are hidden. */
interface Course extends Line {
  filled: readonly number[];
  veiled: number[];
}

/** Whether hidden parts are several and rest together on enough, so that their sum may be shown. */
function isBlurred(veiled: readonly number[], { least, disjoint }: Veiling): boolean {
  if (veiled.length < 2) return false;
  return (disjoint ? veiled.reduce((sum, sample) => sum + sample, 0) : Math.max(...veiled)) >= least;
}

/** The cells of one line as their reader may see them. */
export function veiledLine(cells: readonly Cell[], addsUp: boolean, veiling: Veiling): Cell[] {
  const hidden = hiddenPlaces(cells, [{ at: [...cells.keys()], addsUp }], veiling);
  return cells.map((cell, at) => (hidden.has(at) ? { ...hiddenCell } : cell));
}

/** The cells of a grid, `cells[row][column]`, as their reader may see them; whether those of a row, and of a column, add up. */
export function veiledGrid(cells: readonly (readonly Cell[])[], addsUp: { rows: boolean; columns: boolean }, veiling: Veiling): Cell[][] {
  const width = cells[0]?.length ?? 0;
  const lines = [
    ...cells.map((_, row): Line => ({ at: Array.from({ length: width }, (__, column) => row * width + column), addsUp: addsUp.rows })),
    ...Array.from({ length: width }, (_, column): Line => ({ at: cells.map((__, row) => row * width + column), addsUp: addsUp.columns })),
  ];
  const hidden = hiddenPlaces(cells.flat(), lines, veiling);
  return cells.map((row, at) => row.map((cell, column) => (hidden.has(at * width + column) ? { ...hiddenCell } : cell)));
}
