import type { Selectable } from "kysely";

import type { SavedAnswer, SavedAnswerRequest } from "../../../src/generated/types.ts";
import type { Clock } from "../../kit/clock.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import { refused } from "../../reading/question.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";

/** Saved answers of one group. */
const MOST = 100;

/** The texts that a group answers by again; another group's is absent (404). */
export interface SavedAnswers {
  /** By title. */
  list(): Promise<SavedAnswer[]>;
  find(id: string): Promise<SavedAnswer>;
  create(answer: SavedAnswerRequest): Promise<SavedAnswer>;
  /** Replaces this revision; refuses (412) where it is no longer the present one. */
  change(id: string, revision: number, answer: SavedAnswerRequest): Promise<SavedAnswer>;
  /** It can be restored. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
}

export function savedAnswersOf(store: Store, actor: StoreActor, clock: Clock): SavedAnswers {
  const scoped = store.forActor(actor);
  const now = (): string => clock.now().toISOString();
  const living = (db: ScopedDb) => db.selectFrom("saved_answers").selectAll().where("deleted_at", "is", null);
  const present = async (db: ScopedDb, id: string): Promise<SavedAnswer> => {
    const row = isUuid(id) ? await living(db).where("id", "=", id).executeTakeFirst() : undefined;
    if (!row) throw new ApiError("object.not-found");
    return shown(row);
  };
  const mark = async (db: ScopedDb, id: string, deleted_at: string | null): Promise<void> => {
    const changed = isUuid(id)
      ? await db.updateTable("saved_answers").set({ deleted_at }).where("id", "=", id).returning("id").executeTakeFirst()
      : undefined;
    if (!changed) throw new ApiError("object.not-found");
  };
  return {
    list: () => scoped.transaction(async (db) => (await living(db).orderBy("title").orderBy("id").execute()).map(shown)),
    find: (id) => scoped.transaction((db) => present(db, id)),
    create: (answer) =>
      scoped.transaction(async (db) => {
        const { length } = await living(db).execute();
        if (length >= MOST) throw refused("/title", `${MOST} réponses au plus peuvent être enregistrées. Retirez-en une d’abord.`);
        const row = await db
          .insertInto("saved_answers", { ...valuesOf(answer), created_at: now(), updated_at: now(), updated_by: actor.login })
          .returningAll()
          .executeTakeFirstOrThrow();
        return shown(row);
      }),
    change: (id, revision, answer) =>
      scoped.transaction(async (db) => {
        await present(db, id);
        const row = await db
          .updateTable("saved_answers")
          .set({ ...valuesOf(answer), revision: revision + 1, updated_at: now(), updated_by: actor.login })
          .where("id", "=", id)
          .where("revision", "=", revision)
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new ApiError("saved-answer.conflict");
        return shown(row);
      }),
    remove: (id) =>
      scoped.transaction(async (db) => {
        await present(db, id);
        await mark(db, id, now());
      }),
    restore: (id) => scoped.transaction((db) => mark(db, id, null)),
  };
}

function valuesOf({ title, text }: SavedAnswerRequest): { title: string; text: string } {
  if (title.trim() === "") throw refused("/title", "Donnez un nom à cette réponse.");
  if (text.trim() === "") throw refused("/text", "Écrivez le texte de cette réponse.");
  return { title: title.trim(), text: text.trim() };
}

function shown({ id, title, text, revision, updated_at, updated_by }: Selectable<Tables["saved_answers"]>): SavedAnswer {
  return { id, title, text, revision, updated_at, updated_by };
}
