import { hiddenPlaces, type Line } from "./veil.ts";

/** Observations crossed by some dimensions: one cell for each combination of values that occurs, its keys in the dimensions' order. */
export interface Crossed {
  keys: readonly (string | null)[];
  n: number;
}

/**
 * Whether the figure over the `chosen` cells may be told to a reader who may ask for any others: else two or three answers
 * subtracted from each other would give what rests on less than `least`.
 *
 * The cells of the crossing, and those of its sums over each choice of its dimensions, are tables in which too small cells
 * and those that would betray them are hidden, as in a published table. What is told is made of cells that are hidden in
 * none, so that whatever is left over is several cells which rest together on enough.
 */
export function mayBeTold(all: readonly Crossed[], chosen: readonly Crossed[], least: number): boolean {
  if (least <= 0) return true;
  // Who chose every value of a dimension has not chosen.
  const valuesAt = (cells: readonly Crossed[], position: number): number => new Set(cells.map(({ keys }) => keys[position])).size;
  const narrowed = [...(all[0]?.keys.keys() ?? [])].filter((position) => valuesAt(chosen, position) < valuesAt(all, position));
  for (let choice = 1; choice < 1 << narrowed.length; choice += 1) {
    const positions = narrowed.filter((_, place) => choice & (1 << place));
    if (!areShown(all, chosen, positions, least)) return false;
  }
  return true;
}

/** Whether no chosen cell is hidden in the table that the crossing's sums over the other dimensions make. */
function areShown(all: readonly Crossed[], chosen: readonly Crossed[], positions: readonly number[], least: number): boolean {
  const sums = new Map<string, Crossed>();
  for (const { keys, n } of all) {
    const own = positions.map((position) => keys[position] ?? null);
    const name = JSON.stringify(own);
    sums.set(name, { keys: own, n: n + (sums.get(name)?.n ?? 0) });
  }
  // In one order, whatever the engine's: of equal cells it is always the same that is hidden for the sake of another.
  const names = [...sums.keys()].toSorted();
  const cells = names.map((name) => sums.get(name)).filter((cell) => cell !== undefined);
  const hidden = hiddenPlaces(
    cells.map(({ n }) => ({ value: n, n })),
    linesOf(cells, positions.length),
    { least, disjoint: true },
  );
  // Where all that there is stays hidden, that nothing is there is, too.
  if (cells.length > 0 && hidden.size === cells.length) return false;
  const places = new Map(names.map((name, place) => [name, place]));
  return chosen.every(({ keys }) => {
    const place = places.get(JSON.stringify(positions.map((position) => keys[position] ?? null)));
    return place === undefined || !hidden.has(place);
  });
}

/** The cells that differ in one dimension alone: their sum is a cell of a table of fewer dimensions. */
function linesOf(cells: readonly Crossed[], width: number): Line[] {
  const lines = new Map<string, number[]>();
  for (let along = 0; along < width; along += 1)
    for (const [place, { keys }] of cells.entries()) {
      const name = `${along} ${JSON.stringify(keys.filter((_, position) => position !== along))}`;
      const line = lines.get(name);
      if (line) line.push(place);
      else lines.set(name, [place]);
    }
  return [...lines.values()].map((at) => ({ at, addsUp: true }));
}
