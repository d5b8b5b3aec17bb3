import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { emptyData } from "../tests/support/empty-data.ts";
import { commandProgram } from "../tests/support/programs.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-command-"));
beforeAll(() => void emptyData(join(folder, "data")));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command on a data folder of its own; a process that does not end is killed and has no status. */
const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, commandProgram(script, ...args), {
    cwd: join(import.meta.dirname, ".."),
    encoding: "utf8",
    timeout: 60_000,
    env: { ...process.env, DATA_DIR: join(folder, "data") },
  });

describe("backup and restore at the command line", () => {
  it("bring a destination back without a server", () => {
    expect(run("import", "destination", "aval", "--name", "Pays d’Aval").status).toBe(0);
    expect(run("backup", join(folder, "a.gz")).status).toBe(0);
    expect(run("import", "destination", "aval", "--name", "Autre nom").status).toBe(0);
    const asked = run("restore", join(folder, "a.gz"));
    expect([asked.status, asked.stdout]).toEqual([1, ""]);
    expect(asked.stderr).toMatch(
      /^Cette installation contient déjà des données \(1 destination\), que la restauration remplacerait toutes/,
    );
    expect(asked.stderr).toContain("npm run restore -- FICHIER --replace");
    expect(run("import", "destination", "aval", "--name", "Autre nom").stdout).not.toContain("créée");
    const { status, stderr } = run("restore", join(folder, "a.gz"), "--replace");
    expect([status, stderr]).toEqual([0, expect.stringContaining("restaurée")]);
    expect(run("import", "destination", "amont", "--name", "Pays d’Amont").stdout).toContain("créée");
  }, 120_000);

  it("fill an empty folder without being asked to replace anything", () => {
    const other = spawnSync(process.execPath, commandProgram("restore", join(folder, "a.gz")), {
      cwd: join(import.meta.dirname, ".."),
      encoding: "utf8",
      timeout: 60_000,
      env: { ...process.env, DATA_DIR: join(folder, "empty") },
    });
    expect([other.status, other.stderr]).toEqual([0, expect.stringContaining("restaurée")]);
  }, 60_000);

  it("refuse in one sentence, end, and touch nothing", () => {
    const kept = join(folder, "kept.gz");
    writeFileSync(kept, "à garder");
    const { status, stderr } = run("backup", kept);
    expect([status, stderr.trim()]).toEqual([1, `Le fichier ${kept} existe déjà\u202f; choisissez un autre nom.`]);
    expect(readFileSync(kept, "utf8")).toBe("à garder");
    expect(run("restore", kept)).toMatchObject({
      status: 1,
      stderr: "Ce fichier n’est pas une sauvegarde de Belvédère, ou il est endommagé.\n",
    });
    const missing = run("backup", join(folder, "absent", "b.gz"));
    expect([missing.status, missing.stderr.trim()]).toEqual([
      1,
      `La sauvegarde ne peut pas être écrite\u00a0: le dossier ${join(folder, "absent")} n’existe pas.`,
    ]);
    expect(run("restore", kept, "--remplacer").status).toBe(2);
    // Nobody holds the folder afterwards.
    expect(readdirSync(join(folder, "data"))).not.toContain("lock");
  }, 120_000);
});
