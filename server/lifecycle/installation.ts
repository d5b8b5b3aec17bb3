import { existsSync } from "node:fs";

import type { Environment } from "../kit/environment.ts";
import { dataFiles } from "../kit/data-files.ts";
import { productName } from "../kit/product-name.ts";
import { StartupError } from "../kit/startup-error.ts";

/**
 * Whether a command may be the first one in an empty folder. Any other asks for what is stored: with a mistyped DATA_DIR
 * it would make an empty installation there and answer as if that were the one meant.
 */
export function mayBegin(name: string): boolean {
  return name === "destination" || name === "restore";
}

/**
 * Throws a {@link StartupError} where a command would make an empty state beside the one that is meant; nothing is made.
 * A state in PostgreSQL lies elsewhere: where the folder has the columns alone, this terminal may lack its DATABASE_URL.
 */
export function requireState({ dataDir, databaseUrl }: Pick<Environment, "dataDir" | "databaseUrl">, command: string): void {
  const { state, columnar } = dataFiles(dataDir);
  if (databaseUrl !== null || existsSync(state)) return;
  if (existsSync(columnar))
    throw new StartupError(
      `Le dossier de données ${dataDir} contient les chiffres d’une installation, mais pas sa base de données : si elle est dans PostgreSQL, indiquez-la avec DATABASE_URL, comme au serveur ; sinon, commencez-en une avec « npm start ».`,
    );
  if (!mayBegin(command)) throw absent(dataDir);
}

/** Throws a {@link StartupError} where the data folder holds nothing of an installation, wherever its state lies; nothing is made there. */
export function requireInstallation(dataDir: string): void {
  const { state, columnar } = dataFiles(dataDir);
  if (!existsSync(state) && !existsSync(columnar)) throw absent(dataDir);
}

function absent(dataDir: string): StartupError {
  return new StartupError(
    `Le dossier de données ${dataDir} ne contient aucune installation de ${productName()} : indiquez le bon dossier avec DATA_DIR, ou commencez-en une avec « npm start ».`,
  );
}
