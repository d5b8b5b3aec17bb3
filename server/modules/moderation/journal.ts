import { createHash } from "node:crypto";

import { sql, type Selectable, type Transaction } from "kysely";

import type { ReplyState, ReviewState } from "../../../src/generated/types.ts";
import type { ModerationJournalTable, Mover } from "../../store/tables/moderation.ts";
import type { Store } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";

/** A line as it is added; its number and hashes come from the chain. */
export interface JournalLine {
  destination: string;
  establishment: string;
  review: string;
  at: string;
  by: Mover;
  login?: string | null;
  /** A step of `src/domain/moderation/transitions.ts`, or what was done beside one. */
  action: string;
  from?: { state: ReviewState; reply: ReplyState | null } | null;
  to?: { state: ReviewState; reply: ReplyState | null } | null;
  reason?: string | null;
  message?: string | null;
  proof?: string | null;
  /** Name and version of the policy. */
  policy: string;
  details?: Record<string, unknown> | null;
}

type Row = Selectable<ModerationJournalTable>;

/** Any constant: held from the last line's reading to the commit, so that two lines never follow the same one. */
const chainLock = 7_301_004;

/** Adds lines to the journals of their destinations, in their order. Part of the caller's joint transaction where there is one. */
export function addLines(store: Store, lines: readonly JournalLine[]): Promise<void> {
  return store.system("moderation.journal", (db) => addLinesIn(db, lines));
}

/** The same within a system transaction. */
export async function addLinesIn(db: Transaction<Tables>, lines: readonly JournalLine[]): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${chainLock})`.execute(db);
  const rows: Row[] = [];
  for (const line of lines) {
    const last =
      rows.findLast(({ destination_id }) => destination_id === line.destination) ??
      (await db
        .selectFrom("moderation_journal")
        .select(["no", "hash"])
        .where("destination_id", "=", line.destination)
        .orderBy("no", "desc")
        .limit(1)
        .executeTakeFirst());
    rows.push(chained(line, last));
  }
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto("moderation_journal")
      .values(rows.slice(from, from + 500).map((row) => ({ ...row, details: row.details === null ? null : JSON.stringify(row.details) })))
      .execute();
}

function chained(line: JournalLine, last: Pick<Row, "no" | "hash"> | undefined): Row {
  const row: Omit<Row, "hash"> = {
    destination_id: line.destination,
    no: (last?.no ?? 0) + 1,
    at: new Date(line.at).toISOString(),
    establishment_id: line.establishment,
    review_id: line.review,
    by: line.by,
    login: line.login ?? null,
    action: line.action,
    from_state: line.from?.state ?? null,
    to_state: line.to?.state ?? null,
    from_reply: line.from?.reply ?? null,
    to_reply: line.to?.reply ?? null,
    reason: line.reason ?? null,
    message: line.message ?? null,
    proof: line.proof ?? null,
    policy: line.policy,
    details: line.details ?? null,
    previous: last?.hash ?? "",
  };
  return { ...row, hash: hashOf(row) };
}

/** SHA-256 over every column of a line but its hash, in the order of their names; that of the line before is one of them. */
function hashOf(row: Omit<Row, "hash">): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted({ ...row, at: new Date(row.at).toISOString() })))
    .digest("hex");
}

/** The same value with the keys of its objects in order: a database may keep JSON in another one. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, own]) => [key, sorted(own)]),
  );
}

/** Where a chain breaks: the line whose hash, or whose link to the one before, is not what its content says. */
export interface Break {
  destination: string;
  no: number;
  at: string;
  why: "missing" | "changed" | "unlinked";
}

/** Lines read at once. */
const page = 2_000;

/** Reads every journal again; returns how many lines it read and the first break of each destination. */
export async function verifyJournals(
  store: Store,
  report: (lines: number) => void = () => undefined,
): Promise<{ lines: number; breaks: Break[] }> {
  const breaks: Break[] = [];
  let lines = 0;
  let previous = { destination: "", no: 0, hash: "" };
  for (;;) {
    const { destination, no } = previous;
    const rows = await store.system("moderation.journal-verify", (db) =>
      db
        .selectFrom("moderation_journal")
        .selectAll()
        .where(sql<boolean>`(destination_id, no) > (${destination}, ${no})`)
        .orderBy("destination_id")
        .orderBy("no")
        .limit(page)
        .execute(),
    );
    for (const { hash, ...row } of rows) {
      const before = row.destination_id === previous.destination ? previous : { no: 0, hash: "" };
      const why =
        row.no !== before.no + 1 ? "missing" : row.previous !== before.hash ? "unlinked" : hashOf(row) !== hash ? "changed" : null;
      const isFirst = !breaks.some((one) => one.destination === row.destination_id);
      if (why && isFirst) breaks.push({ destination: row.destination_id, no: row.no, at: row.at, why });
      previous = { destination: row.destination_id, no: row.no, hash };
    }
    lines += rows.length;
    report(lines);
    if (rows.length < page) return { lines, breaks };
  }
}
