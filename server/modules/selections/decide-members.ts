import type { SelectionInput, SelectionRule } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import type { StoreActor } from "../../store/store.ts";
import { refused } from "../../reading/question.ts";
import { membersOf, readsReviews, requireReadable, requireRule } from "./rule-members.ts";
import { type SelectionChange, type Selections, type StoredSelection } from "./selections-store.ts";
import { readTerritory, type TerritoryServices } from "./territory.ts";

/**
 * What a request makes of a selection, its members worked out. Refuses (422) what contradicts itself, and (404) an
 * establishment or a selection that the group does not see.
 */
export async function decideMembers(
  { title, establishments, rule, kind }: SelectionInput,
  former: StoredSelection | null,
  selections: Selections,
  services: TerritoryServices,
  actor: StoreActor,
): Promise<SelectionChange> {
  if (establishments && rule) throw refused("/rule", "Une sélection a des établissements choisis, ou une règle.");
  if (establishments) {
    if (kind === "living") throw refused("/kind", "Une sélection vivante suit une règle.");
    const members = [...new Set(establishments)];
    if ((await selections.unseen(members)).length > 0) throw new ApiError("object.not-found");
    return { title: title.trim(), members };
  }
  // A change of kind alone takes up the rule that is there.
  const followed = rule ?? (kind !== undefined && kind !== former?.kind ? former?.rule : undefined);
  if (!followed) {
    if (kind === "living" && former?.kind !== "living") throw refused("/kind", "Une sélection vivante suit une règle.");
    return former ? { title: title.trim() } : { title: title.trim(), members: [] };
  }
  const members = await evaluated(followed, former?.id, selections, services, actor);
  return {
    title: title.trim(),
    members,
    rule: followed,
    kind: kind ?? "living",
  };
}

async function evaluated(
  rule: SelectionRule,
  id: string | undefined,
  selections: Selections,
  services: TerritoryServices,
  actor: StoreActor,
): Promise<string[]> {
  requireRule(rule);
  const [territory, known] = await Promise.all([readTerritory(services, actor, { reviews: readsReviews(rule) }), selections.rules()]);
  requireReadable(rule, id, territory, known);
  return (await membersOf(rule, territory)).map((member) => member.id);
}
