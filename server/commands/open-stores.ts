import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { isDamaged, isHeldElsewhere, openColumnar, type Columnar } from "../analytics/columnar.ts";
import { openProjection, type Projection } from "../analytics/projection.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import type { Environment } from "../kit/environment.ts";
import { dataFiles } from "../kit/data-files.ts";
import { closeToOthers } from "../kit/private-folder.ts";
import { productName } from "../kit/product-name.ts";
import { reasonOf, StartupError } from "../kit/startup-error.ts";
import { stateRefusal } from "./state-refusal.ts";

/** The stores of one process, opened in order and closed in the other. */
export interface Stores {
  store: Store;
  columnar: Columnar;
  projection: Projection;
  close(): Promise<void>;
}

/** Changes kept in the outbox of a shared state for the other servers; one that lags further makes its projection anew. */
const sharedKeep = 200_000;

export interface OpenOptions {
  /** Puts a damaged projection aside and begins an empty one; without it a damaged one is refused. */
  replaceDamaged?: boolean;
  /** Hears, perhaps more than once, that one of the embedded stores works no more: only another process can open it again. */
  failed?: (error: Error) => void;
}

/**
 * Opens the data folder for this process alone. The columnar file comes first: the kernel's lock on it refuses a
 * second process before that could touch the embedded database, which has no lock and would lose writes.
 * Throws a {@link StartupError} whose sentence names the obstacle; nothing has been changed then.
 */
export async function openStores(environment: Place, options: OpenOptions = {}): Promise<Stores> {
  if (environment.analyticsUrl !== null)
    throw new StartupError(
      "ANALYTICS_URL n’est pas encore pris en charge : retirez cette variable, l’analyse se fait alors dans le dossier de données.",
    );
  makeFolder(environment.dataDir);
  const stillOpen = closeToOthers(environment.dataDir);
  if (stillOpen !== null) console.error(stillOpen);
  try {
    return await openAll(environment, options);
  } catch (error) {
    if (!(error instanceof DamagedColumns)) throw error;
    const path = dataFiles(environment.dataDir).columnar;
    if (options.replaceDamaged !== true)
      throw new StartupError(
        `Le fichier ${path} est endommagé ; il se refait entièrement à partir des données : lancez « npm run analytics:rebuild ».`,
        { cause: error.cause },
      );
    putAside(path);
    return openAll(environment, options);
  }
}

type Place = Pick<Environment, "dataDir" | "databaseUrl" | "analyticsUrl">;

/** The columnar file is damaged, whether that showed when it was opened or at the first look into it; nothing is left open. */
class DamagedColumns extends Error {}

async function openAll({ dataDir, databaseUrl }: Place, options: OpenOptions): Promise<Stores> {
  const files = dataFiles(dataDir);
  const columnar = await openFirst(files.columnar, dataDir, options);
  try {
    writeFileSync(files.lock, `${JSON.stringify({ pid: process.pid, started: new Date().toISOString() })}\n`);
    const store = await openState(files.state, databaseUrl, options);
    try {
      const projection = await openProjection({ store, columnar, keepBehind: databaseUrl === null ? 0 : sharedKeep });
      const close = async (): Promise<void> => {
        await projection.stop();
        await store.close();
        rmSync(files.lock, { force: true });
        await columnar.close();
      };
      return { store, columnar, projection, close };
    } catch (error) {
      await store.close();
      // Only the columns have been read here: where a cut-off file lacks just the end, this look is the first to miss it.
      throw isDamaged(error) ? new DamagedColumns(undefined, { cause: error }) : error;
    }
  } catch (error) {
    rmSync(files.lock, { force: true });
    await columnar.close();
    throw error;
  }
}

function makeFolder(dataDir: string): void {
  try {
    makeFolders(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `Le dossier de données ${dataDir} ne peut pas être écrit : donnez-en le droit à cet utilisateur, ou choisissez un autre dossier avec DATA_DIR.`,
      { cause: error },
    );
  }
}

/** One level at a time: Node's own way down never ends on a file system whose folders cannot be made (`/proc`). */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process has created it meanwhile; the lock decides which one owns it.
    if (!existsSync(folder)) throw error;
  }
}

async function openFirst(path: string, dataDir: string, { failed }: OpenOptions): Promise<Columnar> {
  try {
    return await openColumnar(path, failed ? { failed } : {});
  } catch (error) {
    if (isHeldElsewhere(error)) throw new StartupError(heldSentence(dataDir), { cause: error });
    if (isDamaged(error)) throw new DamagedColumns(undefined, { cause: error });
    throw new StartupError(`Le fichier ${path} ne peut pas être ouvert : ${reasonOf(error)}`, { cause: error });
  }
}

function putAside(path: string): void {
  const aside = `${path}.endommage-${new Date().toISOString().replaceAll(":", "")}`;
  renameSync(path, aside);
  if (existsSync(`${path}.wal`)) renameSync(`${path}.wal`, `${aside}.wal`);
}

function heldSentence(dataDir: string): string {
  return `Le dossier de données ${dataDir} est déjà utilisé par un autre processus de ${productName()}${holder(dataDir)} : arrêtez-le d’abord, ou choisissez un autre dossier avec DATA_DIR.`;
}

/** Who left the lock file, as far as it can be read. */
function holder(dataDir: string): string {
  try {
    const { pid, started } = JSON.parse(readFileSync(dataFiles(dataDir).lock, "utf8")) as { pid: number; started: string };
    return ` (processus ${pid}, démarré le ${new Date(started).toLocaleString("fr-FR", { dateStyle: "long", timeStyle: "short" })})`;
  } catch {
    return "";
  }
}

async function openState(folder: string, databaseUrl: string | null, { failed }: OpenOptions): Promise<Store> {
  try {
    return await openStore(databaseUrl === null ? { folder } : { postgres: databaseUrl }, failed);
  } catch (error) {
    throw stateRefusal(error, databaseUrl === null ? { folder } : { postgres: databaseUrl });
  }
}
