/** `npm run config -- …`: what can be done with documents outside the application. */
import { projectRoot as root } from "../server/kit/project-root.ts";
import { routeNames } from "../src/domain/access/routes.ts";
import { type ConfigCall, type ConfigCommand, readConfigCall } from "./arguments/config-call.ts";
import { lintCommand } from "./config/lint-command.ts";
import type { RemoteServer } from "./config/remote/remote-server.ts";
import { runProgram } from "./report-error.ts";
import { printError } from "./print.ts";

const usage = `Usage :
  npm run config -- lint [FICHIER…] [--fix] [--json]      vérifie la configuration et les lexiques, ou ces fichiers ; --fix corrige ce qui peut l’être
  npm run config -- lint --unused [LEXIQUE…]              nomme aussi toutes les entrées qu’aucun avis de démonstration ne contient
  npm run config -- diff A B                              dit ce qui change d’un fichier à l’autre
  npm run config -- schemas [DOSSIER]                     écrit les schémas que votre éditeur lit, avec les indicateurs de cette installation
  npm run config -- preview FICHIER… [--out DOSSIER]      dessine chaque document sur ordinateur, téléphone et A4, en clair et en sombre, dans chaque état
  npm run config -- migrate [FICHIER…] [--dry-run]        récrit dans la forme actuelle les fichiers d’une version antérieure
  npm run config -- rename measure ANCIEN NOUVEAU         dit tout ce qui nomme un indicateur ; --write le renomme partout
  npm run config -- export                                liste les tableaux de bord
  npm run config -- export ID [FICHIER]                   écrit le document d’un tableau de bord
  npm run config -- import FICHIER… --owner LOGIN         crée un tableau de bord par fichier
  npm run config -- import FICHIER --owner LOGIN --id ID  remplace celui-ci
  … export ou import avec --server https://…              sur un autre serveur, avec la session que donne SESSION_TOKEN`;

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
  preview: async ({ files, values }) => {
    const { previewCommand } = await import("./config/preview/preview-command.ts");
    return previewCommand(root, routeNames, files, values.out);
  },
  migrate: async ({ files, values }) => {
    const { migrateCommand } = await import("./config/migrate-command.ts");
    return migrateCommand(root, files, values);
  },
  rename: async ({ files: [, from = "", to = ""], values }) => {
    const { renameCommand } = await import("./config/rename/rename-command.ts");
    return renameCommand(root, routeNames, [from, to], values.write ?? false);
  },
  export: async ({ files, values }) => {
    const { exportTo } = await import("./config/transfer.ts");
    return exportTo(files[0], files[1], await remoteOf(values.server));
  },
  import: async ({ files, values }) => {
    const { importFrom } = await import("./config/transfer.ts");
    return importFrom(root, routeNames, files, (await remoteOf(values.server)) ?? values.owner ?? "", values.id);
  },
};

/** The server that `--server` names, as the account sees it whose session SESSION_TOKEN is; undefined for this installation. */
async function remoteOf(address: string | undefined): Promise<RemoteServer | undefined> {
  if (address === undefined) return undefined;
  const { openRemote } = await import("./config/remote/open-remote.ts");
  return openRemote(address);
}

await runProgram(async () => {
  const call = readConfigCall();
  if (!("fault" in call)) return run[call.command](call);
  printError(`${call.fault}\n${usage}`);
  return 2;
});
