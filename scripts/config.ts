/** `npm run config -- lint|export|import`: what can be done with documents outside the application. */
import { parseArgs } from "node:util";

import { projectRoot as root } from "../server/project-root.ts";
import { webRoutes } from "../src/domain/routes.ts";
import { lintLexiconFiles, isLexiconFile } from "./config/lint-lexicons.ts";
import { lineOf, lint } from "./config/lint.ts";
import { runProgram } from "./report-error.ts";

const routes = (slug: string): string[] => webRoutes(slug).map(({ name }) => name);
/** As many as the demonstration has. */
const DEMO_REVIEWS = 40_000;
const counted = (count: number, word: string): string => (count === 0 ? "" : `${count} ${word}${count > 1 ? "s" : ""}`);
const usage = `Usage :
  npm run config -- lint [FICHIER…]                       vérifie la configuration et les lexiques, ou ces fichiers
  npm run config -- lint --unused [LEXIQUE…]              nomme aussi les entrées qu’aucun avis de démonstration ne contient
  npm run config -- export                                liste les tableaux de bord
  npm run config -- export ID [FICHIER]                   écrit le document d’un tableau de bord
  npm run config -- import FICHIER… --owner LOGIN         crée un tableau de bord par fichier
  npm run config -- import FICHIER --owner LOGIN --id ID  remplace celui-ci`;

await runProgram(async () => {
  const call = readArguments();
  if (call === null) {
    console.error(usage);
    return 2;
  }
  const { command, files, values } = call;
  if (command === "lint") {
    const others = files.filter((file) => !isLexiconFile(file));
    const config = files.length > 0 && others.length === 0 ? { problems: [], checked: "" } : await lint(root, routes, others);
    const lexicons = await lintLexiconFiles(root, files, values.unused === true ? DEMO_REVIEWS : 0);
    const problems = [...config.problems, ...lexicons.problems];
    for (const found of [...problems, ...lexicons.unused]) console.log(lineOf(found));
    const checked = [config.checked, counted(lexicons.checked, "lexique")].filter((part) => part !== "").join(", ");
    console.log(`${checked}\u00a0: ${problems.length === 0 ? "aucun problème" : counted(problems.length, "problème")}.`);
    if (config.problems.length > 0)
      console.log("Ce qu’un fichier nomme (vues, indicateurs, filtres) est vérifié une fois sa forme correcte.");
    if (values.unused === true)
      console.log(`${lexicons.unused.length} ${lexicons.unused.length > 1 ? "entrées" : "entrée"} sans exemple dans la démonstration.`);
    return problems.length === 0 ? 0 : 1;
  }
  // The stores' code loads only where it is needed: the linter stays quick.
  const { exportTo, importFrom } = await import("./config/transfer.ts");
  return command === "export" ? exportTo(files[0], files[1]) : importFrom(root, routes, files, values.owner ?? "", values.id);
});

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { owner: { type: "string" }, id: { type: "string" }, unused: { type: "boolean" } },
    });
    const [command, ...files] = positionals;
    const complete =
      command === "lint" ||
      (command === "export" && files.length <= 2) ||
      (command === "import" && values.owner !== undefined && files.length > 0 && (values.id === undefined || files.length === 1));
    return complete ? { command, files, values } : null;
  } catch {
    return null;
  }
}
