import { relative } from "node:path";

import { assemble, ConfigError, type RouteNames } from "../../../server/config/assemble.ts";
import { type DocumentKind, kinds } from "../../../server/config/document-kind.ts";
import { readDocument, type ReadDocument } from "../../../server/config/read-document.ts";
import { problem } from "../../../src/engine/check/problems.ts";
import { referencesIn, renaming, type Schemas } from "../../../src/engine/references/references.ts";
import type { ConfigProblem } from "../../../src/generated/types.ts";
import { mendText } from "../fix/mend-text.ts";

/** A file that names a measure, and its text with the other name. */
export interface RenamedFile {
  file: string;
  kind: DocumentKind;
  places: number;
  text: string;
}

/** The files of the configuration that name a measure, with the other name in its place: where it is declared, asked for, and in texts. */
export function renamedFiles(documents: readonly ReadDocument[], schemas: Schemas, from: string, to: string): RenamedFile[] {
  return documents.flatMap(({ file, kind, value, text }): RenamedFile[] => {
    if (kind === null || value === undefined) return [];
    const operations = renaming(referencesIn(value, `${kind}.schema.json`, schemas), ["measure", "own-measure"], from, to);
    if (operations.length === 0) return [];
    const renamed = operations.reduce((current, operation) => mendText(current, [{ ...problem("", ""), repair: [operation] }]).text, text);
    return [{ file, kind, places: operations.length, text: renamed }];
  });
}

/** What would be wrong with the configuration once these files have their new texts, and is not wrong now. */
export function newProblems(documents: readonly ReadDocument[], renamed: readonly RenamedFile[], routes: RouteNames): ConfigProblem[] {
  const texts = new Map(renamed.map(({ file, text }) => [file, text]));
  const keyOf = ({ file, message }: ConfigProblem): string => JSON.stringify([file, message]);
  const before = new Set(problemsOf(documents, routes).map(keyOf));
  const after = documents.map((document) => readDocument(document.file, texts.get(document.file) ?? document.text));
  return problemsOf(after, routes).filter((one) => !before.has(keyOf(one)));
}

function problemsOf(documents: readonly ReadDocument[], routes: RouteNames): readonly ConfigProblem[] {
  try {
    return assemble(documents, routes).problems;
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

/** «type de widget : 3 (rating.json, …)», a line for each kind of file. */
export function fileLines(renamed: readonly RenamedFile[]): string[] {
  const found = [...new Set(renamed.map(({ kind }) => kind))];
  return found.map((kind) => {
    const own = renamed.filter((one) => one.kind === kind);
    const named = own.slice(0, 6).map(({ file }) => relative(".", file).split("/").at(-1));
    const rest = own.length > named.length ? ` et ${own.length - named.length} de plus` : "";
    const places = own.reduce((sum, one) => sum + one.places, 0);
    return `  ${kinds[kind].one} : ${own.length} (${named.join(", ")}${rest}), ${places} mention${places < 2 ? "" : "s"}`;
  });
}
