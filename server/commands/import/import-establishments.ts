import type { Readable } from "node:stream";

import type { Product } from "../../../src/generated/types.ts";
import { addCommunes, putEstablishments, type EstablishmentInput } from "../../store/bulk-establishments.ts";
import type { Store } from "../../store/store.ts";
import { batchesOf, type Line } from "./batches.ts";
import { readEstablishmentLine, type EstablishmentLine } from "./lines/establishment-line.ts";
import { firstLines } from "./files/first-lines.ts";
import { databaseRefusal, inHalves } from "./in-halves.ts";
import { countDoubtful, countUnmapped, emptyReport, refuse, type Emit, type ImportReport } from "./report.ts";
import { seenKeys } from "./seen-keys.ts";
import { townCommunes, type NamedCommune } from "./communes/town-communes.ts";
import { townLines } from "./communes/town-lines.ts";
import { communeCount } from "./communes/unknown-communes.ts";
import { townCount } from "./communes/unknown-towns.ts";
import { vocabularyOf } from "./lines/vocabulary.ts";

export interface EstablishmentImport {
  store: Store;
  product: Product;
  destination: string;
  dryRun: boolean;
  now: () => Date;
  emit: Emit;
}

/**
 * Imports establishments line by line, by their `id`; the same file again changes nothing. Their communes come along, and
 * a line that gives a town alone belongs to the commune of that name, wherever in the file that commune is named: communes
 * of later lines move the establishments of earlier ones at the end. Until then memory holds a few bytes of each such
 * line, never the line.
 */
export async function importEstablishments(
  input: Readable,
  { store, product, destination, dryRun, now, emit }: EstablishmentImport,
): Promise<ImportReport> {
  const start = now().getTime();
  const report = emptyReport("establishments", dryRun);
  const vocabulary = vocabularyOf(product);
  const seen = seenKeys();
  const towns = await store.system("import", (db) =>
    db.selectFrom("communes").select(["insee", "name", "child_id"]).where("destination_id", "=", destination).execute(),
  );
  const children = new Map(towns.map(({ insee, child_id }) => [insee, child_id]));
  const communes = communeCount(new Set(children.keys()));
  const namedTowns = townCount();
  const ofTowns = townLines({ store, destination, dryRun });

  for await (const batch of batchesOf(input, (fields) => readEstablishmentLine(fields, vocabulary), report, emit)) {
    const first = firstLines(batch.lines, ({ establishment }) => establishment.external_id, seen, report);
    await inHalves(first, write, ({ line, raw }, code) => refuse(report, emit, line, databaseRefusal(code), raw));
    batch.stored();
  }
  const moved = await ofTowns.move(towns);
  report.unchanged -= moved;
  report.updated += moved;
  report.communes = communes.told();
  report.towns = namedTowns.told(townCommunes(towns));
  report.seconds = (now().getTime() - start) / 1000;
  return report;

  /** Lines in one transaction; they are counted once it has committed, as they may come again in smaller parts. */
  async function write(lines: readonly Line<EstablishmentLine>[]): Promise<void> {
    const tally = { added: 0, updated: 0, unchanged: 0 };
    const unknown = unknownCommunes(lines, new Set(towns.map(({ insee }) => insee)));
    const named = townCommunes([...towns, ...unknown]);
    const same = new Set<string>();
    await store.system("import", async (db, changed) => {
      const keys = lines.map(({ value }) => value.establishment.external_id);
      const stored = await db
        .selectFrom("establishments")
        .select(["external_id", "commune_insee", "content_hash"])
        .where("destination_id", "=", destination)
        .where("external_id", "in", keys.length > 0 ? keys : [""])
        .execute();
      const known = new Map(stored.map((one) => [one.external_id, one]));
      const taken: EstablishmentInput[] = [];
      for (const { value } of lines) {
        const { establishment } = value;
        const before = known.get(establishment.external_id);
        const commune = establishment.commune_insee ?? named.of(establishment.city)?.insee ?? null;
        // A line's town may be known now that was not when the same line came before.
        const isSame = before?.content_hash === establishment.content_hash && before.commune_insee === commune;
        if (isSame) same.add(establishment.external_id);
        else taken.push({ ...establishment, commune_insee: commune, child_id: children.get(commune ?? "") ?? null });
        tally[isSame ? "unchanged" : before ? "updated" : "added"] += 1;
      }
      if (dryRun) return;
      await addCommunes(db, changed, destination, unknown);
      await putEstablishments(db, changed, destination, taken);
    });
    towns.push(...unknown);
    for (const name of ["added", "updated", "unchanged"] as const) report[name] += tally[name];
    for (const { line, value } of lines) {
      if (value.unmapped !== null) countUnmapped(report, value.unmapped);
      const { external_id, commune_insee, city } = value.establishment;
      communes.add(line, commune_insee, city);
      countDoubtful(report, line, value.doubtful);
      if (commune_insee !== null || city === null) continue;
      namedTowns.add(line, city);
      ofTowns.add(external_id, same.has(external_id), towns.length);
    }
  }
}

/** The communes that lines name and that are not among the `known` ones, each by its first name, which the state keeps. */
function unknownCommunes(lines: readonly Line<EstablishmentLine>[], known: ReadonlySet<string>): NamedCommune[] {
  const first = new Map<string, NamedCommune>();
  for (const { value } of lines) {
    const { commune_insee: insee, city: name } = value.establishment;
    if (insee !== null && name !== null && !known.has(insee) && !first.has(insee)) first.set(insee, { insee, name, child_id: null });
  }
  return [...first.values()];
}
