import { plainName, type TownCommunes } from "./town-communes.ts";

/** Towns by which lines without a commune's code name no commune of the destination, or several. */
export interface UnknownTowns {
  /** Lines that name one. */
  lines: number;
  /** The first line of the first of them. */
  first: { line: number; city: string }[];
}

export const noUnknownTowns: UnknownTowns = { lines: 0, first: [] };

/** Examples kept for the report. */
const keptTowns = 5;

export interface TownCount {
  /** Counts a line that has been taken and gives a town alone. */
  add(line: number, city: string): void;
  /** The towns that match no single commune, once the whole file is read. */
  told(communes: TownCommunes): UnknownTowns;
}

export function townCount(): TownCount {
  const found = new Map<string, { line: number; city: string; lines: number }>();
  return {
    add: (line, city) => {
      const key = plainName(city);
      const before = found.get(key);
      if (before) before.lines += 1;
      else found.set(key, { line, city, lines: 1 });
    },
    told: (communes) => {
      const unknown = [...found.values()].filter(({ city }) => communes.of(city) === null);
      return {
        lines: unknown.reduce((sum, { lines }) => sum + lines, 0),
        first: unknown.slice(0, keptTowns).map(({ line, city }) => ({ line, city })),
      };
    },
  };
}
