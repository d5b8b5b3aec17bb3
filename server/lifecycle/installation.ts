import { existsSync } from "node:fs";

import type { Environment } from "./environment.ts";
import { dataFiles } from "./files.ts";
import { productName } from "./product-name.ts";
import { StartupError } from "./startup-error.ts";

/**
 * Whether a command may be the first one in an empty folder. Any other asks for what is stored: with a mistyped DATA_DIR
 * it would make an empty installation there and answer as if that were the one meant.
 */
export function mayBegin(name: string, args: Readonly<Record<string, unknown>>): boolean {
  // Before «add» the command line asks who keeps the passwords.
  if (name === "user") return args.action === "add" || (args.action === "provider" && args.before === "add");
  return name === "destination" || name === "restore";
}

/** Throws a {@link StartupError} where the data folder holds no installation; nothing is made there. A state in PostgreSQL lies elsewhere. */
export function requireInstallation({ dataDir, databaseUrl }: Pick<Environment, "dataDir" | "databaseUrl">): void {
  if (databaseUrl !== null || existsSync(dataFiles(dataDir).state)) return;
  throw new StartupError(
    `Le dossier de données ${dataDir} ne contient aucune installation de ${productName()}\u00a0: indiquez le bon dossier avec DATA_DIR, ou commencez-en une avec «\u00a0npm start\u00a0».`,
  );
}
