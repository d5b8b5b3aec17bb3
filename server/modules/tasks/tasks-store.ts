import type { DownloadTask } from "../../../src/generated/types.ts";
import type { Clock } from "../../kit/clock.ts";
import type { ScopedDb, Store } from "../../store/store.ts";
import type { Actor } from "../../kit/actor.ts";
import { isUuid } from "../../kit/uuid.ts";

/** A file is kept this long (ms). */
const KEPT_MS = 7 * 24 * 3_600_000;

export interface FinishedFile {
  filename: string;
  media_type: string;
  /** The whole file; or its pieces, each read when it is asked for. */
  content: Buffer | AsyncIterable<Buffer>;
}

/** The download tasks of one account. A task of somebody else, a removed or a malformed one is an absent one. */
export interface Tasks {
  /** Newest first. */
  list(): Promise<DownloadTask[]>;
  start(filename: string, mediaType: string): Promise<DownloadTask>;
  /** Ends a task with its file, or (null) as failed. A task removed meanwhile stays removed. */
  end(id: string, content: Uint8Array | null): Promise<void>;
  /** Keeps one more piece of a file in the making, from 0; {@link endPieces} ends it. A task removed meanwhile takes none, and false is returned. */
  addPiece(id: string, place: number, content: Uint8Array): Promise<boolean>;
  /** Ends a task whose file is in pieces. */
  endPieces(id: string): Promise<void>;
  /** Null where there is no such file, or not yet. */
  file(id: string): Promise<FinishedFile | null>;
  /** False where there is no such task. */
  remove(id: string): Promise<boolean>;
}

export function tasksOf(store: Store, actor: Pick<Actor, "login" | "group">, clock: Clock): Tasks {
  const scoped = store.forActor(actor);
  const instant = (offset: number): string => new Date(clock.now().getTime() + offset).toISOString();
  const own = <T>(id: string, absent: T, work: (db: ScopedDb) => Promise<T>): Promise<T> =>
    isUuid(id) ? scoped.transaction(work) : Promise.resolve(absent);
  const shown = (row: Omit<DownloadTask, "title">): DownloadTask => ({ ...row, title: row.filename });
  async function* pieces(id: string): AsyncGenerator<Buffer> {
    for (let place = 0; ; place += 1) {
      const piece = await scoped.transaction((db) =>
        db.selectFrom("task_pieces").select("content").where("task_id", "=", id).where("place", "=", place).executeTakeFirst(),
      );
      if (!piece) return;
      yield Buffer.from(piece.content, "base64");
    }
  }
  const columns = ["id", "filename", "state", "created_at"] as const;

  return {
    list: () =>
      scoped.transaction(async (db) => {
        const rows = await db
          .selectFrom("tasks")
          .where("created_at", ">", instant(-KEPT_MS))
          .select(columns)
          .orderBy("created_at", "desc")
          .execute();
        return rows.map(shown);
      }),
    start: async (filename, mediaType) => {
      // Those of every account: one that asks for no more files would keep its old ones.
      await store.system("files past their time", (db) => db.deleteFrom("tasks").where("created_at", "<=", instant(-KEPT_MS)).execute());
      return scoped.transaction(async (db) => {
        const row = { filename, media_type: mediaType, content: null, created_at: instant(0) };
        const started = await db.insertInto("tasks", row).returning(columns).executeTakeFirstOrThrow();
        db.announce("tasks", started.id, "account");
        return shown(started);
      });
    },
    addPiece: (id, place, content) =>
      scoped.transaction(async (db) => {
        const task = await db.selectFrom("tasks").select("id").where("id", "=", id).executeTakeFirst();
        if (!task) return false;
        const piece = { task_id: id, place, content: Buffer.from(content).toString("base64") };
        await db
          .insertInto("task_pieces", piece)
          // A job that was cut off makes its file again.
          .onConflict((conflict) => conflict.columns(["task_id", "place"]).doUpdateSet({ content: piece.content }))
          .execute();
        return true;
      }),
    endPieces: async (id) => {
      await scoped.transaction(async (db) => {
        await db.updateTable("tasks").set({ state: "finished" }).where("id", "=", id).execute();
        db.announce("tasks", id, "account");
      });
    },
    end: async (id, content) => {
      const change =
        content === null ? { state: "error" as const } : { state: "finished" as const, content: Buffer.from(content).toString("base64") };
      await scoped.transaction(async (db) => {
        await db.updateTable("tasks").set(change).where("id", "=", id).execute();
        db.announce("tasks", id, "account");
      });
    },
    file: (id) =>
      own(id, null, async (db) => {
        const row = await db
          .selectFrom("tasks")
          .where("id", "=", id)
          .where("state", "=", "finished")
          .where("created_at", ">", instant(-KEPT_MS))
          .select(["filename", "media_type", "content"])
          .executeTakeFirst();
        if (!row) return null;
        return { ...row, content: row.content === null ? pieces(id) : Buffer.from(row.content, "base64") };
      }),
    remove: (id) =>
      own(id, false, async (db) => {
        const removed = await db.deleteFrom("tasks").where("id", "=", id).returning("id").executeTakeFirst();
        if (removed) db.announce("tasks", id, "account");
        return removed !== undefined;
      }),
  };
}
