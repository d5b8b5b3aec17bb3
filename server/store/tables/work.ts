import type { Generated } from "kysely";

import type { Instant, Json } from "../column-types.ts";
import { rows } from "./declare.ts";

/** What the product does by itself: files, jobs, the projection and announcements. */
export const workTables = {
  tasks: rows<TasksTable>()({ scope: "account", backup: "emptied" }),
  task_pieces: rows<TaskPiecesTable>()({ scope: "account", backup: "emptied" }),
  // They work on what is there: brought back, they would do again what was done since.
  jobs: rows<JobsTable>()({ scope: "nobody", backup: "emptied" }),
  // The projection's, which is made anew.
  outbox: rows<{ no: number; kind: ChangeKind; key: string }>()({ scope: "store", backup: "left" }),
  outbox_state: rows<OutboxStateTable>()({ scope: "store", backup: "left" }),
  // Of minutes; a restoration signs everybody out, and nobody hears of what was.
  announcements: rows<AnnouncementsTable>()({ scope: "store", backup: "left" }),
};

/** A file made for a user, or being made. */
interface TasksTable {
  id: Generated<string>;
  group_id: string;
  login: string;
  filename: string;
  media_type: string;
  state: Generated<"pending" | "finished" | "error">;
  /** In base64: both drivers read text alike. Null for a file in pieces, see `task_pieces`. */
  content: string | null;
  created_at: Generated<Instant>;
}

/** A piece of such a file, in base64. */
interface TaskPiecesTable {
  group_id: string;
  login: string;
  task_id: string;
  /** From 0. */
  place: number;
  content: string;
}

/** Work that a server does after its request, and that another takes up where one was cut off. */
interface JobsTable {
  id: Generated<string>;
  /** In the order of their coming. */
  no: Generated<number>;
  kind: string;
  /** Of the jobs of a kind in one lane, one runs at a time. */
  lane: string | null;
  /** Of the jobs of a kind with one such key, one waits or runs. */
  once: string | null;
  /** Login of whom it is done for; null for the product itself. */
  account: string | null;
  payload: Json<unknown>;
  /** Higher ones first. */
  priority: Generated<number>;
  state: Generated<"waiting" | "running" | "done" | "failed">;
  /** How often it was begun. */
  tries: Generated<number>;
  /** The process that runs it, until its lease ends unless it renews it. */
  holder: string | null;
  leased_until: Instant | null;
  progress: Json<unknown> | null;
  result: Json<unknown> | null;
  error: string | null;
  created_at: Instant;
  /** Not begun before. */
  due_at: Instant;
  ended_at: Instant | null;
}

/** What may have changed; the key is `no` for reviews, their triage, answers and establishments, else the id (visibility: the group's). */
export type ChangeKind = "review" | "triage" | "answer" | "invitation" | "establishment" | "destination" | "visibility" | "selection";

/** One row: `epoch` changes when the state is replaced as a whole, `last` is the last number given. */
interface OutboxStateTable {
  single: Generated<boolean>;
  epoch: Generated<string>;
  last: Generated<number>;
}

/** What readers of a group hear of as it changes; the key is the id. */
export type Topic = "tasks" | "dashboards" | "presence" | "selections" | "triage" | "searches";

/** Kept for a few minutes, for readers whose connection was cut off. */
interface AnnouncementsTable {
  /** In the order of commits. */
  no: Generated<number>;
  group_id: string;
  /** Null: the whole group. */
  login: string | null;
  topic: Topic;
  key: string;
  at: Generated<Instant>;
}
