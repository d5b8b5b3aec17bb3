import { moveEstablishments } from "../../../store/bulk-establishments.ts";
import type { Store } from "../../../store/store.ts";
import { seenKeys } from "../seen-keys.ts";
import { plainName, townCommunes, type NamedCommune } from "./town-communes.ts";

/** Establishments read again at a time, in a transaction of their own. */
const pageSize = 2_000;

/** Lines that give a town and no code: their commune is sure once the whole file has been read. */
export interface TownLines {
  /** Notes a line that has been taken while so many communes were known. */
  add(externalId: string, isUnchanged: boolean, known: number): void;
  /**
   * Moves their establishments to where all `communes`, in the order in which they came, have them; how many of those moved
   * had not been changed by their line. Reads none where no commune came after such a line.
   */
  move(communes: readonly NamedCommune[]): Promise<number>;
}

export function townLines({ store, destination, dryRun }: { store: Store; destination: string; dryRun: boolean }): TownLines {
  const [noted, unchanged] = [seenKeys(), seenKeys()];
  let knownFirst = Infinity;

  return {
    add: (externalId, isUnchanged, known) => {
      noted.add(externalId);
      if (isUnchanged) unchanged.add(externalId);
      knownFirst = Math.min(knownFirst, known);
    },
    move: async (communes) => {
      const late = new Set(communes.slice(knownFirst).map(({ name }) => plainName(name)));
      if (late.size === 0) return 0;
      const named = townCommunes(communes);
      let moved = 0;
      for (let last: string | null = ""; last !== null;) last = await movePage(last);
      return moved;

      /** The last of the page after this one; null where there is none. */
      function movePage(after: string): Promise<string | null> {
        return store.system("import", async (db, changed) => {
          const page = await db
            .selectFrom("establishments")
            .select(["no", "external_id", "city", "commune_insee"])
            .where("destination_id", "=", destination)
            .where("external_id", ">", after)
            .orderBy("external_id")
            .limit(pageSize)
            .execute();
          const elsewhere = page.flatMap(({ no, external_id, city, commune_insee }) => {
            if (external_id === null || city === null || !late.has(plainName(city)) || !noted.has(external_id)) return [];
            const found = named.of(city);
            return commune_insee === (found?.insee ?? null) ? [] : [{ no, external_id, found }];
          });
          moved += elsewhere.filter(({ external_id }) => unchanged.has(external_id)).length;
          const rows = elsewhere.map(({ no, found }) => ({ no, commune_insee: found?.insee ?? null, child_id: found?.child_id ?? null }));
          if (!dryRun) await moveEstablishments(db, changed, rows);
          return page.at(-1)?.external_id ?? null;
        });
      }
    },
  };
}
