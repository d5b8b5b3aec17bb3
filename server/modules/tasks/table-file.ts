import { csvHead, csvLine } from "../../../src/domain/format/csv.ts";
import type { Day } from "../../../src/domain/time/day.ts";
import type { XlsxRow } from "../../kit/xlsx.ts";
import type { Tasks } from "./tasks-store.ts";

/** Bytes of one stored piece of a file, about. */
const PIECE_BYTES = 1024 * 1024;

/** Media types of tables as files. */
export const tableTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** Rows as a CSV file for a French spreadsheet. They come in batches: a promise for each of a hundred thousand lines takes longer than the lines. */
export async function* csvPieces(headings: readonly string[], batches: AsyncIterable<readonly XlsxRow[]>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvHead(headings));
  for await (const rows of batches) {
    let text = "";
    for (const row of rows) text += csvLine(row.map((cell) => (typeof cell === "object" && cell !== null ? frenchDay(cell.day) : cell)));
    yield Buffer.from(text);
  }
}

/** Keeps a file in the making piece by piece, each while the next is made, and ends its task; nothing more once its account does not want it any more. */
export async function keepPieces(tasks: Tasks, task: string, bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
  let place = 0;
  let before = Promise.resolve(true);
  for await (const piece of gathered(bytes)) {
    signal.throwIfAborted();
    if (!(await before)) return;
    before = tasks.addPiece(task, place, piece);
    // Its failure is thrown where it is awaited, which is later.
    before.catch(() => undefined);
    place += 1;
  }
  if (await before) await tasks.endPieces(task);
}

/** «31/12/2026», which a French spreadsheet reads as a day. */
function frenchDay(day: Day): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** Small pieces put together, so that few are stored. */
async function* gathered(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    size += piece.byteLength;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(waiting);
}
