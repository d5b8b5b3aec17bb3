import { fold } from "../../../../src/domain/text/fold.ts";

export interface Commune {
  insee: string;
  /** The part of the destination that it lies in. */
  child_id: string | null;
}

export interface NamedCommune extends Commune {
  name: string;
}

/** The communes of a destination, found by what a line calls its town. */
export interface TownCommunes {
  /** Null where no commune has that name, or several have, which is ambiguous. */
  of(city: string | null): Commune | null;
}

export function townCommunes(known: readonly NamedCommune[]): TownCommunes {
  const byName = new Map<string, Map<string, Commune>>();
  for (const commune of known) {
    const key = plainName(commune.name);
    byName.set(key, (byName.get(key) ?? new Map<string, Commune>()).set(commune.insee, commune));
  }
  // «-» and «?» are no names.
  byName.delete("");
  return {
    of: (city) => {
      const [found, another] = city === null ? [] : (byName.get(plainName(city))?.values() ?? []);
      return another ? null : (found ?? null);
    },
  };
}

/** Upper and lower case, accents and punctuation make no other name. */
export function plainName(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
