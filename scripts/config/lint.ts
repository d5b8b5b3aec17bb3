import { relative, resolve, sep } from "node:path";

import { assemble, type Config, ConfigError, type RouteNames } from "../../server/config/assemble.ts";
import { faultOf } from "../../server/config/decode.ts";
import { imagesFolder, listConfigFiles, readText } from "../../server/config/files.ts";
import { readDocument, type ReadDocument } from "../../server/config/read-document.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";
import { counted } from "../counted.ts";

/** What the linter found, and what it checked. */
export interface LintReport {
  problems: readonly ConfigProblem[];
  /** «12 fichiers, 84 widgets, …» */
  checked: string;
}

/**
 * Checks the configuration below a root, and with `files` those files alone (against that configuration;
 * they may be anywhere). Reads everything, writes nothing.
 */
export async function lint(root: string, routes: RouteNames, files: readonly string[] = []): Promise<LintReport> {
  const named = new Set(files.map((file) => relative(root, resolve(file)).split(sep).join("/")));
  const inFolders = [...(await listConfigFiles(root)).keys()];
  const documents: ReadDocument[] = [];
  const unreadable: ConfigProblem[] = [];
  for (const file of [...inFolders, ...[...named].filter((name) => !inFolders.includes(name))]) {
    const read = await readText(root, file);
    if (typeof read === "string") unreadable.push(faultOf(file, "Ce fichier est introuvable ou illisible."));
    else documents.push(readDocument(file, read.text, read.fault));
  }
  let config: Config;
  try {
    config = assemble(documents, routes);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { problems: [...unreadable, ...error.problems], checked: counted(documents.length, "fichier") };
  }
  const problems = [...unreadable, ...config.problems].filter(({ file }) => named.size === 0 || (file !== null && named.has(file)));
  return {
    problems,
    checked: summary(
      documents.filter(({ file }) => named.size === 0 || named.has(file)),
      config,
    ),
  };
}

/** One problem as a line that terminals turn into a link. */
export function lineOf({ file, line, column, pointer, message }: ConfigProblem): string {
  return `${file ?? "?"}:${line ?? 1}:${column ?? 1}  ${message}${pointer ? `  (${pointer})` : ""}`;
}

function summary(documents: readonly ReadDocument[], config: Config): string {
  const of = (kind: ReadDocument["kind"]): ReadDocument[] =>
    documents.filter((document) => document.kind === kind && document.problems.length === 0);
  const placed = [...of("template"), ...of("page")]
    .map(({ value }) => (value as { dashboard: { widgets: object } }).dashboard)
    .concat(of("dashboard").map(({ value }) => value as { widgets: object }))
    .reduce((sum, { widgets }) => sum + Object.keys(widgets).length, 0);
  const examples = of("view").reduce((sum, { value }) => sum + (value as { examples: unknown[] }).examples.length, 0);
  const counts: [number, string, string?][] = [
    [placed, "widget"],
    [of("widget-type").length, "type de widget", "types de widget"],
    [of("view").length, "vue"],
    [examples, "exemple"],
    [of("metric").length > 0 ? Object.keys(config.catalog.metrics.measures).length : 0, "indicateur"],
    [of("template").length, "modèle"],
    [of("page").length, "page"],
    [of("menu").length, "menu"],
  ];
  const found = counts.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many));
  return [counted(documents.filter(({ file }) => file !== imagesFolder).length, "fichier"), ...found].join(", ");
}
