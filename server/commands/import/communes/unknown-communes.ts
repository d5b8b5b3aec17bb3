/** Communes that lines of establishments name and that the destination did not have before the import. */
export interface UnknownCommunes {
  /** Lines that name one. */
  lines: number;
  /** Communes that the import added, by the name of a line's town. */
  added: number;
  /** Communes that no line gives a town for: nothing names them, so they stay unknown. */
  unnamed: number;
  /** The first line of the first of them, those that stay unknown before the others. */
  first: { line: number; insee: string; city: string | null }[];
}

export const noUnknownCommunes: UnknownCommunes = { lines: 0, added: 0, unnamed: 0, first: [] };

/** Examples kept for the report. */
const keptCommunes = 5;

export interface CommuneCount {
  /** Counts a line that has been taken. */
  add(line: number, insee: string | null, city: string | null): void;
  told(): UnknownCommunes;
}

/** Counts the lines whose commune is not among the `known` ones. */
export function communeCount(known: ReadonlySet<string>): CommuneCount {
  const found = new Map<string, { line: number; insee: string; city: string | null }>();
  let lines = 0;
  return {
    add: (line, insee, city) => {
      if (insee === null || known.has(insee)) return;
      lines += 1;
      const before = found.get(insee);
      found.set(insee, { line: before?.line ?? line, insee, city: before?.city ?? city });
    },
    told: () => {
      const communes = [...found.values()];
      const unnamed = communes.filter(({ city }) => city === null);
      const named = communes.filter(({ city }) => city !== null);
      return { lines, added: named.length, unnamed: unnamed.length, first: [...unnamed, ...named].slice(0, keptCommunes) };
    },
  };
}
