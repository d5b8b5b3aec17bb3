import type { DuckDBConnection } from "@duckdb/node-api";
import { sql, type Transaction } from "kysely";

import type { ChangeKind } from "../store/tables/work.ts";
import type { Tables } from "../store/tables.ts";
import { appendRows } from "./projection-append.ts";
import { passageRows } from "./projection-passages.ts";
import { appendReviews, type PassageRows } from "./projection-reviews.ts";
import {
  answerRows,
  establishmentRows,
  invitationRows,
  moderationRows,
  reviewRows,
  selectionRows,
  territoryRows,
  triageRows,
  visibilityRows,
  type ProjectedRow,
  type ReviewRows,
} from "./projection-rows.ts";

/** Keys that changed, by kind. */
export type ChangedKeys = ReadonlyMap<ChangeKind, readonly string[]>;

/** The present rows of everything that changed, and what to remove before they go in. */
export interface Replacement {
  removals: { table: string; column: string; keys: readonly (string | number)[] }[];
  rows: { table: string; rows: readonly ProjectedRow[] }[];
  /** The reviews that are not among `rows`, with all their passages: they go in together. */
  reviews: ReviewRows;
  passages: PassageRows;
  /** Establishments whose facts may carry old dimensions. */
  moved: readonly number[];
}

/** Reads the present state of what changed; what is gone, or no longer counts, is only removed. */
export async function readReplacement(db: Transaction<Tables>, changed: ChangedKeys): Promise<Replacement> {
  const numbers = (kind: ChangeKind): number[] => (changed.get(kind) ?? []).map(Number);
  const reviews = numbers("review");
  const answers = numbers("answer");
  const establishments = numbers("establishment");
  const destinations = changed.get("destination") ?? [];
  const groups = changed.get("visibility") ?? [];
  const selections = changed.get("selection") ?? [];
  const invitations = changed.get("invitation") ?? [];

  const triaged = numbers("triage");
  const reviewed = reviews.length > 0 ? await reviewRows(db, sql`r.no = ANY(${reviews}::int[])`) : { counted: [], withdrawn: [] };
  const { triage, tags } = triaged.length > 0 ? await triageRows(db, triaged) : { triage: [], tags: [] };
  const answered = answers.length > 0 ? await answerRows(db, sql`a.no = ANY(${answers}::int[])`) : { answers: [], marks: [], remarks: [] };
  const territory = destinations.length > 0 ? await territoryRows(db, destinations) : { communes: [], children: [] };
  const passages = await passageRows(db, [...reviewed.counted, ...reviewed.withdrawn]);
  return {
    removals: [
      { table: "reviews", column: "no", keys: reviews },
      { table: "mentions", column: "review", keys: reviews },
      { table: "expressions", column: "review", keys: reviews },
      { table: "withdrawn", column: "no", keys: reviews },
      { table: "triage", column: "review", keys: triaged },
      { table: "triage_tags", column: "review", keys: triaged },
      { table: "answers", column: "no", keys: answers },
      { table: "marks", column: "review", keys: answers },
      { table: "remarks", column: "review", keys: answers },
      { table: "invitations", column: "id", keys: invitations },
      { table: "moderation", column: "review", keys: reviews },
      { table: "establishments", column: "establishment", keys: establishments },
      { table: "communes", column: "destination", keys: destinations },
      { table: "children", column: "destination", keys: destinations },
      { table: "visibility", column: "group_id", keys: groups },
      { table: "selections", column: "id", keys: selections },
    ],
    rows: [
      { table: "triage", rows: triage },
      { table: "triage_tags", rows: tags },
      { table: "answers", rows: answered.answers },
      { table: "marks", rows: answered.marks },
      { table: "remarks", rows: answered.remarks },
      {
        table: "invitations",
        rows: invitations.length > 0 ? await invitationRows(db, sql`i.id = ANY(${[...invitations]}::uuid[])`) : [],
      },
      { table: "moderation", rows: reviews.length > 0 ? await moderationRows(db, sql`r.no = ANY(${reviews}::int[])`) : [] },
      {
        table: "establishments",
        rows: establishments.length > 0 ? await establishmentRows(db, sql`e.no = ANY(${establishments}::int[])`) : [],
      },
      { table: "communes", rows: territory.communes },
      { table: "children", rows: territory.children },
      { table: "visibility", rows: groups.length > 0 ? await visibilityRows(db, groups) : [] },
      { table: "selections", rows: selections.length > 0 ? await selectionRows(db, selections) : [] },
    ],
    reviews: reviewed,
    passages,
    moved: establishments,
  };
}

/** Puts a replacement in place, within the connection's transaction. */
export async function applyReplacement(
  connection: DuckDBConnection,
  { removals, rows, reviews, passages, moved }: Replacement,
): Promise<void> {
  const last = await highest(connection, "reviews", "no");
  const lastPlace = await highest(connection, "establishments", "establishment");
  for (const { table, column, keys } of removals) {
    // An import brings reviews that were never there: looking for them would cost more than putting them in.
    const there = ofReviews.includes(table) ? keys.filter((no) => Number(no) <= last) : keys;
    if (there.length > 0)
      await connection.run(`DELETE FROM ${table} WHERE ${column} IN (${there.map((_, i) => `$${i + 1}`).join(", ")})`, [...there]);
  }
  for (const { table, rows: present } of rows) await appendRows(connection, table, present);
  await appendReviews(connection, reviews, passages);
  // A new establishment's facts came with its dimensions.
  const known = moved.filter((no) => no <= lastPlace);
  if (known.length > 0)
    for (const facts of ["reviews", "withdrawn", "mentions", "expressions", "answers", "marks", "remarks", "invitations", "moderation"])
      await connection.run(redimension(facts, known));
}

/** Tables of facts whose rows come and go with their review. */
const ofReviews: readonly string[] = ["reviews", "mentions", "expressions"];

/** The highest number in a column; 0 without any. */
async function highest(connection: DuckDBConnection, table: string, column: string): Promise<number> {
  const read = await connection.runAndReadAll(`SELECT coalesce(max(${column}), 0) FROM ${table}`);
  return Number(read.getRows()[0]?.[0] ?? 0);
}

const dimensions = ["destination", "child", "commune", "category", "stars", "capacity"];

/** Facts repeat their establishment's dimensions: those of a changed establishment follow it. Numbers alone, so no parameter is needed. */
function redimension(facts: string, establishments: readonly number[]): string {
  const set = dimensions.map((name) => `${name} = e.${name}`).join(", ");
  const differs = dimensions.map((name) => `${facts}.${name} IS DISTINCT FROM e.${name}`).join(" OR ");
  return `UPDATE ${facts} SET ${set} FROM establishments e WHERE ${facts}.establishment = e.establishment AND e.establishment IN (${establishments.join(", ")}) AND (${differs})`;
}
