import type { Random } from "../random.ts";

/** Words for the slots of one language: `dish`, or `dish:pizzeria` and `lake:dunes` for one kind or destination. */
export type SlotTable = Readonly<Record<string, readonly string[]>>;

/** Reads a table written one slot a line: `name = word | word`. */
export function parseSlots(source: string): SlotTable {
  const table: Record<string, readonly string[]> = {};
  for (const line of source.split("\n")) {
    const [name, words] = line.split(" = ");
    if (name && words) table[name.trim()] = words.split("|").map((word) => word.trim());
  }
  return table;
}

/** What slots are filled from, beside the words of the language. */
export interface SlotPlace {
  kind: string;
  destination: string;
  /** Name of the commune. */
  town: string;
  /** Name of the establishment. */
  name: string;
}

/** Fills slots; a slot keeps its words within one text. Throws for a slot that no table knows. */
export function slotFiller(r: Random, table: SlotTable, place: SlotPlace): (name: string) => string {
  const known = new Map<string, string>([
    ["town", place.town],
    ["name", place.name],
  ]);
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const words = table[`${name}:${place.kind}`] ?? table[`${name}:${place.destination}`] ?? table[name];
    const value = words ? r.pick(words) : number(r, name);
    known.set(name, value);
    return value;
  };
}

function number(r: Random, name: string): string {
  const ranges: Readonly<Record<string, readonly [min: number, max: number, step: number]>> = {
    min: [15, 55, 5],
    longmin: [40, 90, 5],
    shortmin: [5, 10, 5],
    room: [101, 329, 1],
    menu: [14, 24, 1],
    bill: [38, 140, 1],
    night: [78, 190, 1],
    fee: [6, 16, 1],
  };
  const range = ranges[name];
  if (!range) throw new Error(`No words for the slot $${name}.`);
  const [min, max, step] = range;
  const steps = Math.floor((max - min) / step);
  const value = min + r.int(0, steps) * step;
  // Rooms are numbered by floor: 101 to 129, then 201…
  return String(name === "room" ? Math.floor(value / 100) * 100 + 1 + (value % 29) : value);
}
