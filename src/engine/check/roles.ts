import { knownRoles, moderationFiguresAccess, observationRoles, ownPageRoles } from "../../domain/access/access.ts";
import type { ConfigProblem, Page } from "../../generated/types.ts";
import { nearest } from "./nearest.ts";
import { meant, problem, step, unknownValue } from "./problems.ts";

/** The roles of a list that the product does not have: nobody would hold them. */
export function checkRoles(roles: readonly string[] | undefined, at: string): ConfigProblem[] {
  return (roles ?? []).flatMap((role, index) => {
    if (knownRoles.includes(role)) return [];
    // Accounts carry roles with the product's prefix, documents without it.
    const candidate = knownRoles.find((known) => role.endsWith(`_${known}`)) ?? nearest(role, knownRoles);
    return [unknownValue(`${at}/${index}`, "Le rôle", role, knownRoles, { candidate, others: roles ?? [] })];
  });
}

/** The roles of a page that do not open figures: whoever holds one would find a page of refused tiles. */
export function checkPageRoles({ roles = [], of, for: reader }: Page): ConfigProblem[] {
  if (of === "moderation") return checkRolesAmong(roles, moderationFiguresAccess.anyOf, "cette page de modération", "elle demande");
  const opening = [...(reader === "TP" ? [] : observationRoles), ...(of === undefined || reader === "DMO" ? [] : ownPageRoles)];
  const pages = of === undefined ? "les pages de la destination" : "cette page d’établissement";
  return checkRolesAmong(roles, opening, pages, of === undefined ? "elles demandent" : "elle demande");
}

function checkRolesAmong(roles: readonly string[], opening: readonly string[], pages: string, ask: string): ConfigProblem[] {
  return roles.flatMap((role, index) => {
    if (opening.includes(role)) return [];
    const at = `/roles${step(index)}`;
    const candidate = nearest(role, opening);
    const known = opening.map((name) => `« ${name} »`).join(" ou ");
    const hint = candidate ? ` ${meant(candidate)}` : "";
    return [
      problem(at, `Le rôle « ${role} » n’ouvre pas ${pages} : ${ask} ${known}.${hint}`, {
        nearest: candidate,
        repair: candidate ? [{ op: "replace", path: at, value: candidate }] : null,
      }),
    ];
  });
}
