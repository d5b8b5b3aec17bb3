import type { Transaction } from "kysely";

import { roleName } from "../../../src/domain/access/access.ts";
import type { Role } from "../../../src/generated/types.ts";
import type { Tables } from "../../store/tables.ts";

/**
 * Gives an account the roles of its subscriptions that are paid, and takes from it those of others. Roles that it had
 * otherwise stay, whatever a subscription gave and ended. The caller holds the account's row.
 */
export async function settleRights(db: Transaction<Tables>, login: string, slug: string): Promise<void> {
  const user = await db.selectFrom("users").where("login", "=", login).select("roles").executeTakeFirst();
  if (!user) return;
  const given = await db.selectFrom("account_rights").where("login", "=", login).select("roles").executeTakeFirst();
  const before = new Set(given?.roles.map(upper));
  const base = user.roles.filter((role) => !before.has(upper(role)));
  const held = new Set(base.map(upper));
  const paid = await db.selectFrom("subscriptions").where("login", "=", login).where("state", "=", "active").select("roles").execute();
  const names = new Set(paid.flatMap(({ roles }) => roles.map((role) => roleName(role as Role, slug))));
  const own = [...names].filter((role) => !held.has(upper(role)));
  await db
    .updateTable("users")
    .set({ roles: [...base, ...own] })
    .where("login", "=", login)
    .execute();
  await db
    .insertInto("account_rights")
    .values({ login, roles: own })
    .onConflict((conflict) => conflict.column("login").doUpdateSet({ roles: own }))
    .execute();
}

const upper = (role: string): string => role.toUpperCase();
