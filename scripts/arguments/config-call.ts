import { parseArgs } from "node:util";

import { oneOf } from "../../src/engine/check/one-of.ts";
import { optionFault, strayOption, superfluous, unknownWord } from "./option-fault.ts";

const options = {
  owner: { type: "string" },
  id: { type: "string" },
  unused: { type: "boolean" },
  fix: { type: "boolean" },
  json: { type: "boolean" },
  server: { type: "string" },
  out: { type: "string" },
  "dry-run": { type: "boolean" },
  write: { type: "boolean" },
} as const;

type Values = ReturnType<typeof readOptions>["values"];

interface CommandForm {
  /** The options that it takes. */
  takes: readonly (keyof Values)[];
  /** What is wrong with its words and options; null where nothing is. */
  fault?: (files: readonly string[], values: Values) => string | null;
}

const forms = {
  lint: { takes: ["unused", "fix", "json"], fault: (_, { json, unused }) => (json && unused ? unusedAlone : null) },
  diff: { takes: ["json"], fault: (files) => (files.length < 2 ? "Indiquez les deux fichiers à comparer." : atMost(2)(files)) },
  schemas: { takes: [], fault: (files) => atMost(1)(files) },
  preview: { takes: ["out"], fault: (files) => (files.length === 0 ? "Indiquez au moins un fichier à dessiner." : null) },
  migrate: { takes: ["dry-run"] },
  rename: { takes: ["write"], fault: renameFault },
  export: { takes: ["server"], fault: (files) => atMost(2)(files) },
  import: { takes: ["owner", "id", "server"], fault: importFault },
} satisfies Record<string, CommandForm>;

export type ConfigCommand = keyof typeof forms;

const commands = Object.keys(forms) as ConfigCommand[];

const unusedAlone = "L’option « --unused » ne s’emploie pas avec « --json ».";

export interface ConfigCall {
  command: ConfigCommand;
  /** What follows the command: files, or for `export` a dashboard and where its document goes. */
  files: string[];
  values: Values;
}

/** What was typed after `npm run config --`, or what is wrong with it, in one French sentence. */
export function readConfigCall(args: readonly string[] = process.argv.slice(2)): ConfigCall | { fault: string } {
  const wrong = optionFault(options, args);
  if (wrong !== null) return { fault: wrong };
  const { values, positionals } = readOptions(args);
  const [said, ...files] = positionals;
  const command = commands.find((one) => one === said);
  if (said === undefined) return { fault: `Précisez ce qui est à faire : ${oneOf(commands)}.` };
  if (!command) return { fault: unknownWord(`La commande « ${said} » n’existe pas : ${oneOf(commands)}.`, said, commands) };
  const { takes, fault }: CommandForm = forms[command];
  const found = strayOption(command, takes, values) ?? fault?.(files, values) ?? null;
  return found === null ? { command, files, values } : { fault: found };
}

function atMost(count: number): (files: readonly string[]) => string | null {
  return (files) => (files.length > count ? superfluous(files.slice(count)) : null);
}

function importFault(files: readonly string[], { owner, id, server }: Values): string | null {
  if (files.length === 0) return "Le nom du fichier à importer manque.";
  if (owner === undefined && server === undefined) return "L’option « --owner » manque.";
  if (owner !== undefined && server !== undefined)
    return "« --owner » et « --server » s’excluent : sur un autre serveur, le tableau de bord revient au compte du jeton.";
  return id !== undefined && files.length > 1 ? superfluous(files.slice(1), "« --id » ne remplace qu’un tableau de bord") : null;
}

function renameFault([what, from, to, ...others]: readonly string[]): string | null {
  if (what !== "measure")
    return what === undefined
      ? "Précisez ce qui est à renommer : measure."
      : `« ${what} » ne se renomme pas : seuls les indicateurs (measure).`;
  if (from === undefined || to === undefined) return "Indiquez l’ancien nom, puis le nouveau.";
  return others.length > 0 ? superfluous(others) : null;
}

function readOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options });
}
