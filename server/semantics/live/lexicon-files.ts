import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";

import { decode, faultOf } from "../../config/decode.ts";
import { isMissing } from "../../config/files.ts";
import { located, syntaxProblem } from "../../config/position.ts";
import { lintLexicons, type Problem } from "../lint-lexicons.ts";
import { THEMES } from "../types.ts";
import type { Lexicon } from "../index.ts";
import { check } from "../../../src/engine/check-form.ts";
import { problem, step } from "../../../src/engine/problems.ts";
import type { ConfigProblem } from "../../../src/generated/types.ts";
import { isLexicon } from "../../../src/generated/validators.js";

/** Where the lexicons lie, from the project's root. */
export const lexiconsBelow = "templates/lexicons";

/** A lexicon file's text, and what it says. */
export interface ReadLexicon {
  /** As problems name it. */
  file: string;
  text: string;
  lexicon: Lexicon;
}

/** A lexicon file that says nothing reliable, and why. */
export interface BrokenLexicon {
  problems: ConfigProblem[];
  /** An unreadable file may be sound, and is to be tried again. */
  why: "gone" | "unreadable" | "invalid";
}

/** The stamp of a file that must be read again whatever it says: nothing is known of it. */
export const UNKNOWN_STAMP = "";

/** The names of a folder's lexicon files, in a stable order. An editor's own files (`.#fr.json`) are none. */
export async function lexiconNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(".json") && !name.startsWith(".")).toSorted();
}

/** The lexicon files of a folder, name → what tells that one must be read again. */
export async function stampsOf(folder: string): Promise<Map<string, string>> {
  const stamps = new Map<string, string>();
  for (const name of await lexiconNames(folder)) {
    const stamp = await stat(join(folder, name)).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      (error: unknown) => (isMissing(error) ? null : UNKNOWN_STAMP),
    );
    // Deleted since the folder was read, or a link to nothing.
    if (stamp !== null) stamps.set(name, stamp);
  }
  return stamps;
}

/** Reads one file's form; where it is no lexicon, says why and where. */
export async function readLexicon(path: string, file = `${lexiconsBelow}/${basename(path)}`): Promise<ReadLexicon | BrokenLexicon> {
  const raw = await readFile(path).catch((error: unknown) => ({
    why: isMissing(error) ? ("gone" as const) : ("unreadable" as const),
  }));
  if ("why" in raw) return { problems: [faultOf(file, "Ce fichier est introuvable ou illisible.")], ...raw };
  const { text, fault } = decode(raw, file);
  if (fault) return { problems: [fault], why: "invalid" };
  const broken = syntaxProblem(file, text);
  if (broken) return { problems: [broken], why: "invalid" };
  const value: unknown = JSON.parse(text);
  const faults = check(isLexicon, value).map(withThemes);
  return faults.length > 0 ? { problems: located(faults, file, text), why: "invalid" } : { file, text, lexicon: value as Lexicon };
}

/** The fault, with the themes that there are where it is about another one and none is near. */
function withThemes(fault: ConfigProblem): ConfigProblem {
  const theme = /^\/themes\/([^/]+)$/.exec(fault.pointer)?.[1];
  const isKnown = theme === undefined || THEMES.some((known) => known === theme);
  return isKnown || fault.nearest !== null ? fault : { ...fault, message: `${fault.message} Thèmes connus\u00a0: ${THEMES.join(", ")}.` };
}

/** What is wrong among lexicons of a sound form: entries that are repeated, contradict each other or say nothing, two lexicons of a language. */
export function faultsAmong(read: readonly ReadLexicon[]): ConfigProblem[] {
  return lintLexicons(read.map(({ lexicon }) => lexicon)).flatMap((fault) => {
    const of = read.findLast(({ lexicon }) => lexicon.lang === fault.lang);
    if (!of) return [];
    const { other } = fault;
    const [place] = other ? located([problem(pointerOf(other), "")], of.file, of.text) : [];
    const named = other && place ? `«\u00a0${other.path}\u00a0» (ligne ${place.line})` : "";
    return located([problem(pointerOf(fault), sentences[fault.code](fault.entry, named))], of.file, of.text);
  });
}

/** What is said of a fault; `other` names the list and the line of the entry that it is about. */
const sentences: Record<Problem["code"], (entry: string, other: string) => string> = {
  unknown_theme: (entry) => `Le thème «\u00a0${entry}\u00a0» est inconnu.`,
  duplicate: (entry, other) => `L’entrée «\u00a0${entry}\u00a0» existe déjà dans ${other}.`,
  contradiction: (entry, other) =>
    `L’entrée «\u00a0${entry}\u00a0» est à la fois un éloge et un reproche\u00a0: elle figure aussi dans ${other}.`,
  exclusive: (entry, other) => `L’entrée «\u00a0${entry}\u00a0» figure déjà dans ${other}, et ces deux listes s’excluent.`,
  empty: () => "Cette entrée est vide.",
  duplicate_language: (entry) => `La langue «\u00a0${entry}\u00a0» a déjà un lexique.`,
};

/** What is said of a lexicon whose language another file has. */
export function takenLanguage({ file, text, lexicon }: ReadLexicon): ConfigProblem {
  const found = problem("/lang", sentences.duplicate_language(lexicon.lang, ""));
  return located([found], file, text)[0] ?? { ...found, file };
}

function pointerOf({ path, index }: Pick<Problem, "path" | "index">): string {
  return path.split(".").map(step).join("") + (index === undefined ? "" : step(index));
}

/** French first: a text of an unknown language is read with the first one. */
export function inOrder(lexicons: Iterable<Lexicon>): Lexicon[] {
  return [...lexicons].toSorted((a, b) => Number(b.lang === "fr") - Number(a.lang === "fr") || (a.lang < b.lang ? -1 : 1));
}
