import { randomUUID } from "node:crypto";

import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { ScopedDb } from "../../store/store.ts";
import { tokenHash } from "../moderation/tokens.ts";

/** Refuses (404) establishments that the group does not see. */
export async function requireSeen(db: ScopedDb, establishments: readonly string[]): Promise<void> {
  if (establishments.length === 0) return;
  if (!establishments.every(isUuid)) throw new ApiError("object.not-found");
  const seen = await db
    .selectFrom("establishments")
    .select("id")
    .where("id", "in", [...establishments])
    .execute();
  if (seen.length < establishments.length) throw new ApiError("object.not-found");
}

/** Who asks with each form, by its id, in the order of `names`. */
export function establishmentsOfForms(
  places: readonly { form_id: string; establishment_id: string }[],
  names: readonly { id: string; name: string }[],
): Map<string, { id: string; name: string }[]> {
  const forms = new Map<string, string[]>();
  for (const { form_id, establishment_id } of places) forms.set(establishment_id, [...(forms.get(establishment_id) ?? []), form_id]);
  const asking = new Map<string, { id: string; name: string }[]>();
  for (const name of names)
    for (const form of forms.get(name.id) ?? []) {
      const known = asking.get(form);
      if (known) known.push(name);
      else asking.set(form, [name]);
    }
  return asking;
}

interface Affected {
  form: string;
  establishments: readonly string[];
  now: Date;
  /** The token of a place's address. */
  tokenOf: (place: string) => string;
}

/** Has these establishments ask with a form, and no other: a place that closes keeps its address. Refuses (404) those that the group does not see. */
export async function affectPlaces(db: ScopedDb, { form, establishments, now, tokenOf }: Affected): Promise<void> {
  await requireSeen(db, establishments);
  const known = await db.selectFrom("form_places").select(["id", "establishment_id", "closed_at"]).where("form_id", "=", form).execute();
  const asking = new Set(establishments);
  const set = async (closed_at: string | null, places: typeof known): Promise<void> => {
    const ids = places.map(({ id }) => id);
    if (ids.length > 0) await db.updateTable("form_places").set({ closed_at }).where("id", "in", ids).execute();
  };
  await set(
    null,
    known.filter((place) => place.closed_at !== null && asking.has(place.establishment_id)),
  );
  await set(
    now.toISOString(),
    known.filter((place) => place.closed_at === null && !asking.has(place.establishment_id)),
  );
  const had = new Set(known.map(({ establishment_id }) => establishment_id));
  const rows = establishments
    .filter((establishment) => !had.has(establishment))
    .map((establishment_id) => {
      const id = randomUUID();
      return { id, form_id: form, establishment_id, token_hash: tokenHash(tokenOf(id)), key_hash: null, closed_at: null };
    });
  if (rows.length > 0) await db.insertInto("form_places", rows).execute();
}
