/** `npm run restore -- FILE [--replace]`: replaces everything by what a backup holds; what is there already, only when told to. */
import { parseArgs } from "node:util";

import { progress } from "../server/lifecycle/progress.ts";
import { runCommand } from "../server/lifecycle/run-command.ts";
import { openInput } from "./import/input.ts";
import { runProgram } from "./report-error.ts";

await runProgram(async () => {
  const call = readArguments();
  if (call === null) {
    console.error("Usage\u00a0: npm run restore -- FICHIER [--replace]");
    return 2;
  }
  const { file, replace } = call;
  const bar = progress("Restauration");
  const { rows, created, restart } = await runCommand({
    name: "restore",
    args: { replace },
    input: openInput(file).stream,
    tell: ({ done }) => bar.update(Number(done), null),
  });
  const day = new Date(String(created)).toLocaleString("fr-FR", { dateStyle: "long", timeStyle: "short" });
  bar.end(`Sauvegarde du ${day} restaurée\u00a0: ${Number(rows).toLocaleString("fr-FR")} enregistrements. Chacun doit se reconnecter.`);
  if (restart) console.log("Les secrets de la sauvegarde remplacent ceux de cette installation\u00a0: redémarrez le serveur s’il tourne.");
  return 0;
});

function readArguments(): { file: string; replace: boolean } | null {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: "boolean", default: false } } });
    const [file, ...others] = positionals;
    return file && others.length === 0 ? { file, replace: values.replace } : null;
  } catch {
    return null;
  }
}
