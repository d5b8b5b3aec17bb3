import { randomBytes, timingSafeEqual } from "node:crypto";

import type { FormKey, NewFormKey } from "../../../../src/generated/types.ts";
import type { Clock } from "../../../kit/clock.ts";
import { ApiError } from "../../../kit/errors.ts";
import { isUuid } from "../../../kit/uuid.ts";
import type { ScopedDb, Store, StoreActor } from "../../../store/store.ts";
import { tokenHash } from "../../moderation/tokens.ts";

/** Characters of a key that are shown afterwards, to distinguish two keys. */
const HINT = 4;

/** An establishment that asks with a form, as its key names it. */
export interface KeyedPlace {
  id: string;
  group: string;
  form: string;
  establishment: string;
  state: "draft" | "active" | "paused" | "archived";
}

interface KeyParts {
  store: Store;
  clock: Clock;
}

/** The keys of the establishments that ask with a form of the group. Absent and foreign forms and establishments are a 404. */
export function formKeys({ store, clock }: KeyParts, actor: StoreActor) {
  const scoped = store.forActor(actor);
  return {
    list: (form: string): Promise<FormKey[]> =>
      scoped.transaction(async (db) => {
        await requireForm(db, form);
        const places = await db
          .selectFrom("form_places")
          .select(["establishment_id", "key_hash", "key_hint", "key_made_at", "key_made_by", "key_used_at"])
          .where("form_id", "=", form)
          .where("closed_at", "is", null)
          .execute();
        const names = await db.selectFrom("establishments").select(["id", "name"]).orderBy("name").execute();
        return names.flatMap(({ id, name }) => {
          const place = places.find(({ establishment_id }) => establishment_id === id);
          if (!place) return [];
          const { key_hash, key_hint: hint, key_made_at: made_at, key_made_by: made_by, key_used_at: used_at } = place;
          return [{ establishment: { id, name }, key: key_hash === null ? null : { hint: hint ?? "", made_at, made_by, used_at } }];
        });
      }),

    /** Makes a key, which is readable this once; the former one opens nothing any more. */
    make: (form: string, establishment: string): Promise<NewFormKey> =>
      scoped.transaction(async (db) => {
        const place = await placeOf(db, form, establishment);
        const key = randomBytes(32).toString("base64url");
        await db
          .updateTable("form_places")
          .set({
            key_hash: tokenHash(key),
            key_hint: key.slice(-HINT),
            key_made_at: clock.now().toISOString(),
            key_made_by: actor.login,
            key_used_at: null,
          })
          .where("id", "=", place)
          .execute();
        return { key };
      }),

    revoke: (form: string, establishment: string): Promise<void> =>
      scoped.transaction(async (db) => {
        const place = await placeOf(db, form, establishment);
        await db
          .updateTable("form_places")
          .set({ key_hash: null, key_hint: null, key_made_at: null, key_made_by: null, key_used_at: null })
          .where("id", "=", place)
          .execute();
      }),
  };
}

async function requireForm(db: ScopedDb, form: string): Promise<void> {
  const row = isUuid(form) ? await db.selectFrom("forms").select("id").where("id", "=", form).executeTakeFirst() : undefined;
  if (!row) throw new ApiError("object.not-found");
}

async function placeOf(db: ScopedDb, form: string, establishment: string): Promise<string> {
  await requireForm(db, form);
  const row = isUuid(establishment)
    ? await db
        .selectFrom("form_places")
        .select("id")
        .where("form_id", "=", form)
        .where("establishment_id", "=", establishment)
        .where("closed_at", "is", null)
        .where("establishment_id", "in", db.selectFrom("establishments").select("id"))
        .executeTakeFirst()
    : undefined;
  if (!row) throw new ApiError("object.not-found");
  return row.id;
}

/**
 * The establishment whose key comes in `Authorization: Bearer`. A form that does not exist and a wrong key are the same refusal
 * (401), and all keys of the form are compared, each in constant time.
 */
export async function requireKey(store: Store, form: string, authorization: string | undefined): Promise<KeyedPlace> {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  const hash = Buffer.from(tokenHash(given), "hex");
  const rows = isUuid(form)
    ? await store.system("form.key", (db) =>
        db
          .selectFrom("form_places")
          .innerJoin("forms", "forms.id", "form_places.form_id")
          .select([
            "form_places.id",
            "form_places.group_id as group",
            "form_places.form_id as form",
            "form_places.establishment_id as establishment",
            "form_places.key_hash",
            "forms.state",
          ])
          .where("form_places.form_id", "=", form)
          .where("form_places.closed_at", "is", null)
          .where("form_places.key_hash", "is not", null)
          .execute(),
      )
    : [];
  let found: KeyedPlace | null = null;
  for (const { key_hash, ...place } of rows) {
    const known = Buffer.from(key_hash ?? "", "hex");
    if (known.length === hash.length && timingSafeEqual(known, hash)) found = place;
  }
  if (!found) throw new ApiError("key.unknown");
  return found;
}
