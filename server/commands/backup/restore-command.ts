import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Command } from "../command.ts";
import { CommandRefusal } from "../../kit/command-refusal.ts";
import { dataFiles } from "../../kit/data-files.ts";
import { keyArgument } from "./backup-command.ts";
import { BackupError } from "./backup-error.ts";
import { dropOldKept } from "./drop-old-kept.ts";
import { keepPresent } from "./keep-present.ts";
import { readBackup } from "./read-backup.ts";
import { unsealed } from "./sealed.ts";

/**
 * Replaces everything by the backup that is the input; existing data is backed up first and reported as `kept`.
 * `restart` says that a running server still uses other secrets, `dropped` how many backups of earlier restorations went.
 */
export const restoreCommand: Command = async ({ store, files, projection, dataDir, now }, args, input, tell) => {
  const key = keyArgument(args);
  try {
    const report = (done: number): void => tell({ type: "progress", done });
    const { header, rows } = await readBackup(store, files, unsealed(input, key), report, (db) =>
      keepPresent(db, { files, dataDir, now, key }, tell),
    );
    // A demo load that was cut off has nothing to complete any more.
    rmSync(dataFiles(dataDir).demoMark, { force: true });
    await projection.settled();
    const file = join(dataDir, "secrets.json");
    const restart = header.secrets !== null && (!existsSync(file) || readFileSync(file, "utf8") !== header.secrets);
    if (header.secrets !== null && restart) replaceFile(file, header.secrets);
    return { rows, created: header.created, restart, dropped: dropOldKept(dataFiles(dataDir).backups) };
  } catch (error) {
    if (error instanceof BackupError) throw new CommandRefusal(error.message);
    throw error;
  }
};

/** Under another name first: a process killed here leaves the old file whole. */
function replaceFile(file: string, content: string): void {
  rmSync(`${file}.draft`, { force: true });
  writeFileSync(`${file}.draft`, content, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
}
