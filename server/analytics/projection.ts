import { createHash } from "node:crypto";

import type { DuckDBConnection } from "@duckdb/node-api";
import { sql, type Transaction } from "kysely";

import { patiently } from "../kit/impatience.ts";
import { jsonRows } from "../store/json-rows.ts";
import type { Store } from "../store/store.ts";
import type { ChangeKind } from "../store/tables/work.ts";
import type { Tables } from "../store/tables.ts";
import type { Columnar } from "./columnar.ts";
import { gate } from "../kit/gate.ts";
import { applyReplacement, readReplacement } from "./projection-changes.ts";
import { filling, refill } from "./projection-rebuild.ts";
import { createTables, dropTables, tables } from "./tables.ts";

/** Changes applied at once, at most: enough to be quick, few enough that nobody waits long for the state. */
const batch = 1_500;
/** After so many at once more are on their way, as of an import: they are gathered for a while (ms) instead of taken one commit at a time. */
const many = 500;
const gatherMs = 1_000;
/** Changes applied between two clearings of the outbox, where more wait. */
const compactEvery = 10_000;
/** How long another server's change may stay unseen; this server's own are heard of at once. */
const pollMs = 1_000;

/** Keeps the columnar projection equal to the state, exactly as old as its watermark says. */
export interface Projection {
  /** Applies everything that is recorded by now. */
  catchUp(): Promise<void>;
  /** Drops the projection and makes it anew from the state. */
  rebuild(report?: (done: number, total: number) => void): Promise<void>;
  /** Follows the state until `stop`. `failed` hears of an attempt that failed; the next poll tries again. */
  start(failed: (error: unknown) => void): void;
  /** Resolves once the projection holds everything that was committed when it was called. */
  settled(): Promise<void>;
  /** `facts`: the last change by which figures may be others, which those of triage never are. */
  watermark(): { no: number; at: string; facts: number };
  stop(): Promise<void>;
}

export interface ProjectionOptions {
  store: Store;
  columnar: Columnar;
  /** Changes kept behind the watermark, for other servers on the same state; 0 where there are none. */
  keepBehind?: number;
  now?: () => Date;
}

/** Opens the projection as far as it has got: current after {@link Projection.catchUp}, rebuilt there where it does not belong to this state. */
export async function openProjection({ store, columnar, keepBehind = 0, now = () => new Date() }: ProjectionOptions): Promise<Projection> {
  const oneAtATime = gate(1);
  let mark = await readMark(columnar, now);
  let compacted = 0;
  /** How many changes the last batch held. */
  let applied = 0;
  let stopping = (): void => undefined;

  const moveMark = async (connection: DuckDBConnection, no: number, facts: number, epoch?: string): Promise<Mark> => {
    const next: Mark = { no, at: now().toISOString(), facts, epoch: epoch ?? mark.epoch };
    await connection.run("DELETE FROM watermark");
    await connection.run("INSERT INTO watermark VALUES ($1, $2::TIMESTAMP)", [BigInt(no), next.at]);
    if (epoch) {
      await connection.run("DELETE FROM projection_source");
      await connection.run("INSERT INTO projection_source VALUES ($1, $2)", [epoch, shape]);
    }
    return next;
  };

  const rebuild = async (report: (done: number, total: number) => void = () => undefined): Promise<void> => {
    const { last, epoch } = await store.system("projection", stateOf);
    // What is committed meanwhile may be read already; its changes come after `last` and are applied again.
    mark = await refill(columnar, store, report, (connection) => moveMark(connection, last, last, epoch));
    await compact(store, mark.no - keepBehind);
  };

  /** One batch, read in one transaction. Resolves with the last change that was recorded by then; null when none was left. */
  const advance = async (): Promise<number | null> => {
    const read = await store.system("projection", async (db) => {
      const { last, epoch } = await stateOf(db);
      if (epoch !== mark.epoch || last < mark.no) return "of another state";
      if (last === mark.no) return null;
      const changes = await jsonRows<Change>(db, sql`SELECT no, kind, key FROM outbox WHERE no > ${mark.no} ORDER BY no LIMIT ${batch}`);
      return { changes, last, replacement: await readReplacement(db, byKind(changes)) };
    });
    if (read === null) return null;
    const end = read === "of another state" ? undefined : read.changes.at(-1)?.no;
    // Numbers have no gaps: one that is missing was compacted away before this projection saw it.
    if (read === "of another state" || read.changes[0]?.no !== mark.no + 1 || end === undefined) {
      await rebuild();
      return mark.no;
    }
    applied = read.changes.length;
    mark = await columnar.write(async (connection) => {
      await applyReplacement(connection, read.replacement);
      const ofFacts = read.changes.findLast(({ kind }) => kind !== "triage");
      return moveMark(connection, end, ofFacts?.no ?? mark.facts);
    });
    // Once for many batches: a transaction less in each.
    if (end >= read.last || end - compacted >= compactEvery) {
      await compact(store, end - keepBehind);
      compacted = end;
    }
    return read.last;
  };

  const catchUp = (): Promise<void> =>
    oneAtATime(async () => {
      applied = 0;
      // Up to what was recorded when it began: an import that goes on must not keep whoever waits.
      const last = await advance();
      while (last !== null && mark.no < last && (await advance()) !== null);
    });

  return {
    catchUp,
    rebuild: (report) => oneAtATime(() => rebuild(report)),
    settled: catchUp,
    watermark: () => ({ no: mark.no, at: mark.at, facts: mark.facts }),
    start: (failed) => {
      let waiting: NodeJS.Timeout | undefined;
      let running = false;
      let again = false;
      const follow = (): void => {
        waiting = undefined;
        running = true;
        // Cleared before the work begins: what is committed during it asks for another round.
        again = false;
        // Started by a request's commit, but no request waits for it.
        void patiently(catchUp)
          .catch(failed)
          .finally(() => {
            running = false;
            if (again) soon();
          });
      };
      const soon = (): void => {
        if (running) again = true;
        else waiting ??= setTimeout(follow, applied >= many ? gatherMs : 0);
      };
      const timer = setInterval(soon, pollMs);
      const forget = store.onCommit(soon);
      stopping = () => {
        clearInterval(timer);
        clearTimeout(waiting);
        again = false;
        forget();
      };
      soon();
    },
    stop: async () => {
      stopping();
      await oneAtATime.idle();
    },
  };
}

