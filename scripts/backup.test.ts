import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { emptyData } from "../tests/support/empty-data.ts";
import { builtCommand, commandWords } from "../tests/support/programs.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-command-"));
const data = join(folder, "data");
beforeAll(() => void emptyData(data));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command on a data folder; a process that does not end is killed and has no status. */
const runOn = (dataDir: string, script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, builtCommand(script, ...args), {
    cwd: join(import.meta.dirname, ".."),
    encoding: "utf8",
    timeout: 60_000,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return { status, stdout, stderr: commandWords(stderr) };
};
const run = (script: string, ...args: string[]) => runOn(data, script, ...args);
const kept = () => readdirSync(join(data, "backups")).sort();

describe("backup and restore at the command line", () => {
  it("bring a destination back without a server, keep what that replaces, and go back to it with the printed command", () => {
    expect(run("import", "destination", "aval", "--name", "Pays d’Aval").status).toBe(0);
    expect(run("backup", join(folder, "a.gz")).status).toBe(0);
    expect(run("import", "destination", "amont", "--name", "Pays d’Amont").stdout).toContain("créée");

    mkdirSync(join(data, "backups"));
    const earlier = ["2025-12-31-235957", "2025-12-31-235958", "2025-12-31-235959", "2026-01-01-000000"].map(
      (moment) => `avant-restauration-${moment}.ndjson.gz`,
    );
    for (const file of earlier) writeFileSync(join(data, "backups", file), "");
    const { status, stdout, stderr } = run("restore", join(folder, "a.gz"));
    const [, , first = ""] = kept();
    const path = join(data, "backups", first);
    expect(first).toMatch(/^avant-restauration-\d{4}-\d\d-\d\d-\d{6}\.ndjson\.gz$/);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect({ status, stdout, said: stderr.split("\n") }).toEqual({
      status: 0,
      stdout: "Des sauvegardes faites avant une restauration, les 3 dernières sont gardées\u00a0: 2 plus anciennes ont été supprimées.\n",
      said: [
        `Ce que contient l’installation (2 destinations) est d’abord sauvegardé, secrets compris, dans ${path}`,
        `Pour y revenir\u00a0: npm run restore -- ${path}`,
        expect.stringContaining("Une restauration réussie garde les 3 dernières sauvegardes de ce genre"),
        expect.stringMatching(/^Sauvegarde du .* restaurée/),
        "",
      ],
    });

    const bytes = readFileSync(path);
    // The backup's one destination was what remained.
    expect(run("restore", path)).toMatchObject({ status: 0, stderr: expect.stringContaining("(1 destination)") });
    // Both are there again, and the second restoration has kept what it replaced without touching the first one's.
    expect(run("import", "destination", "amont", "--name", "Pays d’Amont").stdout).not.toContain("créée");
    expect([kept().slice(0, 2), kept().length, readFileSync(path).equals(bytes)]).toEqual([[earlier[3], first], 3, true]);
  }, 120_000);

  it("are encrypted with a given key, and nothing else opens them", () => {
    const [key, other, file] = [join(folder, "key"), join(folder, "other-key"), join(folder, "sealed.blv")];
    writeFileSync(key, "7Hq2Zt9x-Lm4Rv8Yk-Wd3\n");
    writeFileSync(other, "0Hq2Zt9x-Lm4Rv8Yk-Wd3\n");
    expect(run("import", "destination", "scelle", "--name", "Pays Scellé").status).toBe(0);
    expect(run("backup", file, "--key-file", key)).toMatchObject({ status: 0, stderr: expect.stringContaining("Elle est chiffrée") });
    expect([statSync(file).mode & 0o777, readFileSync(file).subarray(0, 16).toString()]).toEqual([0o600, "BELVEDERE-SCELLE"]);
    const target = emptyData(join(folder, "unsealed"));
    expect(runOn(target, "restore", file)).toMatchObject({ status: 1, stderr: expect.stringContaining("donnez sa clé") });
    expect(runOn(target, "restore", file, "--key-file", other)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Cette clé n’est pas celle de la sauvegarde"),
    });
    expect(runOn(target, "restore", file, "--key-file", join(folder, "absent"))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Le fichier de clé"),
    });
    const changed = readFileSync(file);
    changed[200] = (changed[200] ?? 0) ^ 1;
    writeFileSync(`${file}.changed`, changed);
    expect(runOn(target, "restore", `${file}.changed`, "--key-file", key)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("La sauvegarde chiffrée est endommagée ou a été modifiée"),
    });
    expect(runOn(target, "restore", file, "--key-file", key).status).toBe(0);
    expect(runOn(target, "import", "destination", "scelle", "--name", "Pays Scellé").stdout).not.toContain("créée");
    expect(run("backup", join(folder, "clear.gz")).stderr).toContain("Elle contient en clair les secrets de l’installation");
  }, 240_000);

  it("keep nothing of an installation that holds nothing", () => {
    const empty = emptyData(join(folder, "empty"));
    const { status, stderr } = runOn(empty, "restore", join(folder, "a.gz"));
    expect([status, stderr]).toEqual([0, expect.stringMatching(/^Sauvegarde du .* restaurée/)]);
    expect(existsSync(join(empty, "backups"))).toBe(false);
  }, 60_000);

  it("refuse in one sentence, end, and touch nothing", () => {
    const other = join(folder, "kept.gz");
    writeFileSync(other, "à garder");
    expect(run("backup", other)).toEqual({
      status: 1,
      stdout: "",
      stderr: `Le fichier ${other} existe déjà\u202f; choisissez un autre nom.\n`,
    });
    expect(readFileSync(other, "utf8")).toBe("à garder");
    expect(run("restore", other)).toEqual({
      status: 1,
      stdout: "",
      stderr: "Ce fichier n’est pas une sauvegarde de Belvédère, ou il est endommagé.\n",
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
