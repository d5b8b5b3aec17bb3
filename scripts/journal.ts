/** `npm run journal -- verify`: reads the moderation journals again and says where a chain breaks. */
import { formatDate } from "../src/domain/format/format.ts";
import { runCommand } from "../server/lifecycle/run-command.ts";
import { print, printError } from "./print.ts";
import { runProgram } from "./report-error.ts";

/** A broken chain, as the command answers it. */
interface Break {
  destination: string;
  no: number;
  at: string;
  why: "missing" | "changed" | "unlinked";
}

const reasons: Readonly<Record<Break["why"], string>> = {
  missing: "une ligne manque juste avant celle-ci",
  changed: "cette ligne a été modifiée après coup",
  unlinked: "cette ligne ne suit pas celle d’avant",
};

await runProgram(async () => {
  const [task, ...others] = process.argv.slice(2);
  if (task !== "verify" || others.length > 0) {
    printError("Usage :\n  npm run journal -- verify   relit les journaux de modération et dit où une chaîne est rompue");
    return 2;
  }
  const { lines, breaks } = (await runCommand({ name: "journal" })) as unknown as { lines: number; breaks: Break[] };
  if (breaks.length === 0) {
    print(lines === 0 ? "Les journaux de modération sont vides." : `Les journaux de modération sont intacts : ${lines} lignes relues.`);
    return 0;
  }
  for (const { destination, no, at, why } of breaks)
    printError(`Journal de ${destination}, ligne ${no} du ${formatDate(at, "datetime")} : ${reasons[why]}.`);
  return 1;
});
