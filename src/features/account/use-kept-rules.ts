import { isModerationOnly } from "../../domain/access/access.ts";
import { keptText, type Rules } from "../../page/form/entries.ts";
import { useSession } from "../../page/session/session.ts";

/** Rules with those of the fields that a professional's account does not open without: whoever emptied one would be shut out. */
export function useKeptRules(rules: Rules, fields: readonly string[]): Rules {
  const { user, app } = useSession();
  if (user?.type !== "TP" || isModerationOnly(user, app.product.slug)) return rules;
  return { ...Object.fromEntries(fields.map((field) => [field, keptText])), ...rules };
}
