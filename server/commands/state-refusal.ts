import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { join } from "node:path";

import { NewerSchemaError } from "../store/migrate.ts";
import { ForeignFolderError } from "../store/embedded-folder.ts";
import { UnmigratedError } from "../store/open-store.ts";
import { productName } from "../kit/product-name.ts";
import { reasonOf, StartupError } from "../kit/startup-error.ts";

/** Less is a full disk: PostgreSQL's log grows by files of 16 MB. */
const leastFree = 32 * 1024 * 1024;

/** Where the state was to be opened. */
export type StatePlace = { folder: string } | { postgres: string };

/** Why the state could not be opened, in one French sentence; never with what `DATABASE_URL` keeps secret. */
export function stateRefusal(error: unknown, place: StatePlace): StartupError {
  const refusal = (sentence: string): StartupError => new StartupError(sentence, { cause: error });
  if (error instanceof NewerSchemaError)
    return refusal(
      `La base de données vient d’une version plus récente de ${productName()} (${error.migration}) : installez cette version.`,
    );
  if (error instanceof UnmigratedError)
    return refusal(
      "La base de données n’est pas à jour, et l’identifiant « app » ne peut pas la modifier : démarrez une fois avec l’identifiant du propriétaire des tables.",
    );
  if (error instanceof ForeignFolderError)
    return refusal(
      `Le dossier ${error.message} contient des fichiers qui ne sont pas une base de données (PG_VERSION y manque) : rien n’y a été écrit. Videz-le, renommez-le, ou choisissez un autre dossier avec DATA_DIR.`,
    );
  return refusal("folder" in place ? embeddedSentence(error, place.folder) : postgresSentence(error, place.postgres));
}

function embeddedSentence(error: unknown, folder: string): string {
  const code = codeOf(error);
  const reason = reasonOf(error);
  const obstacle = obstacleIn(`${code} ${reason}`) ?? obstacleOf(folder);
  if (obstacle !== null) return `La base de données ${folder} ne peut pas être ouverte : ${obstacle}.`;
  // What the embedded database says of files that it cannot read; XX001 and XX002 are PostgreSQL's own words for it.
  if (/Aborted\(|failed to initialize|unreachable|memory access out of bounds/.test(reason) || /^XX00[12]$/.test(code))
    return `La base de données ${folder} est endommagée (${reason}) : renommez ce dossier, démarrez, puis restaurez une sauvegarde avec « npm run restore -- FICHIER ».`;
  if (isSqlState(code)) return `La mise à jour de la base de données ${folder} a échoué, rien n’y a été changé : ${reason}.`;
  return `La base de données ${folder} ne peut pas être ouverte : ${reason}.`;
}

/** The obstacle that an error code of the system names, though the files may be intact; null where it names none. */
function obstacleIn(words: string): string | null {
  if (/\b(?:ENOSPC|EDQUOT|53100)\b|No space left/i.test(words)) return "le disque est plein";
  if (/\b(?:EACCES|EPERM)\b|Permission denied/i.test(words)) return "cet utilisateur n’en a pas le droit";
  if (/\bEROFS\b|Read-only file system/i.test(words)) return "ce disque est en lecture seule";
  if (/\b(?:EMFILE|ENFILE)\b/.test(words)) return "trop de fichiers sont ouverts sur cette machine";
  return null;
}

/** The embedded database fails in the same way on a full disk and on damaged files: a check of the disk distinguishes them. */
function obstacleOf(folder: string): string | null {
  try {
    for (const path of [folder, join(folder, "PG_VERSION"), join(folder, "global"), join(folder, "pg_wal")])
      if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < leastFree ? "le disque est plein" : null;
  } catch (error) {
    return obstacleIn(codeOf(error));
  }
}

function postgresSentence(error: unknown, url: string): string {
  const code = codeOf(error);
  const reason = tellable(error, url) ? reasonOf(error) : code || "raison inconnue";
  // 08: connection; 28: identification; 3D: no such database; 53: no resources; 57P: the server stops or starts.
  if (isSqlState(code) && !/^(?:08|28|3D|53|57P)/.test(code))
    return `La mise à jour de la base PostgreSQL de DATABASE_URL a échoué, rien n’y a été changé : ${reason}.`;
  if (isSqlState(code)) return `La base PostgreSQL de DATABASE_URL refuse la connexion : ${reason}.`;
  return `La base PostgreSQL de DATABASE_URL ne répond pas : ${reason}.`;
}

/** Whether the reason may be shown: it holds no secret, and an unescaped sign has not made host or base of one. */
function tellable(error: unknown, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { password, pathname, search, hash, searchParams } = new URL(url);
  if (`${pathname}${search}${hash}`.includes("@")) return false;
  const reason = reasonOf(error);
  return [password, safelyDecoded(password), searchParams.get("password") ?? ""].every(
    (secret) => secret === "" || !reason.includes(secret),
  );
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code);

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
