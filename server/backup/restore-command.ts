import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { CommandRefusal, type Command } from "../lifecycle/commands.ts";
import { BackupError, readBackup } from "./read-backup.ts";

/** Replaces everything by the backup that is the input; `restart` says that a running server still uses other secrets. */
export const restoreCommand: Command = async ({ store, projection, dataDir }, _args, input, tell) => {
  try {
    const { header, rows } = await readBackup(store, input, (done) => tell({ type: "progress", done }));
    await projection.settled();
    const file = join(dataDir, "secrets.json");
    const restart = header.secrets !== null && (!existsSync(file) || readFileSync(file, "utf8") !== header.secrets);
    if (header.secrets !== null && restart) writeFileSync(file, header.secrets, { mode: 0o600 });
    return { rows, created: header.created, restart };
  } catch (error) {
    if (error instanceof BackupError) throw new CommandRefusal(error.message);
    throw error;
  }
};
