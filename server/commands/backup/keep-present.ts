import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

import { sql, type Transaction } from "kysely";

import type { CommandContext, CommandEvent } from "../command.ts";
import { CommandRefusal } from "../../kit/command-refusal.ts";
import { dataFiles } from "../../kit/data-files.ts";
import type { Tables } from "../../store/tables.ts";
import { presentSecrets } from "./backup-command.ts";
import { keptName } from "./drop-old-kept.ts";
import { writeBackupWithin } from "./write-backup.ts";
import { writeFailure } from "./write-failure.ts";

/**
 * Writes a backup of what a restoration is about to replace, beside those of earlier ones; nothing where the
 * state holds nothing. Tells `kept` with its path and what it holds. Refuses where it cannot be written.
 */
export async function keepPresent(
  db: Transaction<Tables>,
  { files, dataDir, now, key }: Pick<CommandContext, "files" | "dataDir" | "now"> & { key: string | null },
  tell: (event: CommandEvent) => void,
): Promise<void> {
  const present = await holdings(db);
  if (present === null) return;
  const at = now();
  const path = unusedPath(dataFiles(dataDir).backups, at);
  try {
    mkdirSync(dataFiles(dataDir).backups, { recursive: true, mode: 0o700 });
    await writeBackupWithin(db, path, {
      files,
      secrets: presentSecrets(dataDir),
      now: at,
      key,
      report: (done) => tell({ type: "keeping", done }),
    });
  } catch (error) {
    const cause = writeFailure(error, path);
    if (cause === null) throw error;
    throw new CommandRefusal(
      `La restauration n’a pas commencé, car ce que contient l’installation (${present}) n’a pas pu être sauvegardé d’abord : ${cause} Rien n’a été changé.`,
      { cause: error },
    );
  }
  tell({ type: "kept", path, present });
}

/** Named after the moment, on the clock of this machine; two within a second have a number. */
function unusedPath(folder: string, at: Date): string {
  // Sweden writes dates as file names sort them.
  const moment = at.toLocaleString("sv-SE").replace(" ", "-").replaceAll(":", "");
  for (let no = 1; ; no += 1) {
    const path = join(folder, keptName(moment, no));
    if (!existsSync(path)) return path;
  }
}

/** What somebody would miss, and its name: one, many. */
const missed: readonly (readonly [keyof Tables, string, string])[] = [
  ["destinations", "destination", "destinations"],
  ["users", "compte", "comptes"],
  ["establishments", "établissement", "établissements"],
  ["reviews", "avis", "avis"],
  ["dashboards", "tableau de bord", "tableaux de bord"],
];

/** What a state holds that its replacement would take away («2 destinations, 40 500 avis»); null where nothing is there yet. */
async function holdings(db: Transaction<Tables>): Promise<string | null> {
  const found: string[] = [];
  for (const [table, one, many] of missed) {
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(db);
    const n = rows[0]?.n ?? 0;
    if (n > 0) found.push(`${n.toLocaleString("fr-FR")} ${n > 1 ? many : one}`);
  }
  return found.length > 0 ? found.join(", ") : null;
}
