import { oneOf } from "../../../src/engine/check/one-of.ts";

/** What `npm run user` does with accounts. */
export const userActions = ["add", "list", "roles", "change", "disable", "enable", "password", "barometer"] as const;
export type UserAction = (typeof userActions)[number];

/** Told of a word that is none of the {@link userActions}. */
export function unknownAction(said: string): string {
  return `L’action « ${said} » n’existe pas : ${oneOf(userActions)}.`;
}
