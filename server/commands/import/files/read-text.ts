import { createGunzip } from "node:zlib";

import { decodePart, encodingOf, type TextEncoding } from "./text-encoding.ts";
import { SourceError } from "./source-error.ts";

export interface Text {
  /** What the input begins with: 64 KiB, or all of a shorter one. */
  head: string;
  /** The same, as it stood before it was decoded. */
  bytes: Buffer;
  encoding: TextEncoding;
  /** All of it, the head included. */
  chunks: AsyncIterable<string>;
}

const headSize = 65_536;

/** Bytes kept in wait of a line's end; a longer line is decoded in parts. */
const longestWait = 2_097_152;

/**
 * Stands in a line for each place that is no UTF-8. It is half a character, which no decoded text holds: a line is
 * legible exactly when it holds no half.
 */
export const illegible = "\uDFFF";

/** Whether all of a line's bytes were characters. */
export const isLegible = (line: string): boolean => !/\p{Surrogate}/u.test(line);

/** What is said of a line that is not. */
export const illegibleReason = "caractères illisibles : le fichier n’est pas en UTF-8";

/**
 * The input as text: gunzipped where it is compressed, in UTF-8 or UTF-16, else as Windows spreadsheets write French. The
 * head determines the encoding; for later bytes that are no UTF-8, see {@link illegible}.
 */
export async function readText(input: AsyncIterable<Buffer>): Promise<Text> {
  const bytes = input[Symbol.asyncIterator]();
  const start = await take(bytes, 2);
  const plain = start.buffer[0] === 0x1f && start.buffer[1] === 0x8b ? gunzip(resume(start, bytes)) : resume(start, bytes);
  const iterator = plain[Symbol.asyncIterator]();
  const head = await take(iterator, headSize);
  const encoding = encodingOf(head.buffer);
  const { name } = encoding;
  const chunks = resume(head, iterator);
  return {
    head: decodePart(head.buffer, name),
    bytes: head.buffer,
    encoding,
    chunks: name === "utf-8" ? decodeLines(chunks) : decode(chunks, name),
  };
}

interface Taken {
  buffer: Buffer;
  ended: boolean;
}

async function take(bytes: AsyncIterator<Buffer>, size: number): Promise<Taken> {
  const parts: Buffer[] = [];
  for (let length = 0; length < size;) {
    const { value, done } = await bytes.next();
    if (done) return { buffer: Buffer.concat(parts), ended: true };
    parts.push(value);
    length += value.length;
  }
  return { buffer: Buffer.concat(parts), ended: false };
}

async function* resume({ buffer, ended }: Taken, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield buffer;
  while (!ended) {
    const { value, done } = await rest.next();
    if (done) return;
    yield value;
  }
}

async function* gunzip(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const unzip = createGunzip();
  const fed = (async () => {
    for await (const chunk of bytes) if (!unzip.write(chunk)) await new Promise((resolve) => unzip.once("drain", resolve));
    unzip.end();
  })();
  fed.catch((error: unknown) => unzip.destroy(error instanceof Error ? error : new Error(String(error))));
  try {
    for await (const chunk of unzip) yield chunk as Buffer;
  } catch (error) {
    throw new SourceError("l’archive gzip est incomplète ou endommagée", 0, { cause: error });
  }
}

async function* decode(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** UTF-8 in whole lines: a fault spoils its own line alone. */
async function* decodeLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const joined = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = joined.lastIndexOf(0x0a) + 1 || (joined.length > longestWait ? startOfLastCharacter(joined) : 0);
    if (end > 0) yield* decodeBlock(joined.subarray(0, end));
    rest = joined.subarray(end);
  }
  yield* decodeBlock(rest);
}

// A byte order mark is the readers' to drop; a decoder would drop one at the start of every line.
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder("utf-8", { ignoreBOM: true });

function* decodeBlock(block: Buffer): Generator<string> {
  const whole = decoded(block);
  if (whole !== null) return yield whole;
  for (let from = 0; from < block.length;) {
    const end = block.indexOf(0x0a, from) + 1 || block.length;
    const line = block.subarray(from, end);
    yield decoded(line) ?? lenient.decode(line).replaceAll("\uFFFD", illegible);
    from = end;
  }
}

function decoded(bytes: Buffer): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/** Where a character begins that may not be whole yet, at most four bytes from the end. */
function startOfLastCharacter(bytes: Buffer): number {
  let at = bytes.length - 1;
  while (at > bytes.length - 4 && ((bytes[at] ?? 0) & 0xc0) === 0x80) at -= 1;
  return at;
}
