import type { Cell } from "../../../src/generated/types.ts";
import type { Narrowing } from "../sql/conditions.ts";
import type { Group, GroupStatement } from "../sql/groups.ts";
import type { Answering } from "./answering.ts";
import { cellsOf, fillOf, keyOf, type Row, sumOf, termOf } from "./rows.ts";

/** One of the two dimensions of crossed groups. */
export interface Axis {
  /** Its values with their figures over the other dimension; neither ordered nor veiled. */
  rows: Row[];
  /** The groups of each value. */
  groups: Map<string, Group[]>;
}

/**
 * The values along one dimension of crossed groups. `alone` holds the same figures asked for this
 * dimension alone, where those of the groups do not add up.
 */
export function axisOf(
  dimension: string,
  position: 0 | 1,
  crossed: readonly Group[],
  statement: GroupStatement,
  alone: readonly Group[] | null,
  narrowing: Narrowing,
  { vocabulary }: Answering,
): Axis {
  const groups = new Map<string, Group[]>();
  for (const group of crossed) {
    const key = keyOf(dimension, group.keys[position] ?? null, vocabulary);
    if (key === null) continue;
    const own = groups.get(key);
    if (own) own.push(group);
    else groups.set(key, [group]);
  }
  const whole = new Map(alone?.map((group) => [keyOf(dimension, group.keys[0] ?? null, vocabulary), group]));
  const rows = [...groups].flatMap(([key, own]): Row[] => {
    const member = own[0];
    return member
      ? [{ ...termOf(dimension, key, member, position, vocabulary), cells: cellsOf(whole.get(key) ?? sumOf(own), statement) }]
      : [];
  });
  // Of equal values it is always the same that is hidden for the sake of another, in whatever order the engine gives them.
  rows.sort((a, b) => (a.key < b.key ? -1 : 1));
  const missing = rows.length === 0 ? [] : fillOf(dimension, narrowing, vocabulary).filter(({ key }) => !groups.has(key));
  return { rows: [...rows, ...missing.map((term) => ({ ...term, cells: [emptyCell(statement)] }))], groups };
}

/** The figure of nothing, of the first measure or of another: 0 for a number, null for an estimate. */
export function emptyCell(statement: GroupStatement, place = 0): Cell {
  return cellsOf({ parts: [] }, statement)[place] ?? { value: null, n: 0 };
}
