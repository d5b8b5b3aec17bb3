/** `npm run guests -- erase ADDRESS --group ID | purge`: erases guests' data, in the running server or on stores opened for it. */
import { runCommand } from "../server/lifecycle/run-command.ts";
import { readGuestsCall } from "./arguments/guests-call.ts";
import { counted } from "./counted.ts";
import { print, printError } from "./print.ts";
import { runProgram } from "./report-error.ts";

const usage = `Données des clients :
  npm run guests -- erase ADRESSE --group ID   efface ce qu’une organisation sait d’un client
  npm run guests -- erase ADRESSE --all        de même pour toutes les organisations
  npm run guests -- purge                      efface tout de suite ce qui a plus de 36 mois
Les notes restent, sans identité. Un effacement est définitif.`;

await runProgram(async () => {
  const call = readGuestsCall();
  if ("fault" in call) {
    printError(`${call.fault}\n${usage}`);
    return 2;
  }
  if (call.action === "purge") {
    const { changes } = await runCommand({ name: "guests", args: { action: "purge" } });
    print(Number(changes) === 0 ? "Rien n’a plus de 36 mois." : `Effacement terminé : ${counted(Number(changes), "élément")}.`);
    return 0;
  }
  const { action, email, group } = call;
  const { invitations, answers, mails, reviews } = await runCommand({
    name: "guests",
    args: { action, email, ...(group === undefined ? {} : { group }) },
  });
  const found = [
    [invitations, "invitation", "invitations"],
    [answers, "réponse", "réponses"],
    [mails, "message", "messages"],
    [reviews, "avis", "avis"],
  ] as const;
  const said = found.filter(([n]) => Number(n) > 0).map(([n, one, many]) => counted(Number(n), one, many));
  print(said.length === 0 ? "Aucune donnée de ce client." : `Effacé : ${said.join(", ")}. Les notes restent, sans identité.`);
  return 0;
});
