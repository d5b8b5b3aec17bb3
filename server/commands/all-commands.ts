import { importCommand } from "./import/import-command.ts";
import { destinationCommand } from "./import/destination-command.ts";
import { backupCommand } from "./backup/backup-command.ts";
import { restoreCommand } from "./backup/restore-command.ts";
import { reanalyseCommand, suggestionsCommand } from "./reanalysis/reanalyse-command.ts";
import { exportDashboard, importDashboard, listDashboards } from "./dashboards/dashboard-commands.ts";
import { renameMeasure } from "./dashboards/rename-measure.ts";
import { verifyJournals } from "../modules/moderation/journal.ts";
import { guestsCommand } from "./guests/guests-command.ts";
import { userCommand } from "./users/user-command.ts";
import type { Command } from "./command.ts";

/** Makes the columnar projection anew from the state; readers see the old one until the new one is whole. */
const rebuildCommand: Command = async ({ projection }, _args, _input, tell) => {
  await projection.rebuild((done, total) => tell({ type: "progress", done, total }));
  return { watermark: projection.watermark().no };
};

/** Reads every moderation journal again and says where a chain breaks. */
const journalCommand: Command = async ({ store }, _args, _input, tell) => ({
  ...(await verifyJournals(store, (lines) => tell({ type: "progress", lines }))),
});

/** Every command that the running server does for others; the key is its name in the address. */
export const commands: Readonly<Record<string, Command>> = {
  import: importCommand,
  destination: destinationCommand,
  backup: backupCommand,
  restore: restoreCommand,
  "analytics-rebuild": rebuildCommand,
  journal: journalCommand,
  reanalyse: reanalyseCommand,
  "lexicon-suggestions": suggestionsCommand,
  user: userCommand,
  guests: guestsCommand,
  "dashboard-list": listDashboards,
  "dashboard-export": exportDashboard,
  "dashboard-import": importDashboard,
  "dashboard-rename-measure": renameMeasure,
};
