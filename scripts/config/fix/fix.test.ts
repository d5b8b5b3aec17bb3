import { afterEach, beforeEach, expect, it } from "vitest";

import { type TestFolder, testFolder } from "../../../server/config/test-folder.ts";
import { lint } from "../lint.ts";
import { fixFiles } from "./fix.ts";

let folder: TestFolder;
beforeEach(async () => {
  folder = await testFolder(["kpi"]);
});
afterEach(() => folder.dispose());

const look = async () => (await lint(folder.root, () => [])).problems;

it("repairs mistakes that hide others, leaves what has no certain correction, and keeps the file's form", async () => {
  const file = "widgets/types/note.json";
  await folder.write(
    file,
    '{ "type": "note",\n\n  "label": "Note", "vew": "kpy",\n  "query": { "measure": "ratng", "by": ["zzzzzz"] } }\n',
  );
  const fixed = await fixFiles(folder.root, look);
  expect(await folder.read(file)).toBe(
    '{ "type": "note",\n\n  "label": "Note", "view": "kpi",\n  "query": { "measure": "rating", "by": ["zzzzzz"] } }\n',
  );
  expect(fixed).toHaveLength(3);
  expect((await look()).map(({ pointer }) => pointer)).toEqual(["/query/by/0"]);
});

it("leaves to its author a value that may mean something else than the nearest one", async () => {
  const file = "widgets/types/note.json";
  const text = '{ "type": "note", "label": "Note", "view": "kpi", "query": { "measure": "rotung" } }\n';
  await folder.write(file, text);
  expect((await look()).map(({ nearest }) => nearest)).toEqual(["rating"]);
  expect(await fixFiles(folder.root, look)).toEqual([]);
  expect(await folder.read(file)).toBe(text);
});

it("writes nothing where nothing can be repaired", async () => {
  await folder.write("widgets/types/note.json", "{ nothing");
  expect(await fixFiles(folder.root, look)).toEqual([]);
  expect(await folder.read("widgets/types/note.json")).toBe("{ nothing");
});
