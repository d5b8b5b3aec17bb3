import { parseArgs } from "node:util";

import { fileKinds } from "../../server/commands/import/lines/imported-kinds.ts";
import { oneOf } from "../../src/engine/check/one-of.ts";
import { missingOption, optionFault, strayOption, superfluous, unknownWord } from "./option-fault.ts";

const options = {
  destination: { type: "string" },
  name: { type: "string" },
  "create-establishments": { type: "boolean" },
  "dry-run": { type: "boolean" },
  json: { type: "boolean" },
} as const;

type Kind = (typeof fileKinds)[number] | "destination";

/** Which options each kind takes; the first is required. */
const taken: Readonly<Record<Kind, readonly [keyof typeof options, ...(keyof typeof options)[]]>> = {
  reviews: ["destination", "create-establishments", "dry-run", "json"],
  establishments: ["destination", "dry-run", "json"],
  communes: ["destination", "dry-run", "json"],
  destination: ["name"],
};

const kinds: readonly Kind[] = [...fileKinds, "destination"];

export interface ImportCall {
  kind: Kind;
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
  if (said === undefined) return { fault: `Précisez ce qui est à importer : ${oneOf(kinds)}.` };
  if (!kind) return { fault: unknownWord(`Rien ne s’importe sous le nom « ${said} ».`, said, kinds) };
  if (!subject)
    return { fault: kind === "destination" ? "L’identifiant de la destination manque." : "Le nom du fichier à importer manque." };
  const stray = strayOption(kind, taken[kind], values);
  if (stray !== null) return { fault: stray };
  const [needed] = taken[kind];
  if (values[needed] === undefined) return { fault: missingOption(needed) };
  if (others.length > 0) return { fault: superfluous(others, kind === "destination" ? "" : "un seul fichier à la fois") };
  return { kind, subject, values };
}

function readOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options });
}
