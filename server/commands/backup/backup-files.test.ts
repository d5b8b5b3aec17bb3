import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { png } from "../../../tests/support/images.ts";
import { addDestination } from "../../../tests/support/state.ts";
import { contentName, type FileStore } from "../../ports/files/file-store.ts";
import { folderFiles } from "../../ports/files/folder-files.ts";
import { openMemoryStore } from "../../../tests/support/memory-store.ts";
import type { Store } from "../../store/store.ts";
import { readBackup } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const logo = png(40, 20);
const name = contentName(logo, "png");
let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  await addDestination(store, "aval", []);
}, 60_000);
afterAll(() => store.close());

let count = 0;
let files: FileStore;
/** The backup of a destination that shows its logo. */
let saved: Buffer;
const show = (file: string | null): Promise<unknown> =>
  store.system("test", (db) =>
    db
      .updateTable("groups")
      .set({ logo_url: file && `/images/${file}` })
      .where("id", "=", "aval")
      .execute(),
  );
const shown = async (): Promise<string | null> =>
  store.system(
    "test",
    async (db) => (await db.selectFrom("groups").select("logo_url").where("id", "=", "aval").executeTakeFirst())?.logo_url ?? null,
  );
const restore = (content: Buffer) => readBackup(store, files, Readable.from([content]), () => undefined);

beforeEach(async () => {
  count += 1;
  const path = join(folder, `${count}.gz`);
  files = folderFiles(join(folder, `files-${count}`));
  await files.write(name, logo);
  await show(name);
  await writeBackup(store, path, { files, secrets: null, key: null, now: new Date("2026-06-01T00:00:00Z"), report: () => undefined });
  saved = readFileSync(path);
});

describe("a backup of stored files", () => {
  it("brings a logo back that was lost with its folder", async () => {
    await files.remove(name);
    await show(null);
    await restore(saved);
    expect(Buffer.from((await files.read(name)) ?? [])).toEqual(logo);
    expect(await shown()).toBe(`/images/${name}`);
  });

  it("takes away the logo that nobody shows after it", async () => {
    const later = png(41, 20);
    const other = contentName(later, "png");
    await files.write(other, later);
    await show(other);
    await restore(saved);
    expect([await files.read(other), (await files.read(name)) !== null]).toEqual([null, true]);
  });

  it.each([
    ["whose file is not the one that its name says", (text: string) => text.replace(/"content":"...../, '"content":"AAAAA')],
    ["whose file would lie elsewhere", (text: string) => text.replace(`{"name":"${name}"`, `{"name":"../${name}"`)],
    ["whose end is missing", (text: string) => text.split("\n").slice(0, -2).join("\n")],
  ])("%s changes nothing", async (_title, damage) => {
    await files.remove(name);
    await show(null);
    const text = gunzipSync(saved).toString();
    const damaged = damage(text);
    expect(damaged).not.toBe(text);
    await expect(restore(gzipSync(damaged))).rejects.toThrow(/endommagé|dernière ligne manque/);
    expect([await files.read(name), await shown()]).toEqual([null, null]);
  });
});
