import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Lexicon } from "../types.ts";

/** The lexicons of a folder (every `*.json` but an editor's hidden ones), French first. Throws when a file is no JSON object with `lang`. */
export function loadLexicons(folder: string): Lexicon[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".json") && !name.startsWith("."))
    .sort();
  const lexicons = files.map((name) => readLexicon(join(folder, name)));
  return lexicons.sort((a, b) => Number(b.lang === "fr") - Number(a.lang === "fr"));
}

function readLexicon(path: string): Lexicon {
  const parsed: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isLexicon(parsed)) throw new Error(`${path}: not a lexicon (lang, themes, polarity and modifiers are required)`);
  return parsed;
}

function isLexicon(value: unknown): value is Lexicon {
  return (
    typeof value === "object" &&
    value !== null &&
    "lang" in value &&
    typeof value.lang === "string" &&
    "themes" in value &&
    "polarity" in value &&
    "modifiers" in value
  );
}
