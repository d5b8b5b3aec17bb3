import type { FormResponses } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { Store, StoreActor } from "../../store/store.ts";

/** A page of the answers to a form of the group, latest first: what was said, never who said it. */
export function responsesTo(store: Store, actor: StoreActor, id: string, page: number, size: number): Promise<FormResponses> {
  return store.forActor(actor).transaction(async (db) => {
    const form = isUuid(id) ? await db.selectFrom("forms").select("id").where("id", "=", id).executeTakeFirst() : undefined;
    if (!form) throw new ApiError("object.not-found");
    const { n } = await db
      .selectFrom("form_answers")
      .select(({ fn }) => fn.countAll<string>().as("n"))
      .where("form_id", "=", id)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom("form_answers")
      .selectAll()
      .where("form_id", "=", id)
      .orderBy("updated_at", "desc")
      .orderBy("id")
      .limit(size)
      .offset(page * size)
      .execute();
    const names = await db.selectFrom("establishments").select(["id", "name"]).execute();
    return {
      items: rows.map(({ establishment_id, completed_at, updated_at, ...row }) => ({
        id: row.id,
        establishment: { id: establishment_id, name: names.find((place) => place.id === establishment_id)?.name ?? "" },
        version: row.version,
        channel: row.channel,
        state: row.state,
        score: row.score,
        rating: row.rating,
        answers: row.answers,
        lang: row.lang,
        profile: row.profile,
        stay_date: row.stay_date,
        at: completed_at ?? updated_at,
        publish: row.publish,
        set_aside: row.set_aside,
      })),
      total: Number(n),
      page,
      size,
    };
  });
}
