/** `npm run restore -- FILE`: replaces everything by the content of a backup; the former content is backed up first, and the last few of these backups are kept. */
import { keptBackups } from "../server/commands/backup/drop-old-kept.ts";
import { progress } from "../server/lifecycle/progress.ts";
import { runCommand } from "../server/lifecycle/run-command.ts";
import { readBackupCall } from "./arguments/backup-call.ts";
import { counted } from "./counted.ts";
import { openInput } from "./import/input.ts";
import { runProgram } from "./report-error.ts";
import { print, printError } from "./print.ts";

await runProgram(async () => {
  const call = readBackupCall(process.argv.slice(2), process.env);
  if (!call) {
    printError("Usage : npm run restore -- FICHIER [--key-file FICHIER]");
    return 2;
  }
  const { file, key, keyFile } = call;
  const keeping = progress("Sauvegarde de l’existant");
  const bar = progress("Restauration");
  const { rows, created, restart, dropped } = await runCommand({
    name: "restore",
    args: { key },
    input: openInput(file).stream,
    tell: ({ type, done, path, present }) => {
      if (type === "keeping") keeping.update(Number(done), null);
      else if (type === "kept") keeping.end(keptSentence(String(path), String(present), key !== null, keyFile));
      else bar.update(Number(done), null);
    },
  });
  const day = new Date(String(created)).toLocaleString("fr-FR", { dateStyle: "long", timeStyle: "short" });
  bar.end(`Sauvegarde du ${day} restaurée : ${counted(Number(rows), "enregistrement")}. Chacun doit se reconnecter.`);
  if (Number(dropped) > 0)
    print(
      `Des sauvegardes faites avant une restauration, les ${keptBackups} dernières sont gardées : ${counted(Number(dropped), "plus ancienne a été supprimée", "plus anciennes ont été supprimées")}.`,
    );
  if (restart) print("Les secrets de la sauvegarde remplacent ceux de cette installation : redémarrez le serveur s’il tourne.");
  return 0;
});

/** The command to go back is at the end of its line, ready to be copied. */
function keptSentence(path: string, present: string, isSealed: boolean, keyFile: string | null): string {
  return [
    `Ce que contient l’installation (${present}) est d’abord sauvegardé, secrets compris${isSealed ? ", chiffré par la même clé" : ""}, dans ${path}`,
    `Pour y revenir : npm run restore -- ${quoted(path)}${keyFile === null ? "" : ` --key-file ${quoted(keyFile)}`}`,
    `Une restauration réussie garde les ${keptBackups} dernières sauvegardes de ce genre et supprime les plus anciennes : copiez ailleurs celle que vous voulez garder.`,
  ].join("\n");
}

/** A path as a shell takes it. */
function quoted(path: string): string {
  return /[^\p{L}\p{N}_@%+=:,./\\-]/u.test(path) ? `"${path.replace(/["$`]/g, "\\$&")}"` : path;
}
