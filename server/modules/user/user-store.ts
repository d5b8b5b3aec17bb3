import type { DestinationName, Entities, Informations, UserCard } from "../../../src/generated/types.ts";
import type { Store } from "../../store/store.ts";
import type { Actor } from "../../kit/actor.ts";

/** What `users.details` holds of an account. */
export interface AccountDetails {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly phone?: string;
  readonly billing?: {
    readonly name?: string;
    readonly siret?: string;
    readonly street?: string;
    readonly zip?: string;
    readonly city?: string;
  };
}

export interface UserStore {
  /** The establishments whose cards the account holds, as far as its group sees them; by name. */
  cards(actor: Actor): Promise<UserCard[]>;
  details(actor: Actor): Promise<AccountDetails>;
  /** The group's destination, then the child destinations by name; nothing for a group outside every destination. */
  destinations(actor: Actor): Promise<DestinationName[]>;
  informations(actor: Actor): Promise<Informations>;
  /** The territories to which figures can be narrowed. */
  entities(actor: Actor): Promise<Entities>;
}

/** What concerns the signed-in user, from the state. */
export function userStore(store: Store): UserStore {
  const destinations = (actor: Actor): Promise<DestinationName[]> =>
    store.forActor(actor).transaction(async (db) => {
      const own = actor.group.destination;
      if (own === null) return [];
      const rows = await db
        .selectFrom("destinations")
        .where((where) => where.or([where("id", "=", own), where("parent_id", "=", own)]))
        .select(["id", "name", "parent_id"])
        .orderBy("name")
        .execute();
      return rows.toSorted((a, b) => Number(a.id !== own) - Number(b.id !== own)).map(({ id, name }) => ({ id, name }));
    });

  return {
    destinations,
    cards: (actor) =>
      store.forActor(actor).transaction(async (db) => {
        if (actor.cards.length === 0) return [];
        return db
          .selectFrom("establishments")
          .where("id", "in", [...actor.cards])
          .select(["id", "name", "category", "city"])
          .orderBy("name")
          .execute();
      }),
    details: (actor) =>
      store.forActor(actor).transaction(async (db) => {
        const row = await db.selectFrom("users").where("login", "=", actor.login).select("details").executeTakeFirst();
        return row?.details ?? {};
      }),
    async informations(actor) {
      const [own, ...children] = await destinations(actor);
      return store.forActor(actor).transaction(async (db) => {
        const establishments = await db
          .selectFrom("establishments")
          .select(({ fn }) => fn.countAll<number>().as("n"))
          .executeTakeFirst();
        const communes = await db
          .selectFrom("communes")
          .where("destination_id", "=", own?.id ?? "")
          .select(({ fn }) => fn.countAll<number>().as("n"))
          .executeTakeFirst();
        return { destination: own ?? null, children, establishments: establishments?.n ?? 0, communes: communes?.n ?? 0 };
      });
    },
    async entities(actor) {
      const [own, ...children] = await destinations(actor);
      if (!own) return [];
      const communes = await store
        .forActor(actor)
        .transaction((db) =>
          db.selectFrom("communes").where("destination_id", "=", own.id).select(["insee as id", "name"]).orderBy("name").execute(),
        );
      return [
        { ...own, kind: "destination" as const },
        ...children.map((child) => ({ ...child, kind: "child" as const })),
        ...communes.map((commune) => ({ ...commune, kind: "commune" as const })),
      ];
    },
  };
}
