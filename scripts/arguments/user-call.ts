import { parseArgs } from "node:util";

import { missingOption, optionFault, superfluous, unknownWord } from "./option-fault.ts";

const options = {
  type: { type: "string" },
  group: { type: "string" },
  roles: { type: "string", default: "" },
  card: { type: "string", multiple: true },
  restricted: { type: "boolean" },
} as const;

const actions = ["add", "list", "disable", "enable", "password"] as const;

export interface UserCall {
  action: (typeof actions)[number];
  login: string | undefined;
  values: ReturnType<typeof readOptions>["values"];
}

/** What was typed after `npm run user --`, or what is wrong with it, in one French sentence. */
export function readUserCall(args: readonly string[] = process.argv.slice(2)): UserCall | { fault: string } {
  const wrong = optionFault(options, args);
  if (wrong !== null) return { fault: wrong };
  const { values, positionals } = readOptions(args);
  const [said, login, ...others] = positionals;
  const action = actions.find((one) => one === said);
  if (said === undefined) return { fault: "Précisez l’action\u00a0: add, list, disable, enable ou password." };
  if (!action) return { fault: unknownWord(`L’action «\u00a0${said}\u00a0» n’existe pas.`, said, actions) };
  if (action !== "list" && !login) return { fault: "L’identifiant du compte (LOGIN) manque." };
  const missing = action === "add" ? (["type", "group"] as const).find((name) => values[name] === undefined) : undefined;
  if (missing) return { fault: missingOption(missing) };
  if (others.length > 0) return { fault: superfluous(others) };
  return { action, login, values };
}

function readOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options });
}
