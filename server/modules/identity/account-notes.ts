import { homeRedirect } from "../../../src/domain/access/guard.ts";
import { isModerationOnly } from "../../../src/domain/access/access.ts";
import type { UserType } from "../../../src/generated/types.ts";
import { normalLogin } from "./accounts.ts";

/** What is worth a look in a login as it was typed, in French; an account may have it all the same. */
export function loginNotes(typed: string): string[] {
  const login = normalLogin(typed);
  return [
    ...(login === typed.trim() ? [] : [`L’identifiant est enregistré en minuscules : ${login}.`]),
    ...(/^[^@]+@[^@]+\.[^@.]+$/.test(login) ? [] : [`L’identifiant ${login} n’est pas une adresse électronique.`]),
  ];
}

/** What keeps an account from opening a page, each with the way out, in French; none where it opens one. `roles` with their prefix. */
export function accountNotes(
  { login, type, roles, cards }: { login: string; type: UserType; roles: readonly string[]; cards: readonly unknown[] },
  slug: string,
): string[] {
  const user = { type, roles, restricted_access: false };
  const reason =
    roles.length === 0
      ? "Ce compte n’ouvre aucune page tant qu’il n’a pas de rôle : donnez-lui-en"
      : `Ces rôles ne mènent un compte ${type} à aucune page d’accueil : ajoutez-en un qui en ouvre une`;
  return [
    ...(homeRedirect(user, false, slug) === "loginerror"
      ? [`${reason} avec « npm run user -- change ${login} --roles ROLE,ROLE… » ; « npm run user -- roles » les nomme.`]
      : []),
    ...(type === "TP" && cards.length === 0 && !isModerationOnly(user, slug)
      ? [
          `Sans établissement, ce compte n’ouvre que la vérification du compte : donnez-lui le sien avec « npm run user -- change ${login} --card ID ».`,
        ]
      : []),
  ];
}
