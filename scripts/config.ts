/** `npm run config -- lint|export|import`: what can be done with documents outside the application. */
import { projectRoot as root } from "../server/kit/project-root.ts";
import { routeNames } from "../src/domain/access/routes.ts";
import { readConfigCall } from "./arguments/config-call.ts";
import { lintLexiconFiles, isLexiconFile, type LexiconReport } from "./config/lint-lexicons.ts";
import { lineOf, lint } from "./config/lint.ts";
import { counted } from "./counted.ts";
import { runProgram } from "./report-error.ts";
import { print, printError } from "./print.ts";

/** Up to this many warnings are listed one by one; of the others only the number is printed. */
const NAMED_WARNINGS = 50;
const usage = `Usage :
  npm run config -- lint [FICHIER…]                       vérifie la configuration et les lexiques, ou ces fichiers
  npm run config -- lint --unused [LEXIQUE…]              nomme aussi toutes les entrées qu’aucun avis de démonstration ne contient
  npm run config -- export                                liste les tableaux de bord
  npm run config -- export ID [FICHIER]                   écrit le document d’un tableau de bord
  npm run config -- import FICHIER… --owner LOGIN         crée un tableau de bord par fichier
  npm run config -- import FICHIER --owner LOGIN --id ID  remplace celui-ci`;

await runProgram(async () => {
  const call = readConfigCall();
  if ("fault" in call) {
    printError(`${call.fault}\n${usage}`);
    return 2;
  }
  const { command, files, values } = call;
  if (command === "lint") {
    const others = files.filter((file) => !isLexiconFile(file));
    const config = files.length > 0 && others.length === 0 ? { problems: [], checked: "" } : await lint(root, routeNames, others);
    const { unused = false } = values;
    const lexicons = await lintLexiconFiles(root, files, { unused });
    const problems = [...config.problems, ...lexicons.problems];
    const named = lexicons.warnings.slice(0, NAMED_WARNINGS);
    for (const found of [...problems, ...named, ...lexicons.unused]) print(lineOf(found));
    if (lexicons.warnings.length > named.length)
      print(`… et ${counted(lexicons.warnings.length - named.length, "autre avertissement", "autres avertissements")} de ce genre.`);
    for (const line of remarks(lexicons, unused)) print(line);
    const checked = [...(config.checked === "" ? [] : [config.checked]), ...countedAny(lexicons.checked, "lexique")].join(", ");
    const found = [
      problems.length === 0 ? "aucun problème" : counted(problems.length, "problème"),
      ...countedAny(lexicons.warnings.length, "avertissement"),
    ];
    print(`${checked} : ${found.join(", ")}.`);
    if (config.problems.length > 0) print("Ce qu’un fichier nomme (vues, indicateurs, filtres) est vérifié une fois sa forme correcte.");
    return problems.length === 0 ? 0 : 1;
  }
  // The stores' code loads only where it is needed: the linter stays quick.
  const { exportTo, importFrom } = await import("./config/transfer.ts");
  return command === "export" ? exportTo(files[0], files[1]) : importFrom(root, routeNames, files, values.owner ?? "", values.id);
});

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
