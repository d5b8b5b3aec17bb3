import { knownRoles, roleName } from "../../../src/domain/access/access.ts";
import type { LicenseInfo } from "../../../src/generated/types.ts";
import type { Store } from "../../store/store.ts";

/**
 * What the professionals of some establishments have, by id; none for one that no professional account sees. The ids are
 * those of establishments that the reader sees: accounts are of other groups, so the state is asked as a whole.
 */
export async function licensesOf(store: Store, establishments: readonly string[], slug: string): Promise<ReadonlyMap<string, LicenseInfo>> {
  if (establishments.length === 0) return new Map();
  const rows = await store.system("licences of establishments", (db) =>
    db
      .selectFrom("visibility")
      .innerJoin("groups", "groups.id", "visibility.group_id")
      .innerJoin("users", "users.group_id", "groups.id")
      .select(["visibility.establishment_id", "groups.kind", "users.roles", "users.cards"])
      .where("groups.kind", "in", ["professional", "independents"])
      .where("users.type", "=", "TP")
      .where("users.disabled", "=", false)
      .where("visibility.establishment_id", "in", [...establishments])
      .execute(),
  );
  const found = new Map<string, LicenseInfo>();
  for (const { establishment_id, kind, roles, cards } of rows) {
    // Independents share a group: an account is that of the establishments whose cards it holds.
    if (kind === "independents" && !cards.includes(establishment_id)) continue;
    const known = found.get(establishment_id) ?? { offer: "standard", roles: [], accounts: 0, independent: false };
    const held = new Set(roles.map((role) => role.toUpperCase()));
    const named = knownRoles.filter((role) => held.has(roleName(role, slug)));
    found.set(establishment_id, {
      offer: known.offer === "expert" || named.includes("V2_PRO_WIDGET_EXPERT") ? "expert" : "standard",
      roles: knownRoles.filter((role) => known.roles.includes(role) || named.includes(role)),
      accounts: known.accounts + 1,
      independent: known.independent || kind === "independents",
    });
  }
  return found;
}
