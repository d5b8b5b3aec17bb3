/** `npm run backup -- FILE`: everything in one file, while the server runs or not. */
import { resolve } from "node:path";

import { progress } from "../server/lifecycle/progress.ts";
import { runCommand } from "../server/lifecycle/run-command.ts";
import { counted } from "./counted.ts";
import { runProgram } from "./report-error.ts";

await runProgram(async () => {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length > 0) {
    console.error("Usage\u00a0: npm run backup -- FICHIER");
    return 2;
  }
  const bar = progress("Sauvegarde");
  const { rows } = await runCommand({ name: "backup", args: { path: resolve(file) }, tell: ({ done }) => bar.update(Number(done), null) });
  bar.end(
    `Sauvegarde écrite dans ${file}\u00a0: ${counted(Number(rows), "enregistrement")}. Elle contient les secrets de l’installation\u00a0: gardez-la à l’abri.`,
  );
  return 0;
});
