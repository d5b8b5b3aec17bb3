import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** Names of files that cannot be read, of those that cannot even be looked at, and of those that are deleted once the folder was read. */
const unreadable = new Set<string>();
const unseen = new Set<string>();
const gone = new Set<string>();
type Files = typeof import("node:fs/promises");
vi.mock("node:fs/promises", async (original) => {
  const real = await original<Files>();
  const refusing =
    (names: Set<string>, code: string, work: (...args: never[]) => unknown) =>
    (...args: unknown[]): unknown =>
      names.has(basename(String(args[0]))) ? Promise.reject(Object.assign(new Error(code), { code })) : work(...(args as never[]));
  return {
    ...real,
    readFile: refusing(gone, "ENOENT", refusing(unreadable, "EACCES", real.readFile)),
    stat: refusing(unseen, "EACCES", real.stat),
  };
});
// Once the files are there that cannot be read.
const { openAnalysis } = await import("./live-analysis.ts");
const { openConfig } = await import("../../config/live-config.ts");
const { testFolder } = await import("../../config/test-folder.ts");

let folder = "";
let told: string[] = [];
const open = () =>
  openAnalysis({ folder, workers: () => 1, changed: () => told.push("changed"), report: ({ file }) => told.push(file ?? "") });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lexicons-"));
  cpSync(join(import.meta.dirname, "../../../templates/lexicons"), folder, { recursive: true });
  told = [];
});
afterEach(() => {
  unreadable.clear();
  unseen.clear();
  gone.clear();
  rmSync(folder, { recursive: true });
});

it("reads a lexicon that could not be read for a moment, though nothing in its stamp tells of it", async () => {
  unreadable.add("de.json");
  const analysis = open();
  expect((await analysis.lexicons()).map(({ lang }) => lang)).not.toContain("de");
  expect(told).toEqual(["templates/lexicons/de.json"]);
  await analysis.refresh();
  expect(told).toHaveLength(1);
  unreadable.clear();
  await analysis.refresh();
  expect([(await analysis.lexicons()).map(({ lang }) => lang), analysis.problems()]).toEqual([expect.arrayContaining(["fr", "de"]), []]);
  await analysis.close();
});

it("keeps a lexicon in force that cannot be looked at for a moment", async () => {
  const analysis = open();
  const digest = await analysis.digest();
  unseen.add("fr.json");
  unreadable.add("fr.json");
  await analysis.refresh();
  expect([await analysis.digest(), told]).toEqual([digest, ["templates/lexicons/fr.json"]]);
  unseen.clear();
  unreadable.clear();
  await analysis.refresh();
  expect([await analysis.digest(), analysis.problems(), told]).toEqual([digest, [], ["templates/lexicons/fr.json"]]);
  await analysis.close();
});

it("takes a lexicon that is deleted before it is read, an editor's own file and a link to nothing for no fault", async () => {
  gone.add("de.json");
  symlinkSync("user@machine.1234", join(folder, ".#fr.json"));
  symlinkSync(join(folder, "absent"), join(folder, "it-ancien.json"));
  const analysis = open();
  const langs = (await analysis.lexicons()).map(({ lang }) => lang);
  expect(langs).toContain("fr");
  expect(langs).not.toContain("de");
  expect([analysis.problems(), told]).toEqual([[], []]);
  await analysis.close();
});

it("goes on with the configuration's other files, keeps the last version of one that cannot be read, and reads it later", async () => {
  const files = await testFolder(["kpi"]);
  const type = (label: string): object => ({ type: "note", label, view: "kpi", query: { measure: "rating" } });
  await files.write("widgets/types/note.json", type("Un"));
  const config = await openConfig({ root: files.root, routes: () => [], interval: 0 });
  unreadable.add("note.json");
  await files.write("widgets/types/note.json", type("Deux, plus long"));
  await files.write("widgets/types/autre.json", { ...type("Autre"), type: "autre" });
  await config.refresh();
  expect(config.problems()).toMatchObject([{ file: "widgets/types/note.json", message: expect.stringContaining("illisible") as string }]);
  expect([config.catalog().types.note?.label, config.catalog().types.autre?.label]).toEqual(["Un", "Autre"]);
  unreadable.clear();
  await config.refresh();
  expect([config.problems(), config.catalog().types.note?.label]).toEqual([[], "Deux, plus long"]);
  await config.close();
  await files.dispose();
});
