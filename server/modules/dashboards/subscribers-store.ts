import type { Store, StoreActor } from "../../store/store.ts";

/**
 * To how many addresses each dashboard of the actor's group is sent at regular times, whichever account sends it, without
 * those who have stopped it. The reports themselves are known to their account alone.
 */
export async function subscribersOf(store: Store, { group }: StoreActor): Promise<ReadonlyMap<string, number>> {
  const { reports, stopped } = await store.system("dashboards.subscribers", async (db) => ({
    reports: await db
      .selectFrom("report_schedules")
      .where("group_id", "=", group.id)
      .where("active", "=", true)
      .select(["id", "dashboard_id", "recipients"])
      .execute(),
    stopped: await db
      .selectFrom("mail_subscriptions")
      .where("group_id", "=", group.id)
      .where("topic", "like", "report:%")
      .where("stopped_at", "is not", null)
      .select(["topic", "address"])
      .execute(),
  }));
  const refused = new Set(stopped.map(({ topic, address }) => `${topic} ${address}`));
  const addresses = new Map<string, Set<string>>();
  for (const { id, dashboard_id, recipients } of reports) {
    const known = addresses.get(dashboard_id) ?? new Set();
    for (const address of recipients.map((recipient) => recipient.address.toLowerCase()))
      if (!refused.has(`report:${id} ${address}`)) known.add(address);
    addresses.set(dashboard_id, known);
  }
  return new Map([...addresses].map(([id, { size }]) => [id, size]));
}
