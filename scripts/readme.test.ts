import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openConfig } from "../server/config/live-config.ts";
import { type TestFolder, testFolder } from "../server/config/test-folder.ts";
import { knownRoles } from "../src/domain/access/access.ts";
import type { MetricSource } from "../src/generated/types.ts";
import { readConfigCall } from "./arguments/config-call.ts";
import { readImportCall } from "./arguments/import-call.ts";
import { readUserCall } from "./arguments/user-call.ts";

const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
const blocks = [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, text = ""]) => ({ language, text }));
const [type = "", measure = ""] = blocks.flatMap(({ language, text }) => (language === "json" ? [text] : []));

let folder: TestFolder;
beforeAll(async () => {
  folder = await testFolder(["kpi"]);
});
afterAll(() => folder.dispose());

/** The names that README gives, which a file or a measure must have. */
const named = { file: "widgets/types/note-des-familles.json", measure: "excellent-share" };

describe("the examples of README", () => {
  it("are a widget type and a measure that are loaded without a change", async () => {
    const file = "widgets/metrics/reviews.json";
    const source = JSON.parse(await folder.read(file)) as MetricSource;
    const added = JSON.parse(`{${measure}}`) as MetricSource["measures"];
    await folder.write(file, { ...source, measures: { ...source.measures, ...added } });
    await folder.write(named.file, type);
    await folder.write("widgets/types/asks.json", {
      ...(JSON.parse(type) as object),
      type: "asks",
      query: { measure: named.measure },
    });
    const config = await openConfig({ root: folder.root, routes: () => [], interval: 0 });
    expect(config.problems()).toEqual([]);
    expect(Object.keys(config.catalog().types)).toEqual(["asks", "note-des-familles"]);
    await config.close();
    for (const name of Object.values(named)) expect(readme).toContain(name);
  });

  const readers = { import: readImportCall, user: readUserCall, config: readConfigCall };
  const calls = blocks
    .filter(({ language }) => language === "sh")
    .flatMap(({ text }) => [...text.matchAll(/^npm run (import|user|config) -- (.*)$/gm)])
    .map(([, command = "", words = ""]) => ({ command: command as keyof typeof readers, words }));

  it.each(calls)("are calls that are understood: $command $words", ({ command, words }) => {
    const typed = [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
    expect(readers[command](typed)).not.toHaveProperty("fault");
    const roles = typed.filter((_word, at) => typed[at - 1] === "--roles").flatMap((list) => list.split(","));
    expect(knownRoles).toEqual(expect.arrayContaining(roles));
  });

  it("are found", () => {
    expect(calls.map(({ command }) => command)).toEqual(["import", "user", "import", "import", "import", "user"]);
  });
});