/** Which state the projection is of, and up to where; epoch empty: of none yet. */
interface Mark {
  no: number;
  at: string;
  facts: number;
  epoch: string;
}

/** Raised where rows of the same tables are made otherwise: 2, a declared answer counts as one. */
const ROWS = 2;

/** Changes when the tables do, or what fills them: a projection of another shape is made anew. */
const shape = createHash("sha256")
  .update(JSON.stringify([ROWS, tables]))
  .digest("hex");

async function readMark(columnar: Columnar, now: () => Date): Promise<Mark> {
  await columnar.write(async (connection) => {
    await connection.run("CREATE TABLE IF NOT EXISTS projection_source (epoch VARCHAR NOT NULL, shape VARCHAR NOT NULL)");
    // A rebuild that was killed leaves its tables.
    for (const statement of [...createTables(), ...dropTables(filling)]) await connection.run(statement);
  });
  const [source] = await columnar.query<{ epoch: string; shape: string }>("SELECT epoch, shape FROM projection_source");
  const [watermark] = source?.shape === shape ? await columnar.query<{ no: number; at: string }>('SELECT no, "at" FROM watermark') : [];
  return watermark && source
    ? { ...watermark, facts: watermark.no, epoch: source.epoch }
    : { no: 0, at: now().toISOString(), facts: 0, epoch: "" };
}

function stateOf(db: Transaction<Tables>): Promise<{ last: number; epoch: string }> {
  return db.selectFrom("outbox_state").select(["last", "epoch"]).executeTakeFirstOrThrow();
}

async function compact(store: Store, upTo: number): Promise<void> {
  if (upTo > 0) await store.system("projection", (db) => db.deleteFrom("outbox").where("no", "<=", upTo).execute());
}

interface Change {
  no: number;
  kind: ChangeKind;
  key: string;
}

function byKind(changes: readonly Change[]): Map<ChangeKind, string[]> {
  const keys = new Map<ChangeKind, Set<string>>();
  for (const { kind, key } of changes) {
    const known = keys.get(kind) ?? new Set();
    keys.set(kind, known.add(key));
  }
  return new Map([...keys].map(([kind, set]) => [kind, [...set]]));
}
