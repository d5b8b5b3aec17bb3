import { zip } from "fflate";

import type { DayRange } from "../../src/domain/period.ts";
import { addDays } from "../../src/domain/day.ts";
import { csvOf, fileNameOf } from "../../src/domain/csv.ts";
import { formatDate, formatPeriod } from "../../src/domain/format.ts";
import type { Tile } from "../../src/engine/plan.ts";
import type { Dashboard, Product, Result, TileResultLine } from "../../src/generated/types.ts";
import { type DocumentQuestion, questionOfTile } from "./question.ts";
import { tableOfTile } from "./view-table.ts";

/** One tile, or one instance of a tile that repeats, as its lines come in. */
interface Gathered {
  instance?: string;
  /** Of the second question of a tile that asks two. */
  beside?: true;
  result?: Result;
  previous?: Result;
}

/**
 * A dashboard's tables as a zip: one CSV for each tile that has a result, numbered in the order of the page, and
 * a text that says what they stand for. A tile without result is named there.
 */
export async function zippedTables(
  document: Dashboard,
  tiles: readonly Tile[],
  question: DocumentQuestion,
  lines: AsyncIterable<TileResultLine>,
  product: Pick<Product, "name" | "samples">,
): Promise<Uint8Array> {
  const { current, compared } = question;
  const gathered = new Map<string, Map<string, Gathered>>();
  let watermark = "";
  for await (const line of lines) {
    if (line.end) watermark = line.watermark_at ?? "";
    if (!line.widget || !line.result) continue;
    const instances = gathered.get(line.widget) ?? new Map<string, Gathered>();
    const key = `${line.instance ?? ""}\n${line.part ?? ""}`;
    const entry = instances.get(key) ?? {
      ...(line.instance_label === undefined ? {} : { instance: line.instance_label }),
      ...(line.part ? { beside: true as const } : {}),
    };
    instances.set(key, { ...entry, ...(line.compared ? { previous: line.result } : { result: line.result }) });
    gathered.set(line.widget, instances);
  }

  const periodOf = (tile: Tile): DayRange => (tile.ok ? questionOfTile(tile, question) : question).current.period;
  const told = ({ from, to }: DayRange): string => formatPeriod(from, addDays(to, -1));
  const files: Record<string, Uint8Array> = {};
  const missing: string[] = [];
  let number = 0;
  for (const tile of tiles) {
    const instances = [...(gathered.get(tile.id)?.values() ?? [])].filter(({ result }) => result !== undefined);
    if (instances.length === 0) missing.push(tile.title);
    for (const { instance, beside, result, previous } of instances) {
      const part = tile.ok && (beside ? tile.beside : tile);
      if (!part || !result) continue;
      number += 1;
      const title = [tile.title, beside && tile.ok && tile.beside?.label, instance].filter(Boolean).join(" ");
      const table = tableOfTile(part, result, previous, { samples: product.samples, audience: "private", period: periodOf(tile) });
      files[`${String(number).padStart(2, "0")}-${fileNameOf(title)}.csv`] = encode(csvOf(table));
    }
  }
  const readme = [
    document.title,
    `Période\u00a0: ${told(current.period)}`,
    ...(compared ? [`Comparée à\u00a0: ${told(compared.period)}`] : []),
    ...(watermark ? [`Données au ${formatDate(watermark)}`] : []),
    ...tiles.flatMap((tile) => (tile.ok && tile.period ? [`Période de «\u00a0${tile.title}\u00a0»\u00a0: ${told(periodOf(tile))}`] : [])),
    ...missing.map((title) => `Sans résultat\u00a0: ${title}`),
    product.name,
  ];
  files["lisez-moi.txt"] = encode(`\ufeff${readme.join("\r\n")}\r\n`);
  return zipped(files);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Compression runs beside the event loop. */
function zipped(files: Record<string, Uint8Array>): Promise<Uint8Array> {
  return new Promise((resolve, reject) => zip(files, { level: 6 }, (error, data) => (error ? reject(error) : resolve(data))));
}
