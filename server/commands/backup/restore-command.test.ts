import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { openMemoryStore } from "../../../tests/support/memory-store.ts";
import { addDestination } from "../../../tests/support/state.ts";
import type { CommandContext } from "../command.ts";
import { folderFiles } from "../../ports/files/folder-files.ts";
import type { Store } from "../../store/store.ts";
import { backupCommand } from "./backup-command.ts";
import { restoreCommand } from "./restore-command.ts";

const dataDir = mkdtempSync(join(tmpdir(), "restore-command-"));
const backups = join(dataDir, "backups");
const one = join(dataDir, "one.gz");
let store: Store;
let context: CommandContext;
beforeAll(async () => {
  store = await openMemoryStore();
  const now = () => new Date(2026, 5, 1, 9, 8, 7);
  const parts: Partial<CommandContext> = { store, files: folderFiles(join(dataDir, "files")), dataDir, now };
  context = { ...parts, projection: { settled: () => Promise.resolve() } } as unknown as CommandContext;
  await addDestination(store, "aval", []);
  await backup(one);
  await addDestination(store, "amont", []);
}, 60_000);
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => rmSync(backups, { recursive: true, force: true }));

const ignore = (): void => undefined;
const backup = (path: string) => backupCommand(context, { path }, Readable.from([]), ignore);
const restore = (content: Buffer) => restoreCommand(context, {}, Readable.from([content]), ignore);
const destinations = async () =>
  (await store.system("test", (db) => db.selectFrom("destinations").select("id").orderBy("id").execute())).map(({ id }) => id);

describe("a restoration", () => {
  it("that fails replaces nothing and removes nothing; one that succeeds keeps the last three of what was replaced, and other files", async () => {
    mkdirSync(backups);
    const earlier = ["2026-06-01-080807-2", "2026-06-01-080807-10", "2026-06-01-080807", "2025-12-31-235959"].map(
      (moment) => `avant-restauration-${moment}.ndjson.gz`,
    );
    const others = ["à moi.ndjson.gz", "avant-restauration-été.ndjson.gz"];
    for (const file of [...earlier, ...others]) writeFileSync(join(backups, file), file);
    const own = "avant-restauration-2026-06-01-090807.ndjson.gz";

    await expect(restore(readFileSync(one).subarray(0, -20))).rejects.toThrow(/endommagé|incomplète/);
    expect(await destinations()).toEqual(["amont", "aval"]);
    expect(readdirSync(backups)).toEqual(expect.arrayContaining([...earlier, ...others]));
    rmSync(join(backups, own), { force: true });

    expect(await restore(readFileSync(one))).toMatchObject({ dropped: 2 });
    expect(await destinations()).toEqual(["aval"]);
    expect(readdirSync(backups).sort()).toEqual([...earlier.slice(0, 2), ...others, own].toSorted());
    await restore(readFileSync(join(backups, own)));
    expect(await destinations()).toEqual(["amont", "aval"]);
  });

  it("does not begin over what cannot be kept", async () => {
    // A file in the folder's place: refused whoever runs the test.
    writeFileSync(backups, "");
    await expect(restore(readFileSync(one))).rejects.toThrow(
      `La restauration n’a pas commencé, car ce que contient l’installation (2 destinations) n’a pas pu être sauvegardé d’abord\u00a0: ${backups} n’est pas un dossier. Rien n’a été changé.`,
    );
    expect(await destinations()).toEqual(["amont", "aval"]);
  });

  it("from what is no backup keeps nothing, as it replaces nothing", async () => {
    await expect(restore(Buffer.from("à garder"))).rejects.toThrow(
      "Ce fichier n’est pas une sauvegarde de Belvédère, ou il est endommagé.",
    );
    expect([existsSync(backups), await destinations()]).toEqual([false, ["amont", "aval"]]);
  });
});

it("a backup is not written over a file, nor into a folder that is not there", async () => {
  const before = readFileSync(one);
  await expect(backup(one)).rejects.toThrow(`Le fichier ${one} existe déjà\u202f; choisissez un autre nom.`);
  expect(readFileSync(one).equals(before)).toBe(true);
  await expect(backup(join(dataDir, "absent/b.gz"))).rejects.toThrow(
    `La sauvegarde ne peut pas être écrite\u00a0: le dossier ${join(dataDir, "absent")} n’existe pas.`,
  );
});
