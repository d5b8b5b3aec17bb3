import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { Readable } from "node:stream";
import { promisify } from "node:util";

import { BackupError } from "./backup-error.ts";

/**
 * An encrypted file: magic and version, salt, check of the key, then chunks, each a length, its ciphertext and its tag
 * (AES-256-GCM). The key is scrypt's of the given one and the salt, and so of this file alone: chunks are numbered from 0
 * as their nonces, so that one that is changed, moved or left out is found. The last one is marked, so that a cut is too.
 */
const magic = Buffer.from("BELVEDERE-SCELLE\u0001", "latin1");
const SALT = 16;
const CHECK = 32;
const HEAD = magic.length + SALT + CHECK;
const TAG = 16;
const CHUNK = 64 * 1024;
const LAST = 0x8000_0000;

/** A key that could be guessed would protect nothing. */
const SHORTEST_KEY = 20;

/** Why a key cannot be taken, in French; null for one that can. */
export function keyRefusal(key: string): string | null {
  if (key.length >= SHORTEST_KEY && new Set(key).size >= 8) return null;
  return `La clé de sauvegarde est trop faible : donnez au moins ${SHORTEST_KEY} caractères aléatoires.`;
}

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

async function keysOf(key: string, salt: Buffer): Promise<{ secret: Buffer; check: Buffer }> {
  const bytes = await derive(key.normalize("NFC"), salt, 32 + CHECK, { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  return { secret: bytes.subarray(0, 32), check: bytes.subarray(32) };
}

function nonceOf(no: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(no), 4);
  return nonce;
}

/** The bytes of a stream, encrypted. */
export function seal(key: string): (input: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* (input) {
    const salt = randomBytes(SALT);
    const { secret, check } = await keysOf(key, salt);
    const head = Buffer.concat([magic, salt, check]);
    yield head;
    let no = 0;
    const chunkOf = (bytes: Buffer, isLast: boolean): Buffer => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(isLast ? bytes.length + LAST : bytes.length);
      const cipher = createCipheriv("aes-256-gcm", secret, nonceOf(no));
      no += 1;
      cipher.setAAD(Buffer.concat([head, length]));
      return Buffer.concat([length, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    };
    let waiting = Buffer.alloc(0);
    for await (const bytes of input) {
      waiting = Buffer.concat([waiting, bytes]);
      for (; waiting.length > CHUNK; waiting = waiting.subarray(CHUNK)) yield chunkOf(waiting.subarray(0, CHUNK), false);
    }
    yield chunkOf(waiting, true);
  };
}

/**
 * The bytes that were sealed; those of a file that is not encrypted, as they are. Throws a {@link BackupError} without the
 * key, with a wrong one, and once the file proves changed or cut off: what came before has been read by then.
 */
export function unsealed(input: AsyncIterable<Buffer>, key: string | null): Readable {
  return Readable.from(open(input, key), { objectMode: false });
}

async function* open(input: AsyncIterable<Buffer>, key: string | null): AsyncGenerator<Buffer> {
  const source = reader(input);
  const start = await source.take(magic.length);
  if (!start.equals(magic)) {
    yield start;
    yield* source.rest();
    return;
  }
  if (key === null)
    throw new BackupError("Cette sauvegarde est chiffrée : donnez sa clé avec BACKUP_KEY ou --key-file FICHIER. Rien n’a été changé.");
  const rest = await source.take(SALT + CHECK);
  if (rest.length < SALT + CHECK) throw cutOff();
  const head = Buffer.concat([start, rest]);
  const { secret, check } = await keysOf(key, head.subarray(magic.length, HEAD - CHECK));
  if (!timingSafeEqual(check, head.subarray(HEAD - CHECK)))
    throw new BackupError("Cette clé n’est pas celle de la sauvegarde, ou le début du fichier est endommagé. Rien n’a été changé.");
  for (let no = 0; ; no += 1) {
    const length = await source.take(4);
    if (length.length < 4) throw cutOff();
    const told = length.readUInt32BE();
    const isLast = told >= LAST;
    const size = isLast ? told - LAST : told;
    if (size > CHUNK) throw changed();
    const chunk = await source.take(size + TAG);
    if (chunk.length < size + TAG) throw cutOff();
    const decipher = createDecipheriv("aes-256-gcm", secret, nonceOf(no));
    decipher.setAAD(Buffer.concat([head, length]));
    decipher.setAuthTag(chunk.subarray(size));
    const plain = decipher.update(chunk.subarray(0, size));
    try {
      decipher.final();
    } catch {
      throw changed();
    }
    // Nothing that has not been proven true is handed on.
    if (plain.length > 0) yield plain;
    if (!isLast) continue;
    if ((await source.take(1)).length > 0) throw changed();
    return;
  }
}

const cutOff = (): BackupError =>
  new BackupError("La sauvegarde chiffrée s’arrête avant sa fin : elle est incomplète. Rien n’a été changé.");
const changed = (): BackupError => new BackupError("La sauvegarde chiffrée est endommagée ou a été modifiée. Rien n’a été changé.");

/** Takes so many bytes at a time from a stream; fewer where it ends. */
function reader(input: AsyncIterable<Buffer>): { take: (count: number) => Promise<Buffer>; rest: () => AsyncGenerator<Buffer> } {
  const source = input[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  return {
    take: async (count) => {
      const parts = [held];
      let length = held.length;
      while (length < count) {
        const { value, done } = await source.next();
        if (done) break;
        parts.push(Buffer.from(value));
        length += value.length;
      }
      const all = parts.length === 1 ? held : Buffer.concat(parts);
      held = all.subarray(count);
      return all.subarray(0, count);
    },
    rest: async function* () {
      if (held.length > 0) yield held;
      for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
    },
  };
}
