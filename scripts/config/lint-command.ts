import type { RouteNames } from "../../server/config/assemble.ts";
import { counted } from "../counted.ts";
import { print } from "../print.ts";
import { fixFiles } from "./fix/fix.ts";
import { isLexiconFile, type LexiconReport, lintLexiconFiles } from "./lint-lexicons.ts";
import { lineOf, lint, type LintReport } from "./lint.ts";

/** Up to this many warnings are listed one by one; of the others only the number is printed. */
const NAMED_WARNINGS = 50;

export interface LintOptions {
  unused?: boolean | undefined;
  /** Makes the certain repairs that the problems have, in the files. */
  fix?: boolean | undefined;
  /** One JSON object on standard output in the place of lines: `{checked, fixed, problems, warnings}`. */
  json?: boolean | undefined;
}

/** `config lint`: checks the configuration and the lexicons, or these files; exit code 1 where a problem is left. */
export async function lintCommand(
  root: string,
  routes: RouteNames,
  files: readonly string[],
  { unused = false, fix = false, json = false }: LintOptions,
): Promise<number> {
  const others = files.filter((file) => !isLexiconFile(file));
  const look = (): Promise<LintReport> =>
    files.length > 0 && others.length === 0 ? Promise.resolve({ problems: [], checked: "" }) : lint(root, routes, others);
  const fixed = fix ? await fixFiles(root, async () => (await look()).problems) : [];
  const config = await look();
  const lexicons = await lintLexiconFiles(root, files, { unused });
  const problems = [...config.problems, ...lexicons.problems];
  const checked = [...(config.checked === "" ? [] : [config.checked]), ...countedAny(lexicons.checked, "lexique")].join(", ");
  if (json) {
    console.log(JSON.stringify({ checked, fixed, problems, warnings: lexicons.warnings }, null, 2));
    return problems.length === 0 ? 0 : 1;
  }
  for (const one of fixed) print(`${lineOf(one)}  → corrigé`);
  const named = lexicons.warnings.slice(0, NAMED_WARNINGS);
  for (const found of [...problems, ...named, ...lexicons.unused]) print(lineOf(found));
  if (lexicons.warnings.length > named.length)
    print(`… et ${counted(lexicons.warnings.length - named.length, "autre avertissement", "autres avertissements")} de ce genre.`);
  for (const line of remarks(lexicons, unused)) print(line);
  const found = [
    ...countedAny(fixed.length, "correction"),
    problems.length === 0 ? "aucun problème" : counted(problems.length, "problème"),
    ...countedAny(lexicons.warnings.length, "avertissement"),
  ];
  print(`${checked} : ${found.join(", ")}.`);
  if (!fix && problems.some(({ repair }) => repair)) print("« lint --fix » fait les corrections qui sont certaines.");
  if (config.problems.length > 0) print("Ce qu’un fichier nomme (vues, indicateurs, filtres) est vérifié une fois sa forme correcte.");
  return problems.length === 0 ? 0 : 1;
}

/** Which lexicons could not be checked; and how many entries no demonstration review holds, where that was asked for. */
function remarks({ unused, unread }: LexiconReport, all: boolean): string[] {
  return [
    ...unread.map((file) => `${file} n’est pas compté parmi les lexiques : ses entrées sont vérifiées une fois sa forme correcte.`),
    ...(all ? [`${counted(unused.length, "entrée")} sans exemple dans la démonstration.`] : []),
  ];
}

/** What is counted, or nothing for zero. */
function countedAny(count: number, one: string): string[] {
  return count === 0 ? [] : [counted(count, one)];
}
