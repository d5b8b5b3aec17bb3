import type { Menu, MenuBadge, MenuCounts, MenuItem } from "../../../src/generated/types.ts";
import type { ScopedDb, Store } from "../../store/store.ts";
import type { Actor } from "../../kit/actor.ts";
import { waitingStates } from "../moderation/moderation-items.ts";

interface CountingServices {
  store: Store;
  moderationProvider: string;
  /** Reviews that report a grave incident and that nobody of the actor's group has read. */
  unreadIncidents: () => Promise<number>;
}

/**
 * Counts what is shown beside the entries of these menus, over the reviews that the actor sees; those of a professional are
 * of the account's establishments.
 */
export async function menuCounts(actor: Actor, menus: readonly Menu[], services: CountingServices): Promise<MenuCounts> {
  const badges = [...new Set(menus.flatMap(({ items }) => badgesOf(items)))];
  const ofState = badges.filter((badge) => badge !== "incidents-unread");
  const counts: MenuCounts = {};
  if (ofState.length > 0)
    await services.store.forActor(actor).transaction(async (db) => {
      for (const badge of ofState) counts[badge] = await count(db, badge, actor, services.moderationProvider);
    });
  if (badges.includes("incidents-unread")) counts["incidents-unread"] = await services.unreadIncidents();
  return counts;
}

async function count(
  db: ScopedDb,
  badge: Exclude<MenuBadge, "incidents-unread">,
  { type, cards }: Actor,
  provider: string,
): Promise<number> {
  if (type === "TP" && cards.length === 0) return 0;
  let reviews = db.selectFrom("reviews").where("source", "=", provider);
  if (type === "TP") reviews = reviews.where("establishment_id", "in", [...cards]);
  reviews =
    badge === "moderation-pending"
      ? reviews.where("state", "in", waitingStates)
      : reviews.where("state", "=", "published").where("reply_text", "is", null);
  const row = await reviews.select(({ fn }) => fn.countAll<number>().as("n")).executeTakeFirst();
  return row?.n ?? 0;
}

function badgesOf(items: readonly MenuItem[]): MenuBadge[] {
  return items.flatMap(({ badge, items: below = [] }) => [...(badge ? [badge] : []), ...badgesOf(below)]);
}
