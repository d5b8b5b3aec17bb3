import { execFile } from "node:child_process";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { commandProgram } from "../../tests/support/programs.ts";
import { type TestFolder, testFolder } from "../../server/config/test-folder.ts";
import { lineOf, lint } from "./lint.ts";

let folder: TestFolder;
beforeEach(async () => {
  folder = await testFolder(["kpi", "feed"]);
  await folder.write("widgets/types/rating.json", { type: "rating", label: "Note", view: "kpi", query: { measure: "rating" } });
});
afterEach(() => folder.dispose());

const routes = (): string[] => [];
const board = (type: string): object => ({
  version: 1,
  title: "T",
  widgets: { a: { type } },
  layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "a", x: 0, y: 0, w: 3, h: 2 }] }] }] },
});

describe("the linter", () => {
  it("says what it has checked", async () => {
    await folder.write("templates/dashboards/one.json", {
      id: "one",
      version: 1,
      label: "Un",
      description: "Un",
      dashboard: board("rating"),
    });
    const { problems, checked } = await lint(folder.root, routes);
    expect(problems).toEqual([]);
    expect(checked).toMatch(/^10 fichiers, 1 widget, 1 type de widget, 2 vues, \d+ exemples, \d+ indicateurs, 1 modèle$/);
  });

  it("points at the value that is wrong, with the nearest known one", async () => {
    await folder.write(
      "widgets/types/bad.json",
      '{\n  "type": "bad",\n  "label": "Mauvais",\n  "view": "kpy",\n  "query": { "measure": "rating" }\n}\n',
    );
    const { problems } = await lint(folder.root, routes);
    expect(problems.map(lineOf)).toEqual([
      expect.stringMatching(/^widgets\/types\/bad\.json:4:11 {2}La vue .*kpy.* est inconnue?\. Vouliez-vous dire .*kpi.* {2}\(\/view\)$/),
    ]);
    expect(problems[0]).toMatchObject({ line: 4, column: 11, nearest: "kpi" });
  });

  it("refuses a type whose query yields what its view does not draw", async () => {
    await folder.write("widgets/types/feed.json", { type: "feed-of-figures", label: "Avis", view: "feed", query: { measure: "rating" } });
    expect((await lint(folder.root, routes)).problems).toEqual([
      expect.objectContaining({
        pointer: "/query",
        message: expect.stringContaining("n’accepte pas ce genre de résultat\u00a0: un chiffre («\u00a0scalar\u00a0»)") as string,
      }),
    ]);
  });

  it("checks named files alone, wherever they stand, against the configuration", async () => {
    await folder.write("elsewhere/good.json", board("rating"));
    await folder.write("elsewhere/bad.json", board("raiting"));
    await folder.write("widgets/types/broken.json", "{");
    const { problems, checked } = await lint(folder.root, routes, [
      join(folder.root, "elsewhere/good.json"),
      join(folder.root, "elsewhere/bad.json"),
      join(folder.root, "elsewhere/none.json"),
    ]);
    expect(checked).toBe("2 fichiers, 2 widgets");
    expect(problems.map(({ file, nearest }) => [file, nearest])).toEqual([
      ["elsewhere/none.json", null],
      ["elsewhere/bad.json", "rating"],
    ]);
  });

  it("ends with exit code 1 on a problem, 2 on a call that it does not understand", async () => {
    await folder.write("bad.json", board("raiting"));
    const root = join(import.meta.dirname, "../..");
    const run = (...args: string[]): Promise<{ code: number; out: string }> =>
      new Promise((resolve) => {
        execFile(process.execPath, commandProgram("config", ...args), { cwd: root }, (error, out) =>
          resolve({ code: typeof error?.code === "number" ? error.code : 0, out }),
        );
      });
    const bad = await run("lint", join(folder.root, "bad.json"));
    expect(bad.code).toBe(1);
    expect(bad.out).toContain("bad.json:6:15");
    expect(bad.out).toMatch(/1 fichier, 1 widget.: 1 problème\./);
    expect((await run("linte")).code).toBe(2);
  }, 30_000);
});
