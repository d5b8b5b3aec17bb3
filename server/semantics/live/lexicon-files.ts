import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";

import { typeset } from "../../../src/domain/format/typeset.ts";
import { decode, faultOf } from "../../config/decode.ts";
import { isMissing } from "../../config/files.ts";
import { located, syntaxProblem } from "../../config/position.ts";
import { lintLexicons, type Problem } from "../lexicons/lint-lexicons.ts";
import { THEMES } from "../types.ts";
import type { Lexicon } from "../index.ts";
import { check } from "../../../src/engine/check/form.ts";
import { problem, step, unknownName } from "../../../src/engine/check/problems.ts";
import type { ConfigProblem } from "../../../src/generated/types.ts";
import { isLexicon } from "../../../src/generated/validators.js";

/** Where the lexicons lie, from the project's root. */
export const lexiconsBelow = "templates/lexicons";

/** The file that declares the product's themes, from the project's root. */
export const productFile = "templates/product.json";

/** A lexicon file's text, and what it says. */
export interface ReadLexicon {
  /** As problems name it. */
  file: string;
  text: string;
  /** Without the themes that are not declared. */
  lexicon: Lexicon;
  /** What is said of those. */
  undeclared: ConfigProblem[];
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

/** The lexicon files of a folder, name → a stamp that changes when the file must be read again. */
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

/** Reads one file's form; where it is no lexicon, says why and where. `declared` are the themes of the product. */
export async function readLexicon(
  path: string,
  declared: readonly string[],
  file = `${lexiconsBelow}/${basename(path)}`,
): Promise<ReadLexicon | BrokenLexicon> {
  const raw = await readFile(path).catch((error: unknown) => ({
    why: isMissing(error) ? ("gone" as const) : ("unreadable" as const),
  }));
  if ("why" in raw) return { problems: [faultOf(file, "Ce fichier est introuvable ou illisible.")], ...raw };
  const { text, fault } = decode(raw, file);
  if (fault) return { problems: [fault], why: "invalid" };
  const broken = syntaxProblem(file, text);
  if (broken) return { problems: [broken], why: "invalid" };
  const value: unknown = JSON.parse(text);
  const faults = check(isLexicon, value);
  if (faults.length > 0) return { problems: located(faults, file, text), why: "invalid" };
  const lexicon = value as Lexicon;
  const known = knownThemes(declared);
  const undeclared = Object.keys(lexicon.themes).filter((theme) => !known.includes(theme));
  const kept = Object.entries(lexicon.themes).filter(([theme]) => known.includes(theme));
  return {
    file,
    text,
    lexicon: { ...lexicon, themes: Object.fromEntries(kept) },
    undeclared: located(
      undeclared.map((theme) => undeclaredTheme(theme, known, lexicon.themes)),
      file,
      text,
    ),
  };
}

/** The themes that a lexicon may feed: those that were learnt, and what the product declares beside them. */
function knownThemes(declared: readonly string[]): string[] {
  return [...new Set([...THEMES, ...declared])];
}

/** A theme that nobody would read: its entries are left out, the rest of the lexicon counts. */
function undeclaredTheme(theme: string, known: readonly string[], themes: Lexicon["themes"]): ConfigProblem {
  const found = unknownName(`/themes${step(theme)}`, "Le thème", theme, known, themes);
  const way = ` Pour l’ajouter, déclarez-le sous « themes » de ${productFile}.`;
  return found.nearest === null ? { ...found, message: typeset(`${found.message} Thèmes connus : ${known.join(", ")}.${way}`) } : found;
}

/** The declared themes that no lexicon feeds, by their index in the product's list: their figures would stay empty. */
export function unfedThemes(declared: readonly string[], read: readonly ReadLexicon[]): ConfigProblem[] {
  const fed = new Set<string>(THEMES);
  for (const { lexicon } of read)
    for (const [theme, cues] of Object.entries(lexicon.themes))
      if (Object.values(cues).some((entries) => entries.length > 0)) fed.add(theme);
  return declared.flatMap((theme, at) =>
    fed.has(theme)
      ? []
      : [
          problem(
            `/themes/${at}/id`,
            `Aucun lexique n’a de mots pour le thème « ${theme} » : donnez-lui les siens sous « themes » de ${lexiconsBelow}/fr.json et des autres langues, sinon ses chiffres restent vides.`,
          ),
        ],
  );
}

/** What is wrong among lexicons of a sound form: entries that are repeated, contradict each other or say nothing, two lexicons of a language. */
export function faultsAmong(read: readonly ReadLexicon[]): ConfigProblem[] {
  return lintLexicons(read.map(({ lexicon }) => lexicon)).flatMap((fault) => {
    const of = read.findLast(({ lexicon }) => lexicon.lang === fault.lang);
    if (!of) return [];
    const { other } = fault;
    const [place] = other ? located([problem(pointerOf(other), "")], of.file, of.text) : [];
    const named = other && place ? `« ${other.path} » (ligne ${place.line})` : "";
    return located([problem(pointerOf(fault), sentences[fault.code](fault.entry, named))], of.file, of.text);
  });
}

/** What is said of a fault; `other` names the list and the line of the entry that it is about. */
const sentences: Record<Problem["code"], (entry: string, other: string) => string> = {
  duplicate: (entry, other) => `L’entrée « ${entry} » existe déjà dans ${other}.`,
  contradiction: (entry, other) => `L’entrée « ${entry} » est à la fois un éloge et un reproche : elle figure aussi dans ${other}.`,
  exclusive: (entry, other) => `L’entrée « ${entry} » figure déjà dans ${other}, et ces deux listes s’excluent.`,
  empty: () => "Cette entrée est vide.",
  duplicate_language: (entry) => `La langue « ${entry} » a déjà un lexique.`,
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
