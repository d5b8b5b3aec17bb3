import type { UserType } from "../../src/generated/types.ts";
import type { Actor } from "../kit/actor.ts";
import type { Store } from "../store/store.ts";

/** What an actor is made of, of `users` and `groups` together. */
export const actorColumns = [
  "users.login",
  "users.type",
  "users.roles",
  "users.restricted_access",
  "users.cards",
  "groups.id as group",
  "groups.name as group_name",
  "groups.kind",
  "groups.logo_url",
  "groups.destination_id",
  "groups.barometer",
] as const;

interface ActorRow {
  login: string;
  type: UserType;
  roles: string[];
  restricted_access: boolean;
  cards: string[];
  group: string;
  group_name: string;
  kind: Actor["group"]["kind"];
  logo_url: string | null;
  destination_id: string | null;
  barometer: boolean;
}

/** The actor of a row of {@link actorColumns}. */
export function actorOf(row: ActorRow): Actor {
  return {
    login: row.login,
    type: row.type,
    group: {
      id: row.group,
      name: row.group_name,
      kind: row.kind,
      logo_url: row.logo_url,
      destination: row.destination_id,
      barometer: row.barometer,
    },
    roles: row.roles,
    restricted: row.restricted_access,
    cards: row.cards,
  };
}

/** An account as it is now, for what is done in its name while it is away; null where it is disabled or gone. */
export async function accountActor(store: Store, login: string): Promise<Actor | null> {
  const row = await store.system("account.actor", (db) =>
    db
      .selectFrom("users")
      .innerJoin("groups", "groups.id", "users.group_id")
      .where("users.login", "=", login)
      .where("users.disabled", "=", false)
      .select(actorColumns)
      .executeTakeFirst(),
  );
  return row ? actorOf(row) : null;
}
