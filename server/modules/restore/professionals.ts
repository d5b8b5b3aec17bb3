import type { ProfessionalAccount } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { Store } from "../../store/store.ts";

/** The login of a professional's account in the actor's destination; a foreign, absent or disabled one is the same null. */
export async function professionalOf(store: Store, { group }: Actor, id: string): Promise<string | null> {
  const destination = group.destination;
  // The database's text holds no NUL.
  if (destination === null || id.includes("\u0000")) return null;
  return store.system("restore.professional", async (db) => {
    const row = await db
      .selectFrom("users")
      .innerJoin("groups", "groups.id", "users.group_id")
      .where("users.login", "=", id)
      .where("users.type", "=", "TP")
      .where("users.disabled", "=", false)
      .where("groups.destination_id", "=", destination)
      .select("users.login")
      .executeTakeFirst();
    return row?.login ?? null;
  });
}

/**
 * The accounts of the actor's destination that read one of its establishments as their own, by name: those whose session
 * {@link professionalOf} lets the actor take. An establishment that the actor does not see is a 404.
 */
export async function professionalsAt(store: Store, actor: Actor, establishment: string): Promise<ProfessionalAccount[]> {
  const seen = isUuid(establishment)
    ? await store
        .forActor(actor)
        .transaction((db) => db.selectFrom("establishments").where("id", "=", establishment).select("id").executeTakeFirst())
    : undefined;
  if (!seen) throw new ApiError("object.not-found");
  const rows = await store.system("restore.professionals", (db) =>
    db
      .selectFrom("users")
      .innerJoin("groups", "groups.id", "users.group_id")
      .innerJoin("visibility", "visibility.group_id", "groups.id")
      .where("visibility.establishment_id", "=", seen.id)
      .where("users.type", "=", "TP")
      .where("users.disabled", "=", false)
      .where("groups.destination_id", "=", actor.group.destination)
      .select(["users.login", "users.cards", "users.details", "groups.kind"])
      .execute(),
  );
  return (
    rows
      // Independents share a group: an account is that of the establishments whose cards it holds.
      .filter(({ kind, cards }) => kind !== "independents" || cards.includes(seen.id))
      .map(({ login, details }) => ({ login, title: nameIn(details) || login }))
      .toSorted((a, b) => a.title.localeCompare(b.title, "fr"))
  );
}

function nameIn({ first_name, last_name }: Record<string, unknown>): string {
  return [first_name, last_name].filter((part): part is string => typeof part === "string" && part.trim() !== "").join(" ");
}
