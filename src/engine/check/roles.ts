import { knownRoles } from "../../domain/access/access.ts";
import type { ConfigProblem } from "../../generated/types.ts";
import { nearest } from "./nearest.ts";
import { unknownValue } from "./problems.ts";

/** The roles of a list that the product does not have: nobody would hold them. */
export function checkRoles(roles: readonly string[] | undefined, at: string): ConfigProblem[] {
  return (roles ?? []).flatMap((role, index) => {
    if (knownRoles.includes(role)) return [];
    // Accounts carry roles with the product's prefix, documents without it.
    const candidate = knownRoles.find((known) => role.endsWith(`_${known}`)) ?? nearest(role, knownRoles);
    return [unknownValue(`${at}/${index}`, "Le rôle", role, knownRoles, { candidate, others: roles ?? [] })];
  });
}
