/** `npm run backup -- FILE`: everything in one file, while the server runs or not. */
import { resolve } from "node:path";

import { progress } from "../server/lifecycle/progress.ts";
import { runCommand } from "../server/lifecycle/run-command.ts";
import { readBackupCall } from "./arguments/backup-call.ts";
import { counted } from "./counted.ts";
import { runProgram } from "./report-error.ts";
import { printError } from "./print.ts";

const inClear =
  "Elle contient en clair les secrets de l’installation : gardez-la à l’abri, ou chiffrez-la avec BACKUP_KEY ou --key-file FICHIER.";
const sealed = "Elle est chiffrée : rien ne la rouvre sans sa clé, gardez celle-ci ailleurs.";

await runProgram(async () => {
  const call = readBackupCall(process.argv.slice(2), process.env);
  if (!call) {
    printError("Usage : npm run backup -- FICHIER [--key-file FICHIER]");
    return 2;
  }
  const { file, key } = call;
  const bar = progress("Sauvegarde");
  const { rows } = await runCommand({
    name: "backup",
    args: { path: resolve(file), key },
    tell: ({ done }) => bar.update(Number(done), null),
  });
  bar.end(`Sauvegarde écrite dans ${file} : ${counted(Number(rows), "enregistrement")}. ${key === null ? inClear : sealed}`);
  return 0;
});
