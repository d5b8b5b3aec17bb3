import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { readTexts, textsOf } from "./texts.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "texts-"));
  mkdirSync(join(folder, "features/pros"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it("knows the texts of a feature by the file that lies in its folder", () => {
  writeFileSync(
    join(folder, "features/pros/pros.fr.json"),
    '{ "title": "Professionnels", "count_one": "un", "menu": { "open": "Ouvrir" } }',
  );
  writeFileSync(join(folder, "features/pros/pros.json"), "{}");
  const texts = readTexts(folder);
  expect(Object.keys(texts)).toEqual(["pros"]);
  expect(textsOf(texts)).toContain('"pros": { "title": string; "count_one": string; "menu": { "open": string } };');
});

it("refuses two files of one name: one of them would never be read", () => {
  writeFileSync(join(folder, "pros.fr.json"), "{}");
  writeFileSync(join(folder, "features/pros/pros.fr.json"), "{}");
  expect(() => readTexts(folder)).toThrow("«pros»");
});
