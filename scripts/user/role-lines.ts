import { readTexts } from "../../server/kit/texts.ts";
import { knownRoles } from "../../src/domain/access/access.ts";
import { webRoutes } from "../../src/domain/access/routes.ts";
import type { Role } from "../../src/generated/types.ts";
import { oneOf } from "../../src/engine/check/one-of.ts";

/** Every role with its French name and the types of accounts that it opens pages to, in columns. */
export function roleLines(): string[] {
  const names = readTexts<Role>("src/app/app.fr.json", "role");
  const longest = Math.max(...knownRoles.map((role) => role.length));
  return knownRoles.map((role) => `${role.padEnd(longest)}  ${names[role]} (${openedTo(role)})`);
}

/** The types of accounts that the role opens a page to, as the routes have it. */
function openedTo(role: Role): string {
  const opened = webRoutes([]).flatMap(({ access }) => (access.anyOf?.includes(role) ? [access.type] : []));
  if (opened.length === 0) return "complète d’autres rôles";
  return oneOf((["DMO", "TP"] as const).filter((type) => opened.some((one) => one === undefined || one === type)));
}
