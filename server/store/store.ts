import type {
  DeleteQueryBuilder,
  DeleteResult,
  Insertable,
  InsertQueryBuilder,
  InsertResult,
  SelectQueryBuilder,
  Transaction,
  UpdateQueryBuilder,
  UpdateResult,
} from "kysely";

import type { ChangeKind, Topic } from "./tables/work.ts";
import type { OwnColumns, TableOf, Tables } from "./tables.ts";

export interface StoreActor {
  login: string;
  group: { id: string };
}

/** Tells the projection what a transaction changed; recorded with its commit, or not at all. */
export type Changed = (kind: ChangeKind, ...keys: (string | number)[]) => void;

/**
 * Lets those who have a page open hear that something of their group has changed, or of their account alone; with the
 * transaction's commit, or not at all.
 */
export type Announce = (topic: Topic, key: string, to?: "group" | "account") => void;

/**
 * How a query leaves out what the group does not see. `joined`: it may begin with the few that the group sees. `filtered`: it reads
 * rows in the order of an index and passes over those of others, which serves a few of them in that order.
 */
export type Scoping = "joined" | "filtered";

/** One transaction of one account: every query is already narrowed to what it owns, and its group owns or sees. */
export interface ScopedDb {
  readonly group: string;
  readonly login: string;
  selectFrom<T extends TableOf<"group" | "account" | "establishment" | "review" | "everyone">>(
    table: T,
    scoping?: Scoping,
  ): SelectQueryBuilder<Tables, T, object>;
  /** Inserts rows that belong to the group, or to the account. */
  insertInto<T extends TableOf<"group" | "account">>(
    table: T,
    rows: Omit<Insertable<Tables[T]>, OwnColumns<T>> | Omit<Insertable<Tables[T]>, OwnColumns<T>>[],
  ): InsertQueryBuilder<Tables, T, InsertResult>;
  /** Inserts rows about establishments; the caller has found that the group sees them, and row-level security refuses others. */
  insertAbout<T extends TableOf<"establishment">>(table: T, rows: Insertable<Tables[T]>): InsertQueryBuilder<Tables, T, InsertResult>;
  updateTable<T extends TableOf<"group" | "account" | "establishment">>(table: T): UpdateQueryBuilder<Tables, T, T, UpdateResult>;
  deleteFrom<T extends TableOf<"group" | "account" | "establishment">>(table: T): DeleteQueryBuilder<Tables, T, DeleteResult>;
  changed: Changed;
  announce: Announce;
}

export interface ScopedStore {
  /**
   * Runs `work` in one transaction, committed when it resolves, rolled back when it throws.
   * Inside, use `db` alone: another transaction opened there throws (the embedded database has one connection).
   */
  transaction<T>(work: (db: ScopedDb) => Promise<T>): Promise<T>;
}

/** One transaction made of several: what is begun inside {@link JointTransaction.run} is part of it. */
export interface JointTransaction {
  /** Runs `work`; every transaction of this store that begins in it, now or later, joins this one while it is open. One that throws undoes its own part. */
  run<T>(work: () => T): T;
  /** Commits all parts. Rejects, and nothing has happened, where the database does not. */
  commit(): Promise<void>;
  /** Undoes all parts; nothing where it has ended already. */
  rollback(): Promise<void>;
}

/** The state of the product, behind one scope per reader. */
export interface Store {
  /** What the actor's group owns or sees. */
  forActor(actor: StoreActor): ScopedStore;
  /**
   * Runs `work` in one transaction that sees every group: sessions, tokens, imports, projection.
   * `reason` is counted in {@link Store.audit}; it is a constant of the caller, never data.
   */
  system<T>(reason: string, work: (db: Transaction<Tables>, changed: Changed) => Promise<T>): Promise<T>;
  /** Opens a transaction that others join. It holds a connection, on the embedded database the only one: end it soon. */
  begin(): Promise<JointTransaction>;
  /** Runs work of which all transactions are one, committed when it resolves: the caller's joint one where it is within one. */
  together<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs `task`, which waits for what is committed, and for itself alone: at once, or where the caller is within an open
   * joint transaction, as the last of its commit; the result does not wait for it then.
   */
  whenCommitted(task: () => Promise<void>): Promise<void>;
  /** How often each reason opened the whole state since the start. */
  audit(): ReadonlyMap<string, number>;
  /** Calls `listener` after each commit that recorded changes in this process. */
  onCommit(listener: () => void): () => void;
  /** Calls `listener` after each commit in this process that announced something. */
  onAnnounced(listener: () => void): () => void;
  close(): Promise<void>;
}
