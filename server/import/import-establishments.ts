import type { Readable } from "node:stream";

import type { Product } from "../../src/generated/types.ts";
import { addCommunes, putEstablishments, type EstablishmentInput } from "../store/bulk-establishments.ts";
import type { Store } from "../store/store.ts";
import { batchesOf, type Line } from "./batches.ts";
import { readEstablishmentLine, type EstablishmentLine } from "./establishment-line.ts";
import { databaseRefusal, inHalves } from "./in-halves.ts";
import { countUnmapped, emptyReport, refuse, type Emit, type ImportReport } from "./report.ts";
import { hashOf } from "./review-line.ts";
import { seenKeys } from "./seen-keys.ts";
import { townCommunes, type Commune, type TownCommunes } from "./town-communes.ts";
import { communeCount } from "./unknown-communes.ts";
import { vocabularyOf } from "./vocabulary.ts";

export interface EstablishmentImport {
  store: Store;
  product: Product;
  destination: string;
  dryRun: boolean;
  now: () => Date;
  emit: Emit;
}

/** Imports establishments line by line, by their `id`; the same file again changes nothing. Their communes come along. */
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

  for await (const batch of batchesOf(input, (fields) => readEstablishmentLine(fields, vocabulary), report, emit)) {
    const first = batch.lines.filter(({ value }) => seen.add(value.establishment.external_id));
    report.repeated += batch.lines.length - first.length;
    await inHalves(first, write, ({ line, raw }, code) => refuse(report, emit, line, databaseRefusal(code), raw));
    batch.stored();
  }
  report.communes = communes.told();
  report.seconds = (now().getTime() - start) / 1000;
  return report;

  /** Lines in one transaction; they are counted once it has committed, as they may come again in smaller parts. */
  async function write(lines: readonly Line<EstablishmentLine>[]): Promise<void> {
    const tally = { added: 0, updated: 0, unchanged: 0 };
    const unknown = unknownCommunes(lines, new Set(towns.map(({ insee }) => insee)));
    const named = townCommunes([...towns, ...unknown]);
    await store.system("import", async (db, changed) => {
      const keys = lines.map(({ value }) => value.establishment.external_id);
      const stored = await db
        .selectFrom("establishments")
        .select(["external_id", "content_hash"])
        .where("destination_id", "=", destination)
        .where("external_id", "in", keys.length > 0 ? keys : [""])
        .execute();
      const known = new Map(stored.map(({ external_id, content_hash }) => [external_id, content_hash]));
      const taken: EstablishmentInput[] = [];
      for (const { value } of lines) {
        const establishment = inTown(value.establishment, named);
        const hash = known.get(establishment.external_id);
        if (hash === establishment.content_hash) tally.unchanged += 1;
        else if (hash === undefined) tally.added += 1;
        else tally.updated += 1;
        if (hash !== establishment.content_hash)
          taken.push({ ...establishment, child_id: children.get(establishment.commune_insee ?? "") ?? null });
      }
      if (dryRun) return;
      await addCommunes(db, changed, destination, unknown);
      await putEstablishments(db, changed, destination, taken);
    });
    towns.push(...unknown);
    for (const name of ["added", "updated", "unchanged"] as const) report[name] += tally[name];
    for (const { line, value } of lines) {
      if (value.unmapped !== null) countUnmapped(report, value.unmapped);
      communes.add(line, value.establishment.commune_insee, value.establishment.city);
    }
  }
}

/** An establishment without a code lies in the commune that has its town's name; one that is known now was perhaps not when the same line came before. */
function inTown(establishment: EstablishmentLine["establishment"], named: TownCommunes): EstablishmentLine["establishment"] {
  const found = establishment.commune_insee === null ? named.of(establishment.city) : null;
  if (found === null) return establishment;
  return { ...establishment, commune_insee: found.insee, content_hash: hashOf([establishment.content_hash, found.insee]) };
}

/** The communes that lines name and that are not among the `known` ones, each by its first name, which the state keeps. */
function unknownCommunes(lines: readonly Line<EstablishmentLine>[], known: ReadonlySet<string>): (Commune & { name: string })[] {
  const first = new Map<string, Commune & { name: string }>();
  for (const { value } of lines) {
    const { commune_insee: insee, city: name } = value.establishment;
    if (insee !== null && name !== null && !known.has(insee) && !first.has(insee)) first.set(insee, { insee, name, child_id: null });
  }
  return [...first.values()];
}
