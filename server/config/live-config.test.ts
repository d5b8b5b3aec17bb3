import { rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { ConfigProblem } from "../../src/generated/types.ts";
import { type LiveConfig, type LiveConfigOptions, openConfig } from "./live-config.ts";
import { rereadSentence } from "./reread.ts";
import { type TestFolder, testFolder } from "./test-folder.ts";

const note = { type: "note", label: "Note", view: "kpi", query: { measure: "rating" } };
const empty = { version: 1, title: "T", widgets: {}, layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] } };
const typeFile = "widgets/types/note.json";
let folder: TestFolder;
let config: LiveConfig | undefined;

beforeEach(async () => {
  folder = await testFolder(["kpi", "donut"]);
});
afterEach(async () => {
  await config?.close();
  config = undefined;
  await folder.dispose();
});

async function open(options: Pick<LiveConfigOptions, "interval" | "report" | "reread"> = {}): Promise<LiveConfig> {
  config = await openConfig({
    root: folder.root,
    routes: (pages) => ["api", ...pages.map(({ name }) => `destination.${name}`)],
    interval: 0,
    ...options,
  });
  return config;
}

describe("the live configuration", () => {
  it("takes a new type up by itself, without being asked, within two seconds", async () => {
    const live = await open({ interval: 100 });
    const changed = new Promise<void>((resolve) => live.onChange(resolve));
    await folder.write(typeFile, note);
    await changed;
    expect(live.catalog().types.note?.label).toBe("Note");
  });

  it("tells in one line what is in force anew, what was mended and what is gone, and nothing else", async () => {
    await folder.write("widgets/types/old.json", { ...note, type: "old" });
    const told: (string | null)[] = [];
    const live = await open({ reread: (changes) => told.push(rereadSentence(changes)) });
    const look = async (): Promise<(string | null)[]> => {
      await live.refresh();
      return told.splice(0);
    };
    await folder.write(typeFile, note);
    await folder.write("widgets/types/old.json", { ...note, type: "old", label: "Autre" });
    expect(await look()).toEqual([`Configuration relue : ${typeFile} (nouveau), widgets/types/old.json (modifié).`]);
    await folder.write(typeFile, { ...note, view: "kpy" });
    expect(await look()).toEqual([null]);
    await folder.write(typeFile, note);
    await folder.remove("widgets/types/old.json");
    expect(await look()).toEqual([`Configuration relue : widgets/types/old.json (retiré), ${typeFile} (corrigé).`]);
    expect(await look()).toEqual([]);
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await folder.write(`widgets/types/n${number}.json`, { ...note, type: `n${number}` });
    expect(await look()).toEqual([expect.stringMatching(/n5\.json \(nouveau\) et 2 autres\.$/)]);
  });

  it("keeps a product that was removed, takes up everything else meanwhile, and tells of its return", async () => {
    const told: (string | null)[] = [];
    const live = await open({ reread: (changes) => told.push(rereadSentence(changes)) });
    const product = await folder.read("templates/product.json");
    await folder.remove("templates/product.json");
    await folder.write("widgets/types/other.json", { ...note, type: "other" });
    await live.refresh();
    expect([told.splice(0), Object.keys(live.catalog().types)]).toEqual([
      ["Configuration relue : widgets/types/other.json (nouveau)."],
      ["other"],
    ]);
    expect(live.problems()).toEqual([expect.objectContaining({ file: "templates/product.json" })]);
    await folder.write("templates/product.json", product);
    await live.refresh();
    expect([told, live.problems()]).toEqual([["Configuration relue : templates/product.json (corrigé)."], []]);
  });

  it("leaves a name to the file that has it, then to the file of that name, and tells the other", async () => {
    await folder.write("widgets/types/zz.json", { ...note, type: "own" });
    await folder.write(typeFile, note);
    const live = await open();
    await folder.write("widgets/types/a.json", { ...note, label: "Intrus" });
    await folder.write("widgets/types/own.json", { ...note, type: "own", label: "Intrus" });
    await live.refresh();
    expect(Object.values(live.catalog().types).map(({ label }) => label)).toEqual(["Note", "Note"]);
    expect(live.problems().map(({ file, message }) => `${file} ${message}`)).toEqual([
      expect.stringMatching(/own\.json .*zz\.json définit déjà «\u00a0own\u00a0»/),
      expect.stringMatching(/a\.json .*note\.json définit déjà «\u00a0note\u00a0»/),
    ]);
    // After a restart the file's name decides.
    await live.close();
    expect((await open()).catalog().types.note?.label).toBe("Note");
  });

  it("forgets a type whose file was deleted", async () => {
    await folder.write(typeFile, note);
    const live = await open();
    await folder.remove(typeFile);
    await live.refresh();
    expect(live.catalog().types).toEqual({});
    expect(live.problems()).toEqual([]);
  });

  it("reads a symbolic link as the file that it leads to; where it leads nowhere any more, the version before stays", async () => {
    await folder.write(typeFile, note);
    const live = await open();
    await rename(join(folder.root, typeFile), join(folder.root, "note.json"));
    await symlink(join(folder.root, "note.json"), join(folder.root, typeFile));
    await live.refresh();
    expect([live.catalog().types.note, live.problems()]).toEqual([note, []]);
    await folder.remove("note.json");
    await live.refresh();
    expect(live.catalog().types.note).toEqual(note);
    expect(live.problems().map(({ file }) => file)).toEqual([typeFile]);
  });

  it.each([
    ["empties", (file: string) => writeFile(file, "")],
    ["removes", (file: string) => rm(file)],
  ])("says nothing of an editor that %s the file before it writes it", async (_way, begin) => {
    await folder.write(typeFile, note);
    const told: ConfigProblem[] = [];
    const live = await open({ report: (problem) => told.push(problem) });
    await begin(join(folder.root, typeFile));
    const look = live.refresh();
    await new Promise((resolve) => setTimeout(resolve, 15));
    await folder.write(typeFile, { ...note, label: "Neuf" });
    await look;
    await live.refresh();
    expect([live.catalog().types.note?.label, told]).toEqual(["Neuf", []]);
  });

  it("keeps the last valid version of a file that breaks, and says where it broke", async () => {
    await folder.write(typeFile, note);
    const told: ConfigProblem[] = [];
    const live = await open({ report: (problem) => told.push(problem) });
    await folder.write(typeFile, '{\n  "type": "note",\n  "label": "Note"\n  "view": "kpi"\n}');
    await live.refresh();
    expect(live.catalog().types.note).toEqual(note);
    expect(live.problems()).toEqual([
      expect.objectContaining({
        file: typeFile,
        line: 4,
        column: 3,
        message: "Le fichier n’est pas du JSON valide\u00a0: virgule attendue.",
      }),
    ]);
    expect(told).toEqual(live.problems());
  });

  it("keeps the last valid version of a type that became illegal, and takes the repaired one", async () => {
    await folder.write(typeFile, note);
    const live = await open();
    await folder.write(typeFile, { ...note, label: "Neuf", query: { measure: "rating", by: ["month"] } });
    await live.refresh();
    expect(live.catalog().types.note?.label).toBe("Note");
    expect(live.problems().map(({ pointer }) => pointer)).toEqual(["/query"]);
    await folder.write(typeFile, { ...note, label: "Neuf" });
    await live.refresh();
    expect(live.catalog().types.note?.label).toBe("Neuf");
    expect(live.problems()).toEqual([]);
  });

  it("leaves out a type that was never legal and names the nearest known value", async () => {
    await folder.write(typeFile, { ...note, query: { measure: "ratting" } });
    const live = await open();
    expect(live.catalog().types).toEqual({});
    expect(live.problems()).toEqual([expect.objectContaining({ pointer: "/query/measure", nearest: "rating", line: 6 })]);
  });

  it("leaves a type out with its view, of which alone it tells, and takes it with the repaired one", async () => {
    const view = await folder.read("widgets/views/kpi/view.json");
    await folder.write("widgets/views/kpi/view.json", view.replace('"miniature": "bars"', '"miniature": "barz"'));
    await folder.write(typeFile, note);
    const live = await open();
    expect(live.catalog().types).toEqual({});
    expect(live.problems().map(({ file }) => file)).toEqual(["widgets/views/kpi/view.json"]);
    await folder.write("widgets/views/kpi/view.json", view);
    await live.refresh();
    expect(live.catalog().types.note).toEqual(note);
    expect(live.problems()).toEqual([]);
  });

  it("keeps a page of sound form whose tile is wrong, so that the page is not lost with it", async () => {
    const dashboard = {
      version: 1,
      title: "T",
      widgets: { a: { type: "absent" } },
      layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "a", x: 0, y: 0, w: 3, h: 2 }] }] }] },
    };
    await folder.write("templates/pages/home.json", { page: "home", title: "Accueil", dashboard });
    const live = await open();
    expect(live.pages()).toHaveLength(1);
    expect(live.problems()).toEqual([expect.objectContaining({ pointer: "/dashboard/widgets/a/type" })]);
  });

  it("refuses the second of two files that define the same name", async () => {
    await folder.write("widgets/types/a.json", note);
    await folder.write("widgets/types/b.json", { ...note, label: "Autre" });
    const live = await open();
    expect(live.catalog().types.note?.label).toBe("Note");
    expect(live.problems().map(({ file }) => file)).toEqual(["widgets/types/b.json"]);
  });

  it("checks the routes of menus, the product's slug filled in", async () => {
    const item = (id: string, route: string): object => ({ id, label: id, route });
    await folder.write("templates/pages/rating.json", { page: "rating", address: "{slug}-rating", title: "Note", dashboard: empty });
    await folder.write("templates/menus/main.json", {
      menu: "main",
      for: "DMO",
      place: "main",
      items: [item("a", "destination.{slug}-rating"), item("b", "apy")],
    });
    const live = await open();
    expect(live.problems()).toEqual([expect.objectContaining({ pointer: "/items/1/route", nearest: "api" })]);
  });

  it("gives a page that is shipped its address, and takes it away with its file", async () => {
    const file = "templates/pages/familles.json";
    const live = await open();
    await folder.write(file, { page: "familles", title: "Familles de {product}", public: true, dashboard: empty });
    await folder.write("templates/menus/main.json", {
      menu: "main",
      for: "DMO",
      place: "main",
      items: [{ id: "familles", label: "Familles", route: "destination.familles" }],
    });
    await live.refresh();
    expect(live.destinationPages()).toEqual([{ name: "familles", title: `Familles de ${live.product().name}`, public: true }]);
    expect([live.problems(), live.menus().length]).toEqual([[], 1]);
    await folder.remove("templates/menus/main.json");
    await folder.remove(file);
    await live.refresh();
    expect([live.destinationPages(), live.problems()]).toEqual([[], []]);
  });

  it("finds no fault with a menu entry whose page has mistakes of its own", async () => {
    await folder.write("templates/pages/familles.json", { page: "familles", title: "Familles", dashboard: { ...empty, titel: "x" } });
    await folder.write("templates/menus/main.json", {
      menu: "main",
      for: "DMO",
      place: "main",
      items: [{ id: "familles", label: "Familles", route: "destination.familles" }],
    });
    const live = await open();
    expect(live.problems().map(({ file }) => file)).toEqual(["templates/pages/familles.json"]);
  });

  it("names the nearest page of a menu entry that leads nowhere, and refuses a second page of one address", async () => {
    await folder.write("templates/pages/familles.json", { page: "familles", title: "Familles", dashboard: empty });
    await folder.write("templates/pages/autre.json", { page: "autre", address: "familles", title: "Autre", dashboard: empty });
    await folder.write("templates/menus/main.json", {
      menu: "main",
      for: "DMO",
      place: "main",
      items: [{ id: "familles", label: "Familles", route: "destination.famille" }],
    });
    const live = await open();
    expect(live.destinationPages()).toEqual([{ name: "familles", title: "Familles", public: false }]);
    expect(live.problems()).toEqual([
      expect.objectContaining({
        file: "templates/pages/autre.json",
        pointer: "/address",
        line: 3,
        message: expect.stringContaining("définit déjà «\u00a0familles\u00a0»") as string,
      }),
      expect.objectContaining({
        pointer: "/items/0/route",
        nearest: "destination.familles",
        line: 9,
        column: 16,
        repair: [{ op: "replace", path: "/items/0/route", value: "destination.familles" }],
      }),
    ]);
  });

  it("refuses a page's role that does not open figures, and an address that is none", async () => {
    await folder.write("templates/pages/a.json", {
      page: "a",
      title: "A",
      roles: ["DIFFUSION_API", "MEMBER_OBSERVATORI"],
      dashboard: empty,
    });
    await folder.write("templates/pages/b.json", { page: "b", title: "B", address: "Les familles", dashboard: empty });
    const live = await open();
    expect(live.problems().map(({ file, pointer, nearest }) => [file, pointer, nearest])).toEqual([
      ["templates/pages/b.json", "/address", "les-familles"],
      ["templates/pages/a.json", "/roles/0", null],
      ["templates/pages/a.json", "/roles/1", "MEMBER_OBSERVATORY"],
    ]);
  });

  it("does not open without a valid product, and names the gap between tonalities", async () => {
    const product = JSON.parse(await folder.read("templates/product.json")) as { tonalities: { from: number }[] };
    Object.assign(product.tonalities[2] ?? {}, { from: 5.5 });
    await folder.write("templates/product.json", product);
    await expect(open()).rejects.toThrow(/templates\/product\.json:\d+:\d+ .*commence à 5\.5/);
    await folder.remove("templates/product.json");
    await expect(open()).rejects.toThrow("introuvable");
  });

  it("keeps the product of before when its file breaks while running", async () => {
    const live = await open();
    await folder.write("templates/product.json", "{}");
    await live.refresh();
    expect(live.product().slug).toBe("belvedere");
    expect(live.problems().length).toBeGreaterThan(0);
  });
});
