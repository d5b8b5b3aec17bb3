import type { EstablishmentSettings, EstablishmentSettingsUpdate } from "../../../src/generated/types.ts";
import type { Clock } from "../../kit/clock.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import { hasSelection, selectionState } from "../../reading/present-selection.ts";
import { refused } from "../../reading/question.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";

/** How an establishment is followed, with the revision that its ETag names: 0 until somebody has chosen. */
export interface StoredSettings {
  settings: EstablishmentSettings;
  revision: number;
}

/** The settings of establishments; one that the group does not see is absent (404). */
export interface SettingsOf {
  read(establishment: string): Promise<StoredSettings>;
  /** «stale» where another revision than this one is stored. */
  write(establishment: string, revision: number, update: EstablishmentSettingsUpdate): Promise<StoredSettings | "stale">;
}

/** What is proposed until somebody chooses. */
export const proposedSettings: EstablishmentSettingsUpdate = {
  notifications: { new_review: true, below: 5, incident: true, weekly_summary: true },
  response: { signature: "", tone: "professional", language: "review", never_promise: [] },
  comparison: { kind: "category" },
};

export function settingsOf(store: Store, actor: StoreActor, clock: Clock): SettingsOf {
  const found = async (db: ScopedDb, id: string, locks: boolean): Promise<string> => {
    const query = db.selectFrom("establishments").select("id").where("id", "=", id);
    const row = await (locks ? query.forUpdate() : query).executeTakeFirst();
    if (!row) throw new ApiError("object.not-found");
    return row.id;
  };
  const stored = (db: ScopedDb, id: string) =>
    db.selectFrom("establishment_settings").selectAll().where("establishment_id", "=", id).executeTakeFirst();
  const read = async (db: ScopedDb, id: string): Promise<StoredSettings> => {
    const row = await stored(db, id);
    if (!row) return { settings: { ...proposedSettings, updated_at: null, updated_by: null }, revision: 0 };
    const { notifications, response, comparison, selection_id, updated_at, updated_by, revision } = row;
    const state = selection_id === null ? "deleted" : await selectionState(db, selection_id);
    // A selection that was deleted since leaves the category; restored, it is compared with again.
    const kind = comparison === "selection" && state === "deleted" ? "category" : comparison;
    const isOwn = kind === "selection" && state === "present";
    const author = await db.selectFrom("users").select("login").where("login", "=", updated_by).executeTakeFirst();
    return {
      settings: {
        notifications,
        response,
        comparison: { kind, ...(isOwn && selection_id !== null ? { selection: selection_id } : {}) },
        updated_at,
        updated_by: author?.login ?? null,
      },
      revision,
    };
  };

  return {
    read: (establishment) => {
      if (!isUuid(establishment)) throw new ApiError("object.not-found");
      return store.forActor(actor).transaction(async (db) => read(db, await found(db, establishment, false)));
    },
    write: (establishment, revision, { notifications, response, comparison: { kind, selection } }) => {
      if (!isUuid(establishment)) throw new ApiError("object.not-found");
      return store.forActor(actor).transaction(async (db) => {
        const id = await found(db, establishment, true);
        const former = await stored(db, id);
        if ((former?.revision ?? 0) !== revision) return "stale";
        if (kind === "selection" && selection !== undefined && !(await hasSelection(db, selection))) throw new ApiError("object.not-found");
        const chosen = kind === "selection" ? (selection ?? former?.selection_id ?? null) : null;
        if (kind === "selection" && (chosen === null || (await selectionState(db, chosen)) === "deleted"))
          throw refused("/comparison/selection", "Choisissez la sélection à laquelle comparer l’établissement.");
        const row = {
          revision: revision + 1,
          notifications: JSON.stringify(notifications),
          response: JSON.stringify(response),
          comparison: kind,
          selection_id: chosen,
          updated_at: clock.now().toISOString(),
          updated_by: actor.login,
        };
        if (former) await db.updateTable("establishment_settings").set(row).where("establishment_id", "=", id).execute();
        else await db.insertAbout("establishment_settings", { establishment_id: id, ...row }).execute();
        return read(db, id);
      });
    },
  };
}
