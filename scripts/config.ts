/** `npm run config -- …`: what can be done with documents outside the application. */
import { projectRoot as root } from "../server/kit/project-root.ts";
import { routeNames } from "../src/domain/access/routes.ts";
import { type ConfigCall, type ConfigCommand, readConfigCall } from "./arguments/config-call.ts";
import { lintCommand } from "./config/lint-command.ts";
import { runProgram } from "./report-error.ts";
import { printError } from "./print.ts";

const usage = `Usage :
  npm run config -- lint [FICHIER…] [--fix] [--json]      vérifie la configuration et les lexiques, ou ces fichiers ; --fix corrige ce qui peut l’être
  npm run config -- lint --unused [LEXIQUE…]              nomme aussi toutes les entrées qu’aucun avis de démonstration ne contient
  npm run config -- diff A B                              dit ce qui change d’un fichier à l’autre
  npm run config -- schemas [DOSSIER]                     écrit les schémas que votre éditeur lit, avec les indicateurs de cette installation
  npm run config -- export                                liste les tableaux de bord
  npm run config -- export ID [FICHIER]                   écrit le document d’un tableau de bord
  npm run config -- import FICHIER… --owner LOGIN         crée un tableau de bord par fichier
  npm run config -- import FICHIER --owner LOGIN --id ID  remplace celui-ci`;

/** What each command does; its code loads only where it is asked for, so that the linter stays quick. */
const run: Readonly<Record<ConfigCommand, (call: ConfigCall) => Promise<number>>> = {
  lint: ({ files, values }) => lintCommand(root, routeNames, files, values),
  diff: async ({ files, values }) => {
    const { diffCommand } = await import("./config/diff/diff-command.ts");
    return diffCommand(root, routeNames, [files[0] ?? "", files[1] ?? ""], values);
  },
  schemas: async ({ files }) => {
    const { schemasCommand } = await import("./config/schemas/schemas-command.ts");
    return schemasCommand(root, routeNames, files[0]);
  },
  export: async ({ files }) => {
    const { exportTo } = await import("./config/transfer.ts");
    return exportTo(files[0], files[1]);
  },
  import: async ({ files, values }) => {
    const { importFrom } = await import("./config/transfer.ts");
    return importFrom(root, routeNames, files, values.owner ?? "", values.id);
  },
};

await runProgram(async () => {
  const call = readConfigCall();
  if (!("fault" in call)) return run[call.command](call);
  printError(`${call.fault}\n${usage}`);
  return 2;
});
