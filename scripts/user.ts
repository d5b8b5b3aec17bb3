/** `npm run user -- add|list|roles|change|disable|enable|password|barometer`: accounts, in the running server or on stores opened for it. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

import { typeset } from "../src/domain/format/typeset.ts";
import { runCommand } from "../server/lifecycle/run-command.ts";
import { readUserCall } from "./arguments/user-call.ts";
import { counted } from "./counted.ts";
import { runProgram } from "./report-error.ts";
import { roleLines } from "./user/role-lines.ts";
import { print, printError } from "./print.ts";

const usage = `Comptes :
  npm run user -- add LOGIN --type DMO|TP --group ID --roles ROLE,ROLE… [--card ID]… [--restricted]
  npm run user -- list
  npm run user -- roles
  npm run user -- change LOGIN [--roles ROLE,ROLE…] [--card ID]…
  npm run user -- disable LOGIN
  npm run user -- enable LOGIN
  npm run user -- password LOGIN
  npm run user -- barometer GROUP on|off
Le mot de passe est demandé, ou lu sur l’entrée standard ; sans réponse, il est tiré au sort et affiché.
« barometer » ouvre ou ferme le baromètre aux comptes d’une destination.
« roles » nomme les rôles ; « change » remplace ceux d’un compte et lui ajoute des établissements.`;

interface Account {
  login: string;
  type: string;
  group: string;
  roles: string[];
  disabled: boolean;
}

await runProgram(async () => {
  const call = readUserCall();
  if ("fault" in call) {
    printError(`${call.fault}\n${usage}`);
    return 2;
  }
  const { action, login, values } = call;
  if (action === "roles") {
    for (const line of roleLines()) print(line);
    return 0;
  }
  // The server that has the accounts answers this: its environment may not be this terminal's.
  const takesPassword = action === "add" || action === "password";
  const needsPassword = takesPassword && (await runCommand({ name: "user", args: { action: "provider" } })).external !== true;
  const password = needsPassword ? await askPassword() : "";
  const result = await runCommand({
    name: "user",
    args: {
      action,
      ...(login === undefined ? {} : { login }),
      ...(password === "" ? {} : { password }),
      type: values.type,
      group: values.group,
      roles: (values.roles ?? "").split(",").map((role) => role.trim()),
      cards: values.card ?? [],
      restricted: values.restricted ?? false,
      enabled: call.enabled ?? false,
    },
  });
  show(action, result);
  return 0;
});

/** What the person types, unseen, or the first line of the standard input; empty for «choose one». */
async function askPassword(): Promise<string> {
  const terminal = process.stdin.isTTY;
  if (terminal) process.stdout.write(typeset("Mot de passe (vide : tiré au sort) : "));
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal });
  const first = await new Promise<string>((resolve) => {
    lines.once("line", resolve);
    lines.once("close", () => resolve(""));
    // A program that never closes our input is not about to type.
    if (!terminal) setTimeout(resolve, 1000, "").unref();
  });
  lines.close();
  if (terminal) process.stdout.write("\n");
  return first;
}

function show(action: string, result: Record<string, unknown>): void {
  if (action === "list") {
    const accounts = result.accounts as Account[];
    for (const { login, type, group, roles, disabled } of accounts)
      console.log([login, type, group, roles.join(",") || "aucun rôle", disabled ? "désactivé" : "actif"].join("\t"));
    return print(`${counted(accounts.length, "compte")}.`);
  }
  if (action === "barometer") return print(`Baromètre ${result.barometer === true ? "ouvert" : "fermé"} : ${String(result.group)}.`);
  const done: Record<string, string> = {
    add: "Compte créé",
    change: "Compte modifié",
    disable: "Compte désactivé, ses sessions sont fermées",
    enable: "Compte réactivé",
    password: "Mot de passe changé, les sessions sont fermées",
  };
  print(`${done[action] ?? "Fait"} : ${String(result.login)}.`);
  if (typeof result.password === "string") console.log(`${typeset("Mot de passe : ")}${result.password}`);
  for (const note of (result.notes ?? []) as string[]) printError(`Avertissement : ${note}`);
}
