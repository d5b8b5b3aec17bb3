import type { Transaction } from "kysely";

import { accessUserOf } from "../../kit/actor.ts";
import { mayOpen, observationAccess, ownEstablishmentsAccess, proAccess } from "../../../src/domain/access/access.ts";
import type { UserType } from "../../../src/generated/types.ts";
import { isMailAddress } from "../../ports/mail/mailer.ts";
import { actorColumns, actorOf } from "../../http/account-actor.ts";
import type { Actor } from "../../kit/actor.ts";
import type { Tables } from "../../store/tables.ts";

/** A live account that can be written to. */
export interface Reader {
  login: string;
  group: string;
  type: UserType;
}

/** Who reads what is said of an establishment. */
export interface EstablishmentReaders {
  professionals: Reader[];
  destination: Reader[];
}

/** The accounts that read the reviews of an establishment: its professionals', and its destination's. */
export async function readersOf(db: Transaction<Tables>, establishment: string, slug: string): Promise<EstablishmentReaders> {
  const readers = await actorsReading(db, establishment, slug);
  const of = (type: UserType): Reader[] =>
    readers.filter((actor) => actor.type === type).map(({ login, group }) => ({ login, group: group.id, type }));
  return { professionals: of("TP"), destination: of("DMO") };
}

/** The same accounts, as they act. */
export async function actorsReading(db: Transaction<Tables>, establishment: string, slug: string): Promise<Actor[]> {
  const rows = await db
    .selectFrom("users")
    .innerJoin("groups", "groups.id", "users.group_id")
    .innerJoin("establishments", (join) => join.on("establishments.id", "=", establishment))
    .leftJoin("destinations", "destinations.id", "establishments.destination_id")
    .where("users.disabled", "=", false)
    .where((where) =>
      where.or([
        where.and([where("users.type", "=", "TP"), where(where.val(establishment), "=", where.fn.any("users.cards"))]),
        where.and([where("users.type", "=", "DMO"), where("users.group_id", "=", where.ref("destinations.group_id"))]),
      ]),
    )
    .select(actorColumns)
    .orderBy("users.login")
    .execute();
  return rows.map(actorOf).filter((actor) => mayRead(actor, slug) && isMailAddress(actor.login));
}

/** Whether an account's roles open reviews to it. */
export function mayRead(actor: Actor, slug: string): boolean {
  const accesses = actor.type === "DMO" ? [observationAccess] : [proAccess, ownEstablishmentsAccess];
  return accesses.some((access) => mayOpen(accessUserOf(actor), access, slug));
}
