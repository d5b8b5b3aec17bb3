import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { assemble, ConfigError } from "../../../server/config/assemble.ts";
import { decode } from "../../../server/config/decode.ts";
import { listConfigFiles, readText } from "../../../server/config/files.ts";
import { readDocument, type ReadDocument } from "../../../server/config/read-document.ts";
import { webRoutes } from "../../../src/domain/access/routes.ts";
import type { ConfigProblem, PatchOperation } from "../../../src/generated/types.ts";

const root = join(import.meta.dirname, "../../..");

/** One mistake and the problem that it causes. */
export interface Mistake {
  /** The document that it is made in: a base's name, or the path of a shipped file. */
  in: string;
  /** What is written instead of what, at its first place. */
  replace: [from: string, to: string];
  /** The words in the mistaken text at which the problem is reported; the written value where absent. */
  at?: string;
  message: string;
  nearest?: string;
  repair?: PatchOperation[];
}

/** Where each base file is placed among the product's own files. */
export const bases: Readonly<Record<string, string>> = {
  type: "widgets/types/note-des-familles.json",
  gauge: "widgets/types/objectif-des-familles.json",
  map: "widgets/types/carte-des-familles.json",
  page: "templates/pages/familles.json",
  template: "templates/dashboards/bilan-des-familles.json",
  menu: "templates/menus/familles.json",
  "release-notes": "templates/release-notes.json",
  dashboard: "elsewhere/tableau.json",
};

/** The mistakes of every file of this folder, each with the name of its kind. */
export function mistakes(): (Mistake & { name: string })[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .flatMap((file) => {
      const cases = JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8")) as Record<string, Mistake>;
      return Object.entries(cases).map(([name, one]) => ({ ...one, name: `${file.replace(".json", "")}: ${name}` }));
    });
}

let known: Promise<Map<string, ReadDocument>> | undefined;

/** The shipped files and the bases, read, by path. */
export function soundDocuments(): Promise<Map<string, ReadDocument>> {
  known ??= readAll();
  return known;
}

async function readAll(): Promise<Map<string, ReadDocument>> {
  const texts = new Map<string, string>();
  for (const file of (await listConfigFiles(root)).keys()) {
    const read = await readText(root, file);
    if (typeof read !== "string") texts.set(file, read.text);
  }
  for (const [name, file] of Object.entries(bases)) texts.set(file, readFileSync(join(import.meta.dirname, `bases/${name}.json`), "utf8"));
  return new Map([...texts].map(([file, text]) => [file, readDocument(file, text)]));
}

/** Every problem of the whole configuration once a file has another text. */
export async function problemsWith(file: string, content: string | Uint8Array): Promise<ConfigProblem[]> {
  const documents = new Map(await soundDocuments());
  const { text, fault } = typeof content === "string" ? { text: content } : decode(content, file);
  documents.set(file, readDocument(file, text, fault));
  try {
    return assemble([...documents.values()], (pages) => webRoutes(pages).map(({ name }) => name)).problems;
  } catch (error) {
    if (error instanceof ConfigError) return [...error.problems];
    throw error;
  }
}

/** Line and column, from 1, of the first place of some words. */
export function placeOf(words: string, text: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(words)).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** A copy of a JSON value with the operations of a repair done. */
export function repaired(value: unknown, repair: readonly PatchOperation[]): unknown {
  const holder = { root: structuredClone(value) };
  for (const { op, path, from, value: given } of repair) {
    const taken = op === "move" ? take(holder, from ?? "") : undefined;
    if (op === "remove") take(holder, path);
    else put(holder, path, structuredClone(op === "move" ? taken : given), op === "replace");
  }
  return holder.root;
}

type Parent = Record<string, unknown> | unknown[];

function parentOf(holder: { root: unknown }, pointer: string): [parent: Parent, key: string] {
  const steps = ["root", ...pointer.split("/").slice(1)].map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  const key = steps.pop() ?? "";
  let parent: unknown = holder;
  for (const step of steps) parent = (parent as Record<string, unknown>)[step];
  if (typeof parent !== "object" || parent === null) throw new Error(`no place for ${pointer}`);
  return [parent as Parent, key];
}

function take(holder: { root: unknown }, pointer: string): unknown {
  const [parent, key] = parentOf(holder, pointer);
  if (!Object.hasOwn(parent, key)) throw new Error(`nothing at ${pointer}`);
  if (Array.isArray(parent)) return parent.splice(Number(key), 1)[0];
  const { [key]: taken } = parent;
  delete parent[key];
  return taken;
}

function put(holder: { root: unknown }, pointer: string, value: unknown, replaces: boolean): void {
  const [parent, key] = parentOf(holder, pointer);
  if (replaces && !Object.hasOwn(parent, key)) throw new Error(`nothing at ${pointer}`);
  if (!Array.isArray(parent)) parent[key] = value;
  else if (key === "-") parent.push(value);
  else parent.splice(Number(key), replaces ? 1 : 0, value);
}
