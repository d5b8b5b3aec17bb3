import type { Readable } from "node:stream";

import type { Product } from "../../src/generated/types.ts";
import { addCommunes, putEstablishments, type EstablishmentInput } from "../store/bulk-establishments.ts";
import type { Store } from "../store/store.ts";
import { batchesOf, type Line } from "./batches.ts";
import { readEstablishmentLine, type EstablishmentLine } from "./establishment-line.ts";
import { databaseRefusal, inHalves } from "./in-halves.ts";
import { countUnmapped, emptyReport, refuse, type Emit, type ImportReport } from "./report.ts";
import { seenKeys } from "./seen-keys.ts";
import { townCommunes } from "./town-communes.ts";
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
  const named = townCommunes(towns);

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
    const unknown = lines.flatMap(({ value: { establishment } }) => {
      const { commune_insee: insee, city } = establishment;
      return insee !== null && city !== null && communes.isUnknown(insee) ? [{ insee, name: city }] : [];
    });
    for (const { insee, name } of unknown) named.add(name, { insee, child_id: null });
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
        const { establishment } = value;
        const hash = known.get(establishment.external_id);
        if (hash === establishment.content_hash) tally.unchanged += 1;
        else if (hash === undefined) tally.added += 1;
        else tally.updated += 1;
        if (hash === establishment.content_hash) continue;
        const commune_insee = establishment.commune_insee ?? named.of(establishment.city)?.insee ?? null;
        taken.push({ ...establishment, commune_insee, child_id: children.get(commune_insee ?? "") ?? null });
      }
      if (dryRun) return;
      await addCommunes(db, changed, destination, unknown);
      await putEstablishments(db, changed, destination, taken);
    });
    for (const name of ["added", "updated", "unchanged"] as const) report[name] += tally[name];
    for (const { line, value } of lines) {
      if (value.unmapped !== null) countUnmapped(report, value.unmapped);
      communes.add(line, value.establishment.commune_insee, value.establishment.city);
    }
  }
}
