import type { Adapter, AdapterPayload } from "oidc-provider";

import type { Clock } from "../../kit/clock.ts";
import type { Store } from "../../store/store.ts";

/** What the embedded provider keeps, in the state store: a sign-in begun before a restart, or at another server, can be finished. */
export function providerRecords(store: Store, clock: Clock): (model: string) => Adapter {
  const run = <T>(work: Parameters<typeof store.system<T>>[1]): Promise<T> => store.system("identity.provider", work);
  const now = (): string => clock.now().toISOString();

  return (model) => {
    const findWhere = (column: "id" | "uid", value: string): Promise<AdapterPayload | undefined> =>
      run(async (db) => {
        const row = await db
          .selectFrom("identity_records")
          .select(["payload", "consumed_at"])
          .where("model", "=", model)
          .where(column, "=", value)
          .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now())]))
          .executeTakeFirst();
        if (!row) return undefined;
        return { ...row.payload, ...(row.consumed_at === null ? {} : { consumed: Math.floor(Date.parse(row.consumed_at) / 1000) }) };
      });

    return {
      find: (id) => findWhere("id", id),
      findByUid: (uid) => findWhere("uid", uid),
      // Only the device flow has user codes, and it is off.
      findByUserCode: async () => undefined,
      upsert: (id, payload, expiresIn) =>
        run(async (db) => {
          await db.deleteFrom("identity_records").where("expires_at", "<=", now()).execute();
          const row = {
            payload: JSON.stringify(payload),
            grant_id: payload.grantId ?? null,
            uid: payload.uid ?? null,
            expires_at: expiresIn ? new Date(clock.now().getTime() + expiresIn * 1000).toISOString() : null,
          };
          await db
            .insertInto("identity_records")
            .values({ model, id, ...row, consumed_at: null })
            .onConflict((conflict) => conflict.columns(["model", "id"]).doUpdateSet(row))
            .execute();
        }),
      consume: (id) =>
        run(async (db) => {
          await db.updateTable("identity_records").set({ consumed_at: now() }).where("model", "=", model).where("id", "=", id).execute();
        }),
      destroy: (id) =>
        run(async (db) => {
          await db.deleteFrom("identity_records").where("model", "=", model).where("id", "=", id).execute();
        }),
      revokeByGrantId: (grantId) =>
        run(async (db) => {
          await db.deleteFrom("identity_records").where("model", "=", model).where("grant_id", "=", grantId).execute();
        }),
    };
  };
}
