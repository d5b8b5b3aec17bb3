import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { typeset } from "../../src/domain/format/typeset.ts";

/** What guests write is analysed, not shown. */
const lexicons = "templates/lexicons/";
const weights = "server/semantics/weights/";

const files = ["src", "server", "templates", "widgets"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`))
  .filter((file) => !file.startsWith(weights) && !file.startsWith(lexicons));
/** The texts of the application, which are typeset as they are read. */
const texts = files.filter((file) => file.endsWith(".fr.json"));
/** The documents of the product, which keep what their authors wrote. */
const documents = files.filter((file) => /^(templates|widgets).*\.json$/.test(file) && !file.endsWith(".fr.json"));

/** A space of ASCII where French typography has one that no line breaks at. */
const breaking = /[\p{L}\d’)»}] [:;?!»](?=\s|$)|« /u;

/** Each text of the files that is wrong, with its file. */
const wrong = (among: readonly string[], isWrong: (text: string) => boolean): string[] =>
  among.flatMap((file) => {
    const found: string[] = [];
    JSON.parse(readFileSync(file, "utf8"), (_, value: unknown) => {
      if (typeof value === "string" && isWrong(value)) found.push(`${file}: ${value}`);
      return value;
    });
    return found;
  });

describe("no line breaks before a French mark or within quotes", () => {
  it("in a text of the application, once it is typeset", () => {
    expect(texts.length).toBeGreaterThan(20);
    expect(wrong(texts, (text) => breaking.test(typeset(text)))).toEqual([]);
  });

  it("in a document of the product", () => {
    expect(documents.length).toBeGreaterThan(50);
    expect(wrong(documents, (text) => breaking.test(text))).toEqual([]);
  });
});

it("the texts of the application leave to typesetting the spaces that it sets", () => {
  expect(wrong(texts, (text) => /[\u00a0\u202f]/.test(text) && typeset(text.replaceAll(/[\u00a0\u202f]/g, " ")) === text)).toEqual([]);
});
