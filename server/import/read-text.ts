import { createGunzip } from "node:zlib";

import { SourceError } from "./source-error.ts";

export interface Text {
  /** What the input begins with: 64 KiB, or all of a shorter one. */
  head: string;
  /** All of it, the head included. */
  chunks: AsyncIterable<string>;
}

const headSize = 65_536;

/** The input as text: gunzipped where it is compressed, in UTF-8, else as Windows spreadsheets write French. */
export async function readText(input: AsyncIterable<Buffer>): Promise<Text> {
  const bytes = input[Symbol.asyncIterator]();
  const start = await take(bytes, 2);
  const plain = start.buffer[0] === 0x1f && start.buffer[1] === 0x8b ? gunzip(resume(start, bytes)) : resume(start, bytes);
  const iterator = plain[Symbol.asyncIterator]();
  const head = await take(iterator, headSize);
  const encoding = isUtf8(head.buffer) ? "utf-8" : "windows-1252";
  return { head: new TextDecoder(encoding).decode(head.buffer), chunks: decode(resume(head, iterator), encoding) };
}

interface Taken {
  buffer: Buffer;
  ended: boolean;
}

async function take(bytes: AsyncIterator<Buffer>, size: number): Promise<Taken> {
  const parts: Buffer[] = [];
  for (let length = 0; length < size; ) {
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

function isUtf8(head: Buffer): boolean {
  try {
    // The head may end in the middle of a character, which `stream` admits.
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

async function* decode(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
