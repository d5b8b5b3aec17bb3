import { parseArgs } from "node:util";

import { missingOption, optionFault, superfluous, unknownWord } from "./option-fault.ts";

const options = {
  destination: { type: "string" },
  name: { type: "string" },
  "create-establishments": { type: "boolean" },
  "dry-run": { type: "boolean" },
} as const;

const kinds = ["reviews", "establishments", "destination"] as const;

export interface ImportCall {
  kind: (typeof kinds)[number];
  /** The file, or the destination that is made. */
  subject: string;
  values: ReturnType<typeof readOptions>["values"];
}

/** What was typed after `npm run import --`, or what is wrong with it, in one French sentence. */
export function readImportCall(args: readonly string[] = process.argv.slice(2)): ImportCall | { fault: string } {
  const wrong = optionFault(options, args);
  if (wrong !== null) return { fault: wrong };
  const { values, positionals } = readOptions(args);
  const [said, subject, ...others] = positionals;
  const kind = kinds.find((one) => one === said);
  if (said === undefined) return { fault: "Précisez ce qui est à importer\u00a0: reviews, establishments ou destination." };
  if (!kind) return { fault: unknownWord(`Rien ne s’importe sous le nom «\u00a0${said}\u00a0».`, said, kinds) };
  if (!subject)
    return { fault: kind === "destination" ? "L’identifiant de la destination manque." : "Le nom du fichier à importer manque." };
  const needed = kind === "destination" ? "name" : "destination";
  if (values[needed] === undefined) return { fault: missingOption(needed) };
  if (others.length > 0) return { fault: superfluous(others) };
  return { kind, subject, values };
}

function readOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options });
}
