import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";

import { beforeAll, describe, expect, it } from "vitest";

import { BackupError } from "./backup-error.ts";
import { keyRefusal, seal, unsealed } from "./sealed.ts";

const key = "une clé de sauvegarde 7Hq2Zt9x";
const CHUNK = 64 * 1024;
/** Where the first chunk begins, and how long a full one is in the file. */
const [first, full] = [17 + 16 + 32, 4 + CHUNK + 16];

async function all(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
/** In pieces of odd lengths, as a disk or a socket hands them out. */
async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 7_919) yield bytes.subarray(at, at + 7_919);
}
const sealedOf = (bytes: Buffer): Promise<Buffer> => all(seal(key)(pieces(bytes)));
const openedOf = (bytes: Buffer, given: string | null = key): Promise<Buffer> => all(unsealed(pieces(bytes), given));

describe("an encrypted backup", () => {
  const plain = randomBytes(3 * CHUNK + 123);
  let file: Buffer;
  beforeAll(async () => {
    file = await sealedOf(plain);
  });

  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK])("comes back byte for byte: %i bytes", async (length) => {
    const bytes = plain.subarray(0, length);
    expect((await openedOf(await sealedOf(bytes))).equals(bytes)).toBe(true);
  });

  it("shows nothing of its content, and is another file each time", async () => {
    const text = Buffer.from("secret".repeat(1000));
    const [one, other] = [await sealedOf(text), await sealedOf(text)];
    expect(one.includes("secret")).toBe(false);
    expect(one.subarray(first).equals(other.subarray(first))).toBe(false);
  });

  it("asks for its key, and knows a wrong one at once", async () => {
    await expect(openedOf(file, null)).rejects.toThrow(/est chiffrée\u00a0: donnez sa clé avec BACKUP_KEY ou --key-file/);
    await expect(openedOf(file, `${key}.`)).rejects.toThrow(/Cette clé n’est pas celle de la sauvegarde/);
  });

  it("is refused with any bit changed", async () => {
    for (let at = 17; at < file.length; at += 4_001) {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      await expect(openedOf(changed), `byte ${at}`).rejects.toBeInstanceOf(BackupError);
    }
  }, 60_000);

  it.each([
    ["cut off within its head", (bytes: Buffer) => bytes.subarray(0, 40), /s’arrête avant sa fin/],
    ["cut off within a chunk", (bytes: Buffer) => bytes.subarray(0, -1), /s’arrête avant sa fin/],
    ["cut off between two chunks", (bytes: Buffer) => bytes.subarray(0, first + 2 * full), /s’arrête avant sa fin/],
    [
      "with two chunks in another order",
      (bytes: Buffer) =>
        Buffer.concat([
          bytes.subarray(0, first),
          bytes.subarray(first + full, first + 2 * full),
          bytes.subarray(first, first + full),
          bytes.subarray(first + 2 * full),
        ]),
      /endommagée ou a été modifiée/,
    ],
    [
      "without a chunk in its middle",
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, first + full), bytes.subarray(first + 2 * full)]),
      /endommagée ou a été modifiée/,
    ],
    ["with something after its end", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from("x")]), /endommagée ou a été modifiée/],
  ])("is refused %s", async (_what, change, reason) => {
    await expect(openedOf(change(file))).rejects.toThrow(reason);
  });

  it("that is none is handed on as it is, with a key or without", async () => {
    for (const given of [key, null]) expect((await openedOf(plain, given)).equals(plain)).toBe(true);
    expect((await openedOf(Buffer.from("abc"), null)).toString()).toBe("abc");
  });

  it("takes no key that could be guessed", () => {
    expect(keyRefusal(key)).toBeNull();
    for (const weak of ["", "motdepasse", "a".repeat(40)]) expect(keyRefusal(weak)).toMatch(/trop faible/);
  });

  it("is read as a stream of bytes", () => expect(unsealed(pieces(file), key)).toBeInstanceOf(Readable));
});
