import { THEMES } from "./types.ts";
import type { Lexicon, ThemeCues } from "./types.ts";
import { acuteName, entryTokens } from "./vocabulary.ts";

/** A fault of a lexicon. `path` points into the document (`themes.calme.praise`). */
export interface Problem {
  lang: string;
  code: "unknown_theme" | "duplicate" | "contradiction" | "empty" | "duplicate_language";
  path: string;
  /** Place in the list, where the fault is one entry's. */
  index?: number;
  entry: string;
}

interface Placed {
  path: string;
  value: number;
  theme: string;
}

const CUE_LISTS: readonly (readonly [keyof ThemeCues, number])[] = [
  ["targets", 0],
  ["praise", 1],
  ["blame", -1],
  ["soft_praise", 1],
  ["soft_blame", -1],
];

/** Promises every unknown theme, repeated entry, contradiction (praise and blame of the same thing) and empty entry. */
export function lintLexicons(lexicons: readonly Lexicon[]): Problem[] {
  const problems: Problem[] = [];
  const languages = new Set<string>();
  for (const lexicon of lexicons) {
    if (languages.has(lexicon.lang)) problems.push({ lang: lexicon.lang, code: "duplicate_language", path: "lang", entry: lexicon.lang });
    languages.add(lexicon.lang);
    lintOne(lexicon, problems);
  }
  return problems;
}

function lintOne(lexicon: Lexicon, problems: Problem[]): void {
  const seen = new Map<string, Placed[]>();
  const visit = (entries: readonly string[] | undefined, path: string, theme: string, value: number): void => {
    const inList = new Set<string>();
    for (const [index, entry] of (entries ?? []).entries()) {
      const key = entryTokens(entry.replace(/^=/, ""))
        .map(({ text, acute }) => (acute ? acuteName(text) : text))
        .join(" ");
      const report = (code: Problem["code"]): number => problems.push({ lang: lexicon.lang, code, path, index, entry });
      if (key === "") {
        report("empty");
        continue;
      }
      if (inList.has(key)) report("duplicate");
      inList.add(key);
      const before = seen.get(key) ?? [];
      const same = before.filter((p) => p.theme === theme && p.path !== path);
      if (same.some((p) => p.value * value < 0)) report("contradiction");
      else if (value !== 0 && same.some((p) => p.value === value)) report("duplicate");
      seen.set(key, [...before, { path, theme, value }]);
    }
  };
  for (const [theme, cues] of Object.entries(lexicon.themes)) {
    if (!THEMES.some((t) => t === theme))
      problems.push({ lang: lexicon.lang, code: "unknown_theme", path: `themes.${theme}`, entry: theme });
    for (const [list, value] of CUE_LISTS) visit(cues[list], `themes.${theme}.${list}`, theme, value);
  }
  for (const side of ["praise", "blame"] as const) {
    for (const grade of ["strong", "normal", "weak"] as const)
      visit(lexicon.polarity[side]?.[grade], `polarity.${side}.${grade}`, "", side === "praise" ? 1 : -1);
  }
  visit(lexicon.polarity.neutral, "polarity.neutral", "", 0);
  for (const [list, entries] of Object.entries(lexicon.modifiers)) visit(entries, `modifiers.${list}`, `modifiers.${list}`, 0);
}
