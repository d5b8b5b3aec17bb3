import type { Random } from "../random.ts";

/** Words for the slots of one language: `dish`, or `dish:pizzeria` and `lake:dunes` for one kind or destination. */
export type SlotTable = Readonly<Record<string, readonly string[]>>;

/** Fills slots: from what is `known` of the place and the day, else from the words of the language; a slot keeps its words within one text. Throws for a slot that no table knows. */
export function slotFiller(
  r: Random,
  table: SlotTable,
  place: { kind: string; destination: string; known: (name: string) => string | undefined },
): (name: string) => string {
  const filled = new Map<string, string>();
  return (name) => {
    const before = filled.get(name);
    if (before !== undefined) return before;
    const words = table[`${name}:${place.kind}`] ?? table[`${name}:${place.destination}`] ?? table[name];
    const value = place.known(name) ?? (words ? r.pick(words) : number(r, name));
    filled.set(name, value);
    return value;
  };
}

function number(r: Random, name: string): string {
  const ranges: Readonly<Record<string, readonly [min: number, max: number, step: number]>> = {
    min: [15, 55, 5],
    longmin: [40, 90, 5],
    shortmin: [5, 10, 5],
    room: [101, 329, 1],
    bill: [38, 140, 1],
  };
  const range = ranges[name];
  if (!range) throw new Error(`No words for the slot $${name}.`);
  const [min, max, step] = range;
  const steps = Math.floor((max - min) / step);
  const value = min + r.int(0, steps) * step;
  // Rooms are numbered by floor: 101 to 129, then 201…
  return String(name === "room" ? Math.floor(value / 100) * 100 + 1 + (value % 29) : value);
}
