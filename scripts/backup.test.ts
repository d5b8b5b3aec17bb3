import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { emptyData } from "../tests/support/empty-data.ts";
import { commandProgram, commandWords } from "../tests/support/programs.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-command-"));
const data = join(folder, "data");
beforeAll(() => void emptyData(data));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command on a data folder; a process that does not end is killed and has no status. */
const runOn = (dataDir: string, script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, commandProgram(script, ...args), {
    cwd: join(import.meta.dirname, ".."),
    encoding: "utf8",
    timeout: 60_000,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return { status, stdout, stderr: commandWords(stderr) };
};
const run = (script: string, ...args: string[]) => runOn(data, script, ...args);
const name = (wanted: string) => run("import", "destination", "aval", "--name", wanted);
const kept = () => readdirSync(join(data, "backups")).sort();

describe("backup and restore at the command line", () => {
  it("bring a destination back without a server", () => {
    expect(name("Pays d’Aval").status).toBe(0);
    expect(run("backup", join(folder, "a.gz")).status).toBe(0);
    expect(run("import", "destination", "amont", "--name", "Pays d’Amont").stdout).toContain("créée");
    expect(run("restore", join(folder, "a.gz"))).toMatchObject({ status: 0, stderr: expect.stringContaining("restaurée") });
    expect(run("import", "destination", "amont", "--name", "Pays d’Amont").stdout).toContain("créée");
  }, 120_000);

  it("keep what a restoration replaces, tell where it lies, and go back to it with the command that is told", () => {
    rmSync(join(data, "backups"), { recursive: true, force: true });
    const { stderr } = run("restore", join(folder, "a.gz"));
    const [first = ""] = kept();
    const path = join(data, "backups", first);
    expect(first).toMatch(/^avant-restauration-\d{4}-\d\d-\d\d-\d{6}\.ndjson\.gz$/);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(stderr.split("\n").slice(0, 2)).toEqual([
      `Ce que contient l’installation (2 destinations) est d’abord sauvegardé, secrets compris, dans ${path}`,
      `Pour y revenir\u00a0: npm run restore -- ${path}`,
    ]);
    const bytes = readFileSync(path);
    expect(run("restore", path).status).toBe(0);
    // Both are there again, and the second restoration has kept what it replaced without touching the first one's.
    expect(run("import", "destination", "amont", "--name", "Pays d’Amont").stdout).not.toContain("créée");
    expect([kept().length, kept()[0], readFileSync(path).equals(bytes)]).toEqual([2, first, true]);
  }, 120_000);

  it("keep the last three of what restorations replaced, once one has succeeded, and leave other files alone", () => {
    rmSync(join(data, "backups"), { recursive: true, force: true });
    mkdirSync(join(data, "backups"));
    const earlier = ["2026-06-01-090807-2", "2026-06-01-090807-10", "2026-06-01-090807", "2025-12-31-235959"].map(
      (moment) => `avant-restauration-${moment}.ndjson.gz`,
    );
    const others = ["à moi.ndjson.gz", "avant-restauration-été.ndjson.gz"];
    for (const file of [...earlier, ...others]) writeFileSync(join(data, "backups", file), file);
    writeFileSync(join(folder, "damaged.gz"), readFileSync(join(folder, "a.gz")).subarray(0, -20));
    // One that fails replaces nothing and removes nothing.
    expect(run("restore", join(folder, "damaged.gz")).status).toBe(1);
    const before = kept();
    expect(before).toEqual(expect.arrayContaining([...earlier, ...others]));
    for (const file of before) if (![...earlier, ...others].includes(file)) rmSync(join(data, "backups", file));
    expect(run("restore", join(folder, "a.gz"))).toMatchObject({
      status: 0,
      stdout: "Des sauvegardes faites avant une restauration, les 3 dernières sont gardées\u00a0: 2 plus anciennes ont été supprimées.\n",
      stderr: expect.stringContaining("Une restauration réussie garde les 3 dernières sauvegardes de ce genre"),
    });
    const after = kept();
    expect(after).toEqual(expect.arrayContaining([earlier[0], earlier[1], ...others]));
    expect([after.length, after.some((file) => !before.includes(file))]).toEqual([5, true]);
    expect(run("import", "destination", "amont", "--name", "Pays d’Amont").stdout).toContain("créée");
  }, 120_000);

  it("begin no restoration over what cannot be kept", () => {
    rmSync(join(data, "backups"), { recursive: true, force: true });
    // A file in the folder's place: refused whoever runs the test.
    writeFileSync(join(data, "backups"), "");
    expect(run("restore", join(folder, "a.gz"))).toEqual({
      status: 1,
      stdout: "",
      stderr: `La restauration n’a pas commencé, car ce que contient l’installation (2 destinations) n’a pas pu être sauvegardé d’abord\u00a0: ${join(data, "backups")} n’est pas un dossier. Rien n’a été changé.\n`,
    });
    expect(run("import", "destination", "amont", "--name", "Pays d’Amont").stdout).not.toContain("créée");
    rmSync(join(data, "backups"));
  }, 120_000);

  it("keep nothing of an installation that holds nothing", () => {
    const empty = emptyData(join(folder, "empty"));
    const { status, stderr } = runOn(empty, "restore", join(folder, "a.gz"));
    expect([status, stderr]).toEqual([0, expect.stringMatching(/^Sauvegarde du .* restaurée/)]);
    expect(existsSync(join(empty, "backups"))).toBe(false);
  }, 60_000);

  it("refuse in one sentence, end, and touch nothing", () => {
    const other = join(folder, "kept.gz");
    writeFileSync(other, "à garder");
    expect(run("backup", other)).toMatchObject({ status: 1, stderr: `Le fichier ${other} existe déjà\u202f; choisissez un autre nom.\n` });
    expect(readFileSync(other, "utf8")).toBe("à garder");
    expect(run("restore", other)).toMatchObject({
      status: 1,
      stderr: "Ce fichier n’est pas une sauvegarde de Belvédère, ou il est endommagé.\n",
    });
    // What is no backup replaces nothing, so nothing is kept.
    expect(existsSync(join(data, "backups"))).toBe(false);
    expect(run("backup", join(folder, "absent", "b.gz"))).toMatchObject({
      status: 1,
      stderr: `La sauvegarde ne peut pas être écrite\u00a0: le dossier ${join(folder, "absent")} n’existe pas.\n`,
    });
    expect(run("restore", other, "--remplacer").status).toBe(2);
    // Nobody holds the folder afterwards.
    expect(readdirSync(data)).not.toContain("lock");
  }, 120_000);
});

describe("a command's own words", () => {
  it("are what is left of standard error without the set-up's", () => {
    const words = "Sauvegarde écrite\u00a0: ce qui fut fait en 2 s.\n";
    expect(commandWords(`Construction du serveur… fait en 11,9 s.\n${words}`)).toBe(words);
  });
});
