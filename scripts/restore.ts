/** `npm run restore -- FILE`: replaces everything by what a backup holds. */
import { progress } from "../server/lifecycle/progress.ts";
import { runCommand } from "../server/lifecycle/run-command.ts";
import { openInput } from "./import/input.ts";
import { runProgram } from "./report-error.ts";

await runProgram(async () => {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length > 0) {
    console.error("Usage\u00a0: npm run restore -- FICHIER");
    return 2;
  }
  const bar = progress("Restauration");
  const { rows, created, restart } = await runCommand({
    name: "restore",
    input: openInput(file).stream,
    tell: ({ done }) => bar.update(Number(done), null),
  });
  const day = new Date(String(created)).toLocaleString("fr-FR", { dateStyle: "long", timeStyle: "short" });
  bar.end(`Sauvegarde du ${day} restaurée\u00a0: ${Number(rows).toLocaleString("fr-FR")} enregistrements. Chacun doit se reconnecter.`);
  if (restart) console.log("Les secrets de la sauvegarde remplacent ceux de cette installation\u00a0: redémarrez le serveur s’il tourne.");
  return 0;
});
