import type { EstablishmentReaders } from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import { ownChoices } from "./choices-store.ts";
import { actorsReading } from "./readers.ts";

/**
 * Who is written to about an establishment, and how often: the accounts of the actor's own group by their login, the others
 * by their number. 404 for an establishment that the actor does not see.
 */
export async function establishmentReaders(
  { store, config, clock }: Pick<Services, "store" | "config" | "clock">,
  actor: Actor,
  id: string,
): Promise<EstablishmentReaders> {
  const seen = isUuid(id)
    ? await store.forActor(actor).transaction((db) => db.selectFrom("establishments").select("id").where("id", "=", id).executeTakeFirst())
    : undefined;
  if (!seen) throw new ApiError("object.not-found");
  const readers = await store.system("notices.readers", (db) => actorsReading(db, seen.id, config.product().slug));
  const own = readers.filter(({ group }) => group.id === actor.group.id);
  const others = readers.filter(({ group }) => group.id !== actor.group.id);
  return {
    readers: await Promise.all(
      own.map(async (reader) => ({
        login: reader.login,
        choices: (await ownChoices(store, reader, [], clock.now()).read()).choices.map(({ notice, frequency, set_by, locked }) => ({
          notice,
          frequency,
          set_by,
          locked,
        })),
      })),
    ),
    professionals: others.filter(({ type }) => type === "TP").length,
    destination: others.filter(({ type }) => type === "DMO").length,
  };
}
