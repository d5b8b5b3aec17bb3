import type { Readable } from "node:stream";

import { putOutlines, type OutlinedCommune } from "../../../store/bulk-communes.ts";
import { moveEstablishments } from "../../../store/bulk-establishments.ts";
import type { Store } from "../../../store/store.ts";
import { readOutlines, type CommuneOutline, type OutlinesRead } from "./read-outlines.ts";
import { centreOf, simplifyOutlines } from "./simplify-outlines.ts";
import { plainName, townCommunes } from "./town-communes.ts";

/** What an import of outlines did: added + updated + unchanged + elsewhere = the communes that the file outlines. */
export interface CommunesReport {
  kind: "communes";
  features: number;
  added: number;
  updated: number;
  unchanged: number;
  /** Communes of the file that the destination neither has nor has an establishment in; they are left out. */
  elsewhere: { communes: number; first: { insee: string; name: string }[] };
  /** Communes of the destination that still have no outline. */
  without: { communes: number; first: { insee: string; name: string }[] };
  /** Establishments without a commune whose town is the name of one of the file. */
  placed: number;
  refused: number;
  /** The first reasons, by the feature's place in the file. */
  reasons: OutlinesRead["refused"];
  /** Positions of the outlines that are kept, in the file and as they are stored. */
  positions: { read: number; kept: number };
  dryRun: boolean;
  seconds: number;
}

export interface CommunesImport {
  store: Store;
  destination: string;
  dryRun: boolean;
  now: () => Date;
}

const keptNames = 5;
const keptReasons = 20;

/**
 * Imports the outlines of a destination's communes from a GeoJSON, simplified. A commune is the destination's where it has it
 * already, or has an establishment in it; those that give a town alone are placed in the commune that alone has its name.
 */
export async function importCommunes(input: Readable, { store, destination, dryRun, now }: CommunesImport): Promise<CommunesReport> {
  const start = now().getTime();
  const { features, communes: outlined, refused } = await readOutlines(input as AsyncIterable<Buffer>);
  const report = await store.system("import", async (db, changed): Promise<Omit<CommunesReport, "seconds">> => {
    const stored = await db
      .selectFrom("communes")
      .select(["insee", "name", "child_id", "lat", "lng", "ring"])
      .where("destination_id", "=", destination)
      .execute();
    const establishments = await db
      .selectFrom("establishments")
      .select(["no", "commune_insee", "city"])
      .where("destination_id", "=", destination)
      .execute();
    const known = new Map(stored.map((commune) => [commune.insee, commune]));
    const byCode = new Set(establishments.map(({ commune_insee }) => commune_insee));
    const named = townCommunes([
      ...stored,
      ...outlined.filter(({ insee }) => !known.has(insee)).map(({ insee, name }) => ({ insee, name, child_id: null })),
    ]);
    const file = new Set(outlined.map(({ insee }) => insee));
    const placed = establishments.flatMap(({ no, commune_insee, city }) => {
      const found = commune_insee === null ? named.of(city) : null;
      return found && file.has(found.insee) ? [{ no, commune_insee: found.insee, child_id: found.child_id }] : [];
    });
    const byTown = new Set(placed.map(({ commune_insee }) => commune_insee));
    const isOurs = ({ insee }: CommuneOutline): boolean => known.has(insee) || byCode.has(insee) || byTown.has(insee);
    const ours = outlined.filter(isOurs);
    const elsewhere = outlined.filter((one) => !isOurs(one));

    const simplified = simplifyOutlines(ours.map(({ rings }) => rings));
    const inputs = ours.map(({ insee, name }, place): OutlinedCommune => {
      const ring = simplified[place] ?? [];
      return { insee, name: nameOf(name, known.get(insee)?.name), ...centreOf(ring), ring };
    });
    const taken = inputs.filter((one) => !isSame(one, known.get(one.insee)));
    const added = taken.filter(({ insee }) => !known.has(insee)).length;
    if (!dryRun) {
      await putOutlines(db, changed, destination, taken);
      await moveEstablishments(db, changed, placed);
    }
    const without = stored.filter(({ insee, ring }) => ring === null && !file.has(insee));
    return {
      kind: "communes",
      features,
      added,
      updated: taken.length - added,
      unchanged: inputs.length - taken.length,
      elsewhere: firstOf(elsewhere),
      without: firstOf(without),
      placed: placed.length,
      refused: refused.length,
      reasons: refused.slice(0, keptReasons),
      positions: { read: countOf(ours.map(({ rings }) => rings)), kept: countOf(simplified) },
      dryRun,
    };
  });
  return { ...report, seconds: (now().getTime() - start) / 1000 };
}

/** A known name stays, as lines of establishments are found by it, unless the file only writes it better. */
function nameOf(given: string, known: string | undefined): string {
  return known === undefined || plainName(known) === plainName(given) ? given : known;
}

function isSame(
  given: OutlinedCommune,
  known: { name: string; lat: number | null; lng: number | null; ring: unknown } | undefined,
): boolean {
  return (
    known?.name === given.name &&
    known.lat === given.lat &&
    known.lng === given.lng &&
    JSON.stringify(known.ring) === JSON.stringify(given.ring)
  );
}

function firstOf(communes: readonly { insee: string; name: string }[]): { communes: number; first: { insee: string; name: string }[] } {
  return { communes: communes.length, first: communes.slice(0, keptNames).map(({ insee, name }) => ({ insee, name })) };
}

function countOf(outlines: readonly (readonly (readonly unknown[])[])[]): number {
  return outlines.flat().reduce((sum, ring) => sum + ring.length, 0);
}
