import type { DestinationName } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import type { Store } from "../../store/store.ts";

/** A territory of which a month is read: the actor's destination, or one of its children. */
export interface Territory extends DestinationName {
  /** Set where it is a child: its figures are those of this value of the dimension «child». */
  child?: string;
  /** The children of a whole destination, by name. */
  children: readonly DestinationName[];
}

/** The territory with this id; null where the actor's destination is another, and has no such child. */
export async function findTerritory(store: Store, { login, group }: Actor, id: string): Promise<Territory | null> {
  const own = group.destination;
  if (own === null) return null;
  const rows = await store.forActor({ login, group }).transaction((db) =>
    db
      .selectFrom("destinations")
      .select(["id", "name", "parent_id"])
      .where((where) => where.or([where("id", "=", own), where("parent_id", "=", own)]))
      .orderBy("name")
      .execute(),
  );
  const found = rows.find((row) => row.id === id);
  if (!found) return null;
  const named = ({ id: known, name }: DestinationName): DestinationName => ({ id: known, name });
  return id === own
    ? { ...named(found), children: rows.filter((row) => row.id !== own).map(named) }
    : { ...named(found), child: id, children: [] };
}
