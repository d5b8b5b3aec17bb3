import { parseArgs } from "node:util";

import { missingOption, optionFault, strayOption, superfluous, unknownWord } from "./option-fault.ts";

const options = { group: { type: "string" }, all: { type: "boolean" } } as const;
const actions = ["erase", "purge"] as const;

export type GuestsCall = { action: "purge" } | { action: "erase"; email: string; group: string | undefined };

/** What was typed after `npm run guests --`, or what is wrong with it, in one French sentence. */
export function readGuestsCall(args: readonly string[] = process.argv.slice(2)): GuestsCall | { fault: string } {
  const wrong = optionFault(options, args);
  if (wrong !== null) return { fault: wrong };
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [said, ...words] = positionals;
  const action = actions.find((one) => one === said);
  if (said === undefined) return { fault: "Précisez l’action : erase ou purge." };
  if (!action) return { fault: unknownWord(`L’action « ${said} » n’existe pas.`, said, actions) };
  const stray = strayOption(action, action === "erase" ? ["group", "all"] : [], values);
  if (stray !== null) return { fault: stray };
  const [email, ...others] = action === "erase" ? words : ["", ...words];
  if (email === undefined) return { fault: "L’adresse du client manque." };
  if (others.length > 0) return { fault: superfluous(others) };
  if (action === "purge") return { action };
  // An erasure cannot be taken back: whose data it is has to be said.
  if (values.group === undefined && values.all !== true)
    return { fault: `${missingOption("group")} Ou précisez « --all » : tous les groupes.` };
  if (values.group !== undefined && values.all === true) return { fault: "Précisez « --group » ou « --all », pas les deux." };
  return { action, email, group: values.group };
}
