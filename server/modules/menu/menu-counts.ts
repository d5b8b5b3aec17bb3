import type { Menu, MenuBadge, MenuCounts, MenuItem } from "../../../src/generated/types.ts";
import type { ScopedDb, Store } from "../../store/store.ts";
import type { Actor } from "../../kit/actor.ts";

/**
 * Counts what stands beside the entries of these menus, over the product's own reviews that the actor sees; a
 * professional's are those of the account's establishments.
 */
export async function menuCounts(store: Store, actor: Actor, menus: readonly Menu[], moderationProvider: string): Promise<MenuCounts> {
  const badges = [...new Set(menus.flatMap(({ items }) => badgesOf(items)))];
  if (badges.length === 0) return {};
  return store.forActor(actor).transaction(async (db) => {
    const counts: MenuCounts = {};
    for (const badge of badges) counts[badge] = await count(db, badge, actor, moderationProvider);
    return counts;
  });
}

async function count(db: ScopedDb, badge: MenuBadge, { type, cards }: Actor, provider: string): Promise<number> {
  if (type === "TP" && cards.length === 0) return 0;
  let reviews = db.selectFrom("reviews").where("source", "=", provider);
  if (type === "TP") reviews = reviews.where("establishment_id", "in", [...cards]);
  reviews =
    badge === "moderation-pending"
      ? reviews.where("state", "=", "pending")
      : reviews.where("state", "=", "published").where("reply_text", "is", null);
  const row = await reviews.select(({ fn }) => fn.countAll<number>().as("n")).executeTakeFirst();
  return row?.n ?? 0;
}

function badgesOf(items: readonly MenuItem[]): MenuBadge[] {
  return items.flatMap(({ badge, items: below = [] }) => [...(badge ? [badge] : []), ...badgesOf(below)]);
}
