import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { ConfigProblem } from "../../src/generated/types.ts";
import { type LiveConfig, type LiveConfigOptions, openConfig } from "./live-config.ts";
import { rereadSentence } from "./reread.ts";
import { type TestFolder, testFolder } from "./test-folder.ts";

const note = { type: "note", label: "Note", view: "kpi", query: { measure: "rating" } };
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
  config = await openConfig({ root: folder.root, routes: (slug) => ["api", `destination.${slug}-rating`], interval: 0, ...options });
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
    expect(await look()).toEqual([`Configuration relue\u00a0: ${typeFile} (nouveau), widgets/types/old.json (modifié).`]);
    await folder.write(typeFile, { ...note, view: "kpy" });
    expect(await look()).toEqual([null]);
    await folder.write(typeFile, note);
    await folder.remove("widgets/types/old.json");
    expect(await look()).toEqual([`Configuration relue\u00a0: widgets/types/old.json (retiré), ${typeFile} (corrigé).`]);
    expect(await look()).toEqual([]);
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await folder.write(`widgets/types/n${number}.json`, { ...note, type: `n${number}` });
    expect(await look()).toEqual([expect.stringMatching(/n5\.json \(nouveau\) et 2 autres\.$/)]);
  });

  it("tells nothing as in force while the product is lost, nor as mended what was faulty", async () => {
    await folder.write(typeFile, { ...note, view: "kpy" });
    const told: (string | null)[] = [];
    const live = await open({ reread: (changes) => told.push(rereadSentence(changes)) });
    const product = await folder.read("templates/product.json");
    await folder.remove("templates/product.json");
    await folder.write("widgets/types/other.json", { ...note, type: "other" });
    await live.refresh();
    expect([told.splice(0), Object.keys(live.catalog().types)]).toEqual([[], []]);
    await folder.write("templates/product.json", product);
    await live.refresh();
    expect(told).toEqual(["Configuration relue\u00a0: templates/product.json (corrigé), widgets/types/other.json (nouveau)."]);
    expect(Object.keys(live.catalog().types)).toEqual(["other"]);
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
    // Started anew, it is the file's name that tells.
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
    await folder.write("templates/menus/main.json", {
      menu: "main",
      for: "DMO",
      place: "main",
      items: [item("a", "destination.{slug}-rating"), item("b", "apy")],
    });
    const live = await open();
    expect(live.problems()).toEqual([expect.objectContaining({ pointer: "/items/1/route", nearest: "api" })]);
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
