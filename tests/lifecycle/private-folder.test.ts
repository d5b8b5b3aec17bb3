import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";

import { runCommand } from "../../server/lifecycle/run-command.ts";
import { closeToOthers } from "../../server/kit/private-folder.ts";
import { emptyData } from "../support/empty-data.ts";
import { freePort, startServer } from "../support/server.ts";

const root = mkdtempSync(join(tmpdir(), "private-folder-"));
afterAll(() => rmSync(root, { recursive: true }));

/** The folder itself and all below it, by path from there. */
function entries(folder: string): string[] {
  return ["", ...(readdirSync(folder, { recursive: true }) as string[])];
}

/** Paths below the folder to which another account has any right. */
const openTo = (folder: string): string[] =>
  entries(folder).filter((path) => !remade.test(path) && (statSync(join(folder, path)).mode & 0o077) !== 0);

/** The embedded database gives these their mode by itself, past the process's mask, within folders that are closed. */
const remade = /^state\/.*pg_internal\.init/;

describe.skipIf(process.platform === "win32")("the data folder", () => {
  let usual: number;
  beforeEach(() => void (usual = process.umask(0)));
  afterEach(() => void process.umask(usual));

  it("is private to its account though it was public before, and so is each of its files, after a start and after commands", async () => {
    const folder = join(root, "everybodys");
    mkdirSync(folder);
    chmodSync(folder, 0o777);
    emptyData(folder);
    for (const path of entries(folder)) chmodSync(join(folder, path), 0o777);
    const variables = { ...process.env, DATA_DIR: folder, DEMO: "0", PORT: String(await freePort()), LOG_LEVEL: "silent" };
    const server = await startServer(variables);
    try {
      await runCommand({ name: "destination", args: { id: "aval", name: "Aval" } }, variables);
      expect(entries(folder).length).toBeGreaterThan(100);
      expect(openTo(folder)).toEqual([]);
    } finally {
      await server.stop();
    }
    await runCommand({ name: "destination", args: { id: "amont", name: "Amont" } }, variables);
    expect(openTo(folder)).toEqual([]);
  }, 60_000);

  it("leaves files of others and targets of links unchanged", () => {
    const [folder, elsewhere] = [join(root, "mixed"), join(root, "elsewhere")];
    mkdirSync(join(folder, "backups"), { recursive: true });
    mkdirSync(elsewhere);
    for (const file of ["secrets.json", "avis.csv", "statement.txt", "backups/a.gz"]) writeFileSync(join(folder, file), "");
    writeFileSync(join(elsewhere, "logo.png"), "");
    symlinkSync(elsewhere, join(folder, "files"));
    expect(closeToOthers(folder)).toBeNull();
    expect(openTo(folder).toSorted()).toEqual(["avis.csv", "files", "files/logo.png", "statement.txt"]);
    expect(openTo(elsewhere)).toEqual(["", "logo.png"]);
  });

  it("reports where it stays open: one account may not close a shared folder", () => {
    const folder = join(root, "sticky");
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    writeFileSync(join(folder, "secrets.json"), "");
    expect(closeToOthers(folder)).toMatch(/^D’autres comptes de cette machine ont accès à .*sticky : donnez ce dossier .* DATA_DIR\.$/);
    expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
  });
});
