import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { commands } from "../server/commands/all-commands.ts";
import { mayBegin } from "../server/lifecycle/installation.ts";
import { builtCommand, commandWords } from "../tests/support/programs.ts";

const folder = mkdtempSync(join(tmpdir(), "no-installation-"));
const file = join(folder, "avis.csv");
writeFileSync(file, "source;source_review_id\n");
afterAll(() => rmSync(folder, { recursive: true }));

const runOn = (dataDir: string, script: string, ...args: string[]) => runWith({ DATA_DIR: dataDir }, script, ...args);
const runWith = (own: Record<string, string>, script: string, ...args: string[]) => {
  const { DATABASE_URL: _, ...variables } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, builtCommand(script, ...args), {
    cwd: join(import.meta.dirname, ".."),
    encoding: "utf8",
    input: "",
    timeout: 60_000,
    env: { ...variables, ...own },
  });
  return { status, stdout, stderr: commandWords(stderr) };
};
const refusal = (dataDir: string): string =>
  `Le dossier de données ${dataDir} ne contient aucune installation de Belvédère\u00a0: indiquez le bon dossier avec DATA_DIR, ou commencez-en une avec «\u00a0npm start\u00a0».\n`;

it.each([
  ["backup", join(folder, "a.gz")],
  ["user", "list"],
  ["user", "password", "a@b.fr"],
  ["user", "add", "a@b.fr", "--type", "DMO", "--group", "aval"],
  ["import", "reviews", file, "--destination", "aval"],
  ["analyse", "--all"],
  ["analytics-rebuild"],
  ["journal", "verify"],
  ["guests", "purge"],
  ["maintenance", "on"],
])("%s %s refuses a folder without an installation and makes nothing", { timeout: 60_000 }, (script, ...args) => {
  const absent = join(folder, "absent/deep");
  expect(runOn(absent, script, ...args)).toEqual({ status: 1, stdout: "", stderr: refusal(absent) });
  expect(existsSync(join(folder, "absent"))).toBe(false);
  expect(existsSync(join(folder, "a.gz"))).toBe(false);
});

it("a folder that holds other things is left as it is", { timeout: 60_000 }, () => {
  const other = join(folder, "other");
  mkdirSync(other);
  writeFileSync(join(other, "notes.txt"), "");
  expect(runOn(other, "user", "list")).toEqual({ status: 1, stdout: "", stderr: refusal(other) });
  expect(readdirSync(other)).toEqual(["notes.txt"]);
});

it.each([
  ["import", "destination", "aval", "--name", "Aval"],
  ["restore", file],
  ["user", "list"],
])("%s %s begins no second state beside one that is in PostgreSQL", { timeout: 60_000 }, (script, ...args) => {
  const columnsAlone = join(folder, "columns");
  mkdirSync(columnsAlone, { recursive: true });
  writeFileSync(join(columnsAlone, "analytics.duckdb"), "");
  expect(runOn(columnsAlone, script, ...args)).toEqual({
    status: 1,
    stdout: "",
    stderr: `Le dossier de données ${columnsAlone} contient les chiffres d’une installation, mais pas sa base de données\u00a0: si elle est dans PostgreSQL, indiquez-la avec DATABASE_URL, comme au serveur\u202f; sinon, commencez-en une avec «\u00a0npm start\u00a0».\n`,
  });
  expect(readdirSync(columnsAlone)).toEqual(["analytics.duckdb"]);
});

it("maintenance is of a folder: it asks for one wherever the state is, and is content with the columns", { timeout: 60_000 }, () => {
  const absent = join(folder, "typo");
  const elsewhere = { DATABASE_URL: "postgres://app@127.0.0.1:1/none" };
  expect(runWith({ ...elsewhere, DATA_DIR: absent }, "maintenance", "on")).toEqual({ status: 1, stdout: "", stderr: refusal(absent) });
  expect(existsSync(absent)).toBe(false);
  const columnsAlone = join(folder, "served");
  mkdirSync(columnsAlone);
  writeFileSync(join(columnsAlone, "analytics.duckdb"), "");
  for (const own of [elsewhere, {}])
    expect(runWith({ ...own, DATA_DIR: columnsAlone }, "maintenance", "on").stdout).toBe("Tout le produit est en maintenance.\n");
});

it("the commands that begin an installation succeed in an empty folder, in the README's order", { timeout: 120_000 }, () => {
  const mine = join(folder, "mine");
  const words = ["add", "a@b.fr", "--type", "DMO", "--group", "aval", "--roles", "ORGANIZATION_OBSERVATORY"];
  expect(runOn(mine, "import", "destination", "aval", "--name", "Aval").stdout).toBe("La destination aval est créée, avec son groupe.\n");
  expect(runOn(mine, "user", ...words).stdout).toContain("Compte créé");
  expect(runOn(mine, "user", "list")).toMatchObject({ status: 0, stdout: expect.stringContaining("1 compte.") });
  expect(runOn(mine, "maintenance", "off").status).toBe(0);
});

it("only what needs nothing stored may begin an installation", () => {
  expect(Object.keys(commands).filter(mayBegin)).toEqual(["destination", "restore"]);
});
