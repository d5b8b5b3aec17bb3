import type { Selectable } from "kysely";

import type { SavedAnswer, SavedAnswerRequest } from "../../../src/generated/types.ts";
import type { Clock } from "../../kit/clock.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import { refused } from "../../reading/question.ts";
import { markDeleted, takeBackDeletion } from "../../store/soft-deletion.ts";
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
        if (!isUuid(id) || !(await markDeleted(db, "saved_answers", id, now()))) throw new ApiError("object.not-found");
      }),
    restore: (id) =>
      scoped.transaction(async (db) => {
        if (!isUuid(id) || !(await takeBackDeletion(db, "saved_answers", id))) throw new ApiError("object.not-found");
      }),
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
