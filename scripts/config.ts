/** `npm run config -- lint [FILES] | export … | import …`: what can be done with documents outside the application. */
import { join } from "node:path";

import { webRoutes } from "../src/domain/routes.ts";
import { lineOf, lint } from "./config/lint.ts";

const root = join(import.meta.dirname, "..");
const [command, ...rest] = process.argv.slice(2);

switch (command) {
  case "lint": {
    const { problems, checked } = await lint(root, (slug) => webRoutes(slug).map(({ name }) => name), rest);
    for (const problem of problems) console.log(lineOf(problem));
    console.log(problems.length === 0 ? `${checked}\u00a0: aucun problème.` : `${checked}\u00a0: ${problems.length} ${problems.length > 1 ? "problèmes" : "problème"}.`);
    process.exitCode = problems.length === 0 ? 0 : 1;
    break;
  }
  default:
    console.error("Commandes\u00a0: lint [FICHIERS] | export [ID | FICHIER…] | import FICHIER…");
    process.exitCode = 2;
}
