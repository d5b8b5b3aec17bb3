import { parseArgs } from "node:util";

import { unknownAction, userActions, type UserAction } from "../../server/modules/identity/user-actions.ts";
import { oneOf } from "../../src/engine/check/one-of.ts";
import { missingOption, optionFault, strayOption, superfluous, unknownWord } from "./option-fault.ts";

const options = {
  type: { type: "string" },
  group: { type: "string" },
  roles: { type: "string" },
  card: { type: "string", multiple: true },
  restricted: { type: "boolean" },
} as const;

/** Which options an action takes; none where it is absent. */
const taken: Readonly<Partial<Record<UserAction, readonly string[]>>> = { add: Object.keys(options), change: ["roles", "card"] };

export interface UserCall {
  action: UserAction;
  login: string | undefined;
  values: ReturnType<typeof readOptions>["values"];
  /** Of `barometer`: whether it opens. */
  enabled?: boolean;
}

/** What was typed after `npm run user --`, or what is wrong with it, in one French sentence. */
export function readUserCall(args: readonly string[] = process.argv.slice(2)): UserCall | { fault: string } {
  const wrong = optionFault(options, args);
  if (wrong !== null) return { fault: wrong };
  const { values, positionals } = readOptions(args);
  const [said, ...words] = positionals;
  const action = userActions.find((one) => one === said);
  if (said === undefined) return { fault: `Précisez l’action : ${oneOf(userActions)}.` };
  if (!action) return { fault: unknownWord(unknownAction(said), said, userActions) };
  const [login] = words;
  if (action === "barometer") return barometerCall(words, values);
  const isOfAccount = action !== "list" && action !== "roles";
  if (isOfAccount && !login) return { fault: "L’identifiant du compte (LOGIN) manque." };
  const stray = strayOption(action, taken[action] ?? [], values);
  if (stray !== null) return { fault: stray };
  const missing = action === "add" ? (["type", "group"] as const).find((name) => values[name] === undefined) : undefined;
  if (missing) return { fault: missingOption(missing) };
  if (action === "change" && !changesSomething(values)) return { fault: "Précisez ce qui change : --roles ou --card, avec sa valeur." };
  const others = words.slice(isOfAccount ? 1 : 0);
  if (others.length > 0) return { fault: superfluous(others) };
  return { action, login, values };
}

/** `barometer GROUP on|off`. */
function barometerCall([group, said, ...others]: readonly string[], values: UserCall["values"]): UserCall | { fault: string } {
  const stray = strayOption("barometer", [], values);
  if (stray !== null) return { fault: stray };
  if (!group) return { fault: "L’identifiant de la destination (GROUP) manque." };
  if (said !== "on" && said !== "off") return { fault: "Précisez « on » (ouvrir le baromètre) ou « off » (le fermer)." };
  if (others.length > 0) return { fault: superfluous(others) };
  return { action: "barometer", login: undefined, values: { ...values, group }, enabled: said === "on" };
}

/** Whether a change has an option, and every given one a value: an empty one, as from an unset variable, would change nothing and report success. */
function changesSomething({ roles, card = [] }: UserCall["values"]): boolean {
  const given = roles === undefined ? card : [roles, ...card];
  return given.length > 0 && given.every((names) => /[^\s,]/.test(names));
}

function readOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options });
}
