import { readFile } from "node:fs/promises";

import type { Config } from "../../../server/config/assemble.ts";
import { decode } from "../../../server/config/decode.ts";
import { type DocumentKind, kinds } from "../../../server/config/document-kind.ts";
import { readDocument, type ReadDocument } from "../../../server/config/read-document.ts";
import { CommandRefusal } from "../../../server/kit/command-refusal.ts";
import { differences } from "../../../src/engine/document/versions/differences.ts";
import { differenceSentence } from "../../../src/engine/document/versions/difference-words.ts";
import type { Dashboard } from "../../../src/generated/types.ts";
import { lineOf } from "../lint.ts";
import { valueDifferences } from "./diff-values.ts";

/** Longest value that a line repeats. */
const QUOTED = 100;

/** What leads from one document to another of its kind, in French sentences; none where they say the same. */
export function differenceLines(
  kind: DocumentKind,
  before: unknown,
  after: unknown,
  config: Config,
  dimension: (name: string) => string,
): string[] {
  const holders = dashboardsIn(kind, before, after);
  const options = (view: string): object | undefined => config.views.find((one) => one.view === view)?.options;
  const names = { catalog: config.catalog, dimension, options };
  const inside = holders ? differences(...holders).map((one) => differenceSentence(one, ...holders, names)) : [];
  const around = holders ? [without(before), without(after)] : [before, after];
  const beside = valueDifferences(around[0], around[1]).map(({ path, before: from, after: to }) => {
    const place = path === "" ? "Le document" : `« ${path} »`;
    if (from === undefined) return `${place} : ajouté, ${quoted(to)}.`;
    if (to === undefined) return `${place} : retiré (${quoted(from)}).`;
    return `${place} : ${quoted(from)} devient ${quoted(to)}.`;
  });
  return [...beside, ...inside];
}

/** The lines of {@link differenceLines} between two files, or why they cannot be compared. */
export async function diffFiles(files: readonly [string, string], config: Config, dimension: (name: string) => string): Promise<string[]> {
  const [a, b] = await Promise.all(files.map(readSound));
  if (!a?.kind || !b?.kind || a.kind !== b.kind) {
    const what = (document: ReadDocument | undefined): string => (document?.kind ? kinds[document.kind].one : "un document inconnu");
    throw new CommandRefusal(`Ces deux fichiers ne se comparent pas : ${files[0]} est ${what(a)}, ${files[1]} ${what(b)}.`);
  }
  return differenceLines(a.kind, a.value, b.value, config, dimension);
}

async function readSound(file: string): Promise<ReadDocument> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new CommandRefusal(`Le fichier ${file} est introuvable ou illisible.`, { cause: error });
  });
  const { text, fault } = decode(bytes, file);
  const document = readDocument(file, text, fault);
  if (document.problems.length > 0) throw new CommandRefusal(document.problems.map(lineOf).join("\n"));
  return document;
}

/** The dashboards within two documents of one kind; null of a kind that has none. */
function dashboardsIn(kind: DocumentKind, before: unknown, after: unknown): [Dashboard, Dashboard] | null {
  if (kind === "dashboard") return [before as Dashboard, after as Dashboard];
  if (kind !== "page" && kind !== "template") return null;
  return [(before as { dashboard: Dashboard }).dashboard, (after as { dashboard: Dashboard }).dashboard];
}

/** What a page or a template says beside its dashboard; nothing of a dashboard itself but what it is linked to. */
function without(document: unknown): unknown {
  const { dashboard: _, extends: base, widgets, ...others } = document as Record<string, unknown>;
  if (widgets === undefined) return others;
  return base === undefined ? {} : { extends: base };
}

function quoted(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `« ${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text} »`;
}
