import { usualMailSettings } from "../../../../src/domain/forms/mail-settings.ts";
import type { FormMailSettings } from "../../../../src/generated/types.ts";
import type { Clock } from "../../../kit/clock.ts";
import { ApiError } from "../../../kit/errors.ts";
import { isUuid } from "../../../kit/uuid.ts";
import { headerText } from "../../../ports/mail/mailer.ts";
import type { Store, StoreActor } from "../../../store/store.ts";

/** Mail settings with the revision of their form. */
export interface RevisedSettings {
  settings: FormMailSettings;
  revision: number;
}

/** How the mails of a form of the group are written; a foreign or absent form is a 404. */
export function mailSettings({ store, clock }: { store: Store; clock: Clock }, actor: StoreActor) {
  const scoped = store.forActor(actor);
  return {
    read: (form: string): Promise<RevisedSettings> =>
      scoped.transaction(async (db) => {
        const row = isUuid(form)
          ? await db.selectFrom("forms").select(["settings", "revision"]).where("id", "=", form).executeTakeFirst()
          : undefined;
        if (!row) throw new ApiError("object.not-found");
        return { settings: { ...usualMailSettings, ...row.settings }, revision: row.revision };
      }),

    /** Replaces them over this revision of the form; «stale» where another one is there. */
    write: (form: string, revision: number, settings: FormMailSettings): Promise<RevisedSettings | "stale"> =>
      scoped.transaction(async (db) => {
        const sender = headerText(settings.sender ?? "");
        const kept: FormMailSettings = { ...settings, sender: sender === "" ? null : sender };
        const row = await db
          .updateTable("forms")
          .set({ settings: JSON.stringify(kept), revision: revision + 1, updated_at: clock.now().toISOString(), updated_by: actor.login })
          .where("id", "=", form)
          .where("revision", "=", revision)
          .returning("revision")
          .executeTakeFirst();
        return row ? { settings: kept, revision: row.revision } : "stale";
      }),
  };
}
