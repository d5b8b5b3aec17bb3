import { join } from "node:path";
import { Readable } from "node:stream";

import productFile from "../../templates/product.json" with { type: "json" };
import type { Analyse } from "../../server/semantics/live/live-analysis.ts";
import { importCommunes } from "../../server/commands/import/communes/import-communes.ts";
import { importEstablishments } from "../../server/commands/import/import-establishments.ts";
import { importReviews } from "../../server/commands/import/import-reviews.ts";
import type { ImportEvent, ImportReport } from "../../server/commands/import/report.ts";
import { createAnalyser, loadLexicons } from "../../server/semantics/index.ts";
import { foundIn } from "../../server/semantics/pool-worker.ts";
import { putDestination } from "../../server/store/bulk-destinations.ts";
import { openMemoryStore } from "./memory-store.ts";
import type { Store } from "../../server/store/store.ts";
import type { Product } from "../../src/generated/types.ts";

const product = productFile as unknown as Product;
const analyser = createAnalyser(loadLexicons(join(import.meta.dirname, "../../templates/lexicons")));
const now = (): Date => new Date("2026-06-01T10:00:00Z");

/** The analysis, on the thread of the test. */
export const analyse: Analyse = async (items) => items.map((item) => foundIn(analyser, item));

interface Own {
  createEstablishments?: boolean;
  dryRun?: boolean;
  isBusy?: () => boolean;
  analyse?: Analyse;
  tell?: (event: ImportEvent) => void;
}

/** A state in memory and what imports into it do. */
export async function openImports() {
  const store: Store = await openMemoryStore();
  return {
    store,
    close: () => store.close(),
    /** Makes a destination; its id. */
    destination: async (id: string): Promise<string> => {
      await store.system("test", (db, changed) => putDestination(db, changed, { id, name: id }));
      return id;
    },
    reviews: async (
      id: string,
      input: Buffer | string | Readable,
      { tell, ...own }: Own = {},
    ): Promise<{ report: ImportReport; events: ImportEvent[] }> => {
      const events: ImportEvent[] = [];
      const emit = (event: ImportEvent): void => {
        events.push(event);
        tell?.(event);
      };
      const options = { store, product, analyse, destination: id, createEstablishments: true, dryRun: false, now, emit, ...own };
      return { report: await importReviews(input instanceof Readable ? input : Readable.from([Buffer.from(input)]), options), events };
    },
    establishments: (id: string, input: Readable, dryRun = false): Promise<ImportReport> =>
      importEstablishments(input, { store, product, destination: id, dryRun, now, emit: () => undefined }),
    communes: (id: string, geojson: unknown, dryRun = false) => {
      const content = typeof geojson === "string" || Buffer.isBuffer(geojson) ? geojson : JSON.stringify(geojson);
      return importCommunes(Readable.from([Buffer.from(content)]), { store, destination: id, dryRun, now });
    },
    stored: (id: string) =>
      store.system("test", (db) => db.selectFrom("reviews").selectAll().where("destination_id", "=", id).orderBy("no").execute()),
  };
}

export type Imports = Awaited<ReturnType<typeof openImports>>;

/** A review's line, but for what is given. */
export const line = (own: Record<string, unknown>): string =>
  JSON.stringify({
    source: "google",
    source_review_id: "1",
    establishment_name: "Le Lac",
    city: "Aurelle",
    category: "hôtel",
    rating_value: 4,
    stay_or_review_date: "2026-02-03",
    text: "Chambre très propre.",
    lang: "fr",
    ...own,
  });
