import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { formatOf } from "./formats.ts";

const folder = new URL("../../../schemas/", import.meta.url);

/** The patterns of a schema that have no sentence of their own. */
function patternsIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { pattern, "x-error": sentence } = schema as { pattern?: unknown; "x-error"?: unknown };
  return [...(typeof pattern === "string" && sentence === undefined ? [pattern] : []), ...Object.values(schema).flatMap(patternsIn)];
}

it("says of every pattern that a document may break what it asks for, with an example that it admits", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".schema.json"));
  const patterns = new Set(files.flatMap((name) => patternsIn(JSON.parse(readFileSync(new URL(name, folder), "utf8")))));
  expect(patterns.size).toBeGreaterThan(10);
  for (const pattern of patterns) {
    const sentence = formatOf(pattern)?.sentence ?? "";
    const example = /par exemple «\u00a0([^»]*)\u00a0»/.exec(sentence)?.[1];
    expect({ pattern, sentence }).toEqual({ pattern, sentence: expect.stringMatching(/\.$/) as string });
    expect({ example, admitted: example === undefined || new RegExp(pattern, "u").test(example) }).toEqual({ example, admitted: true });
  }
});
