import { valueOf } from "../../../src/engine/document/parameter.ts";
import type { Dashboard, Filters, LinkRequest, MemberValue } from "../../../src/generated/types.ts";
import type { Analytics } from "../../analytics/analytics-port.ts";
import { scopeOf } from "../../analytics/question.ts";
import { membersOf, requireMember } from "../../reading/parameter.ts";
import { refused } from "../../reading/question.ts";

type Members = Pick<Analytics, "members">;

/**
 * The filters that a new link of a dashboard fixes: of a dynamic one the value asked for, of any other one none.
 *
 * Refuses (422) a dynamic dashboard without a value, a value where there is no parameter, and a link on one establishment whose
 * owner does not say that it names it whatever its figures are (decision 0134). A foreign value is the same 404 as an absent one.
 */
export async function lockedFor(
  analytics: Members,
  group: string,
  { parameter }: Pick<Dashboard, "parameter">,
  { value, names_all }: LinkRequest,
): Promise<Filters> {
  if (!parameter) {
    if (value !== undefined) throw refused("/value", "Ce tableau de bord ne demande pas de valeur.");
    return {};
  }
  if (value === undefined)
    throw refused("/value", "Choisissez ce que l’adresse publique montre : elle ne laisse pas le choix à son lecteur.");
  await requireMember(analytics, parameter.dimension, value, scopeOf(group));
  const locked = { [parameter.dimension]: [value] };
  requireNaming(locked, names_all);
  return locked;
}

/** Refuses (422) to leave weak establishments unnamed on a page that is about one establishment: its title names it. */
export function requireNaming(locked: Filters, namesAll: boolean | undefined): void {
  if (locked.establishment && namesAll !== true)
    throw refused(
      "/names_all",
      "Une adresse publique sur un établissement le nomme, même si ses chiffres sont faibles : acceptez-le d’abord.",
    );
}

/** What a link of a dashboard shows; undefined for one that shows no single value, or a value that is gone. */
export async function shownBy(
  analytics: Members,
  group: string,
  { parameter }: Pick<Dashboard, "parameter">,
  locked: Filters,
): Promise<MemberValue | undefined> {
  const value = valueOf({ parameter }, locked);
  if (!parameter || value === null) return undefined;
  return (await membersOf(analytics, parameter.dimension, scopeOf(group))).find((member) => member.value === value);
}
