import { parseArgs } from "node:util";

import { oneOf } from "../../src/engine/check/one-of.ts";
import { missingOption, optionFault, strayOption, superfluous, unknownWord } from "./option-fault.ts";

const options = {
  owner: { type: "string" },
  id: { type: "string" },
  unused: { type: "boolean" },
} as const;

/** Which options each command takes. */
const taken = { lint: ["unused"], export: [], import: ["owner", "id"] } as const;
const commands = ["lint", "export", "import"] as const;

export interface ConfigCall {
  command: (typeof commands)[number];
  /** Of `export`: the dashboard, and where its document goes. */
  files: string[];
  values: ReturnType<typeof readOptions>["values"];
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
  const stray = strayOption(command, taken[command], values);
  if (stray !== null) return { fault: stray };
  const fault = command === "import" ? importFault(files, values) : command === "export" ? exportFault(files) : null;
  return fault === null ? { command, files, values } : { fault };
}

function exportFault(files: readonly string[]): string | null {
  return files.length > 2 ? superfluous(files.slice(2)) : null;
}

function importFault(files: readonly string[], { owner, id }: ConfigCall["values"]): string | null {
  if (files.length === 0) return "Le nom du fichier à importer manque.";
  if (owner === undefined) return missingOption("owner");
  return id !== undefined && files.length > 1 ? superfluous(files.slice(1), "« --id » ne remplace qu’un tableau de bord") : null;
}

function readOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options });
}
