/** `npm run config -- lint|export|import`: what can be done with documents outside the application. */
import { join } from "node:path";
import { parseArgs } from "node:util";

import { webRoutes } from "../src/domain/routes.ts";
import { lineOf, lint } from "./config/lint.ts";
import { runProgram } from "./report-error.ts";

const root = join(import.meta.dirname, "..");
const routes = (slug: string): string[] => webRoutes(slug).map(({ name }) => name);
const usage = `Usage :
  npm run config -- lint [FICHIER…]                       vérifie la configuration, ou ces fichiers
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
    const { problems, checked } = await lint(root, routes, files);
    for (const problem of problems) console.log(lineOf(problem));
    console.log(
      `${checked}\u00a0: ${problems.length === 0 ? "aucun problème" : `${problems.length} ${problems.length > 1 ? "problèmes" : "problème"}`}.`,
    );
    return problems.length === 0 ? 0 : 1;
  }
  // The stores' code loads only where it is needed: the linter stays quick.
  const { exportTo, importFrom } = await import("./config/transfer.ts");
  return command === "export" ? exportTo(files[0], files[1]) : importFrom(root, routes, files, values.owner ?? "", values.id);
});

function readArguments() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { owner: { type: "string" }, id: { type: "string" } } });
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
