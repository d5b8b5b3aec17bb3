import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { ScopedDb } from "../../store/store.ts";

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
