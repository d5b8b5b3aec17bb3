import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { routeNames } from "../../../src/domain/access/routes.ts";
import { readDocument } from "../../../server/config/read-document.ts";
import type { Schemas } from "../../../src/engine/references/references.ts";
import { readDocuments } from "../read-config.ts";
import { newProblems, renamedFiles } from "./rename-files.ts";

const root = join(import.meta.dirname, "../../..");
const schemas: Schemas = new Map(
  readdirSync(join(root, "schemas"))
    .filter((file) => file.endsWith(".schema.json"))
    .map((file) => [file, JSON.parse(readFileSync(join(root, "schemas", file), "utf8")) as Record<string, unknown>]),
);

it("renames a measure in every shipped file that names it, which leaves the configuration without a problem", async () => {
  const documents = await readDocuments(root);
  const renamed = renamedFiles(documents, schemas, "rating", "note-moyenne");
  expect(renamed.find(({ kind }) => kind === "metric")?.file).toBe("widgets/metrics/reviews.json");
  expect(renamed.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["metric", "widget-type", "page"]));
  expect(newProblems(documents, renamed, routeNames)).toEqual([]);
  // Left out of one file, it would be a problem there.
  const [, ...others] = renamed.filter(({ kind }) => kind === "widget-type");
  expect(newProblems(documents, [...renamed.filter(({ kind }) => kind !== "widget-type"), ...others], routeNames).length).toBeGreaterThan(
    0,
  );
});

it("changes nothing of a file but the name", async () => {
  const documents = await readDocuments(root);
  for (const { file, text } of renamedFiles(documents, schemas, "rating", "note-moyenne")) {
    const before = documents.find((one) => one.file === file);
    const back = renamedFiles([readDocument(file, text)], schemas, "note-moyenne", "rating");
    expect({ file, text: back[0]?.text }).toEqual({ file, text: before?.text });
  }
});
