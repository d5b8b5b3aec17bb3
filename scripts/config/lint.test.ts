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
  layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "a", x: 0, y: 0, w: 3, h: 4 }] }] }] },
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
    expect(checked).toMatch(/^14 fichiers, 1 widget, 1 type de widget, 2 vues, \d+ exemples, \d+ indicateurs, 1 modèle$/);
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

  describe("reports one mistake once, where it is made", () => {
    const found = async (): Promise<string[]> => (await lint(folder.root, routes)).problems.map(({ file, pointer }) => `${file}${pointer}`);
    const change = async (file: string, from: string | RegExp, to: string): Promise<void> => {
      const text = await folder.read(file);
      expect(text).toMatch(from);
      await folder.write(file, text.replace(from, to));
    };
    beforeEach(async () => {
      await folder.write("widgets/types/two.json", {
        type: "two",
        label: "Deux",
        view: "feed",
        query: { reviews: true, limit: 5 },
        beside: { label: "Note", view: "kpi", query: { measure: "rating" } },
      });
      const dashboard = { ...board("rating"), filters: { provider: ["google"] } };
      await folder.write("templates/dashboards/one.json", { id: "one", version: 1, label: "Un", description: "Un", dashboard });
      await folder.write("templates/pages/two.json", { page: "two", title: "Deux", dashboard: board("two") });
    });

    it("and none where there is none", async () => {
      expect(await found()).toEqual([]);
    });

    it.each([
      ["an option of an example", '"miniature": "bars"', '"miniature": "barz"', "/examples/1/options/miniature"],
      ["a result of an example", '"value": 86.2', '"value": "86.2"', "/examples/0/result/value"],
      ["its name", '"view": "kpi"', '"view": "kpj"', "/view"],
      ["a comma", '"view": "kpi",', '"view": "kpi"', ""],
    ])("in a view: %s", async (_, from, to, pointer) => {
      await change("widgets/views/kpi/view.json", from, to);
      expect(await found()).toEqual([`widgets/views/kpi/view.json${pointer}`]);
    });

    it.each([
      ["its question", '"measure": "rating"', '"measure": "ratting"', "/query/measure"],
      ["its form", '"Note"', "5", "/label"],
      ["a comma", '"Note",', '"Note"', ""],
    ])("in a type: %s", async (_, from, to, pointer) => {
      await change("widgets/types/rating.json", from, to);
      expect(await found()).toEqual([`widgets/types/rating.json${pointer}`]);
    });

    it.each([
      ["a share of nothing", '"kind": "nps"', '"kind": "share"', "/measures/nps"],
      ["a kind", '"kind": "mean"', '"kind": "meen"', "/measures/rating/kind"],
      ["a name", '"nps-estimated": {', '"NPS estimated": {', "/measures/NPS estimated"],
      ["the weights of another", '"like": "rating-index"', '"like": "rating-indx"', "/measures/rating-index-effective/index/like"],
      ["its own weights", '"window_days": 1096,', "", "/measures/rating-index/index"],
      ["a dimension", /("dimensions": \[\s*")/, "$1x", "/dimensions/0"],
      ["a comma", '"source": "reviews",', '"source": "reviews"', ""],
    ])("in the measures: %s", async (_, from, to, pointer) => {
      await change("widgets/metrics/reviews.json", from, to);
      expect(await found()).toEqual([expect.stringContaining(`widgets/metrics/reviews.json${pointer}`)]);
    });

    it("in the only type that a filter reaches", async () => {
      const opinions = { type: "opinions", label: "Mentions", view: "kpi", query: { measure: "theme-mentions" } };
      await folder.write("widgets/types/opinions.json", opinions);
      const one = JSON.parse(await folder.read("templates/dashboards/one.json")) as { dashboard: { widgets: object; layout: object } };
      Object.assign(one.dashboard.widgets, { b: { type: "opinions" } });
      const grid = ["a", "b"].map((widget, y) => ({ widget, x: 0, y: 2 * y, w: 3, h: 2 }));
      Object.assign(one.dashboard, { filters: { polarity: ["1"] }, layout: { tabs: [{ id: "t", sections: [{ id: "s", grid }] }] } });
      await folder.write("templates/dashboards/one.json", one);
      expect(await found()).toEqual([]);
      await folder.write("widgets/types/opinions.json", { ...opinions, label: 5 });
      expect(await found()).toEqual(["widgets/types/opinions.json/label"]);
    });

    it("and those of who refers to it all the same", async () => {
      await change("widgets/views/kpi/view.json", '"miniature": "bars"', '"miniature": "barz"');
      await change("widgets/types/two.json", '"rating"', '"ratting"');
      await change("widgets/types/rating.json", '"kpi"', '"kpj"');
      await change("templates/dashboards/one.json", '"provider"', '"providr"');
      const { problems } = await lint(folder.root, routes);
      expect(problems.map(({ file, nearest }) => [file, nearest])).toEqual([
        ["widgets/views/kpi/view.json", "bars"],
        ["widgets/types/rating.json", "kpi"],
        ["widgets/types/two.json", "rating"],
        ["templates/dashboards/one.json", "provider"],
      ]);
    });
  });

  it("checks named files alone, wherever they are, against the configuration", async () => {
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
