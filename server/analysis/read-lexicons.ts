import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { syntaxProblem } from "../config/position.ts";
import type { Lexicon } from "../semantics/index.ts";
import { isLexicon } from "../../src/generated/validators.js";

/** The lexicon files of a folder, name → what tells that one must be read again. */
export async function stampsOf(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const stamps = new Map<string, string>();
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found) stamps.set(name, `${found.mtimeMs} ${found.size} ${found.ino}`);
  }
  return stamps;
}

/** A lexicon file's content, or what is wrong with it in one French sentence. */
export async function readLexicon(folder: string, name: string): Promise<Lexicon | string> {
  const text = (await readFile(join(folder, name), "utf8")).replace(/^\ufeff/, "");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const found = syntaxProblem(name, text);
    return `${name}:${found?.line ?? 1}:${found?.column ?? 1} ${found?.message ?? "Le fichier n’est pas du JSON valide."}`;
  }
  if (!isLexicon(value))
    return `${name}: ce n’est pas un lexique (${isLexicon.errors?.[0]?.instancePath ?? ""} ${isLexicon.errors?.[0]?.message ?? ""})`;
  return value as Lexicon;
}

/** French first: a text of an unknown language is read with the first one. */
export function inOrder(lexicons: Iterable<Lexicon>): Lexicon[] {
  return [...lexicons].toSorted((a, b) => Number(b.lang === "fr") - Number(a.lang === "fr") || (a.lang < b.lang ? -1 : 1));
}
