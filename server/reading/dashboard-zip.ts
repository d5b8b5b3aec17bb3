import { zip } from "fflate";

import { typeset } from "../../src/domain/format/typeset.ts";
import { csvOf, fileNameOf } from "../../src/domain/format/csv.ts";
import type { DashboardTables } from "./dashboard-tables.ts";

/** What a text beside tables says of all of them. */
export interface ZipGround {
  /** Whose figures they are. */
  owner: string;
  /** The filters that held, by their names. */
  filters: readonly [name: string, values: string][];
  product: string;
}

/** A dashboard's tables as a zip: a CSV for each, numbered in their order, and a text that says what they answer. */
export function zippedTables(dashboard: DashboardTables, { owner, filters, product }: ZipGround): Promise<Uint8Array> {
  const { tables, title: heading, periods, ownPeriods, ownFilters, until, missing } = dashboard;
  const files: Record<string, Uint8Array> = {};
  for (const [index, { title, table }] of tables.entries())
    files[`${String(index + 1).padStart(2, "0")}-${fileNameOf(title)}.csv`] = encode(csvOf(table));
  const readme = [
    heading,
    owner,
    ...periods.map(said),
    ...filters.map(said),
    ...(until === null ? [] : [`Données au ${until}`]),
    ...ownPeriods.map(said),
    ...ownFilters.map(said),
    ...missing.map((title) => `Sans résultat : ${title}`),
    product,
  ];
  files["lisez-moi.txt"] = encode(typeset(`\ufeff${readme.join("\r\n")}\r\n`));
  return zipped(files);
}

function said([name, text]: [name: string, text: string]): string {
  return `${name} : ${text}`;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Compression runs beside the event loop. */
function zipped(files: Record<string, Uint8Array>): Promise<Uint8Array> {
  return new Promise((resolve, reject) => zip(files, { level: 6 }, (error, data) => (error ? reject(error) : resolve(data))));
}
