import { sql, type RawBuilder, type Transaction } from "kysely";

import { type CaseLine, casesIn, type ModerationCase, stateOfCase } from "../../src/domain/moderation/cases.ts";
import { npsClass, tonalityIndex } from "../../src/domain/review/rating.ts";
import { searchable } from "../../src/domain/text/words.ts";
import type { ReplyState, ReviewState } from "../../src/generated/types.ts";
import { jsonRows } from "../store/json-rows.ts";
import type { StoredMention } from "../store/tables/analysis.ts";
import type { Tables } from "../store/tables.ts";
import { signOf } from "./sign-of.ts";

/** A row of the projection, by column; days count from 1970-01-01, instants are microseconds. */
export type ProjectedRow = Record<string, string | number | boolean | null>;

type Db = Transaction<Tables>;

/**
 * A review counts once it is public: published, with a reply that waits or is out, or reported and not yet judged.
 * Pending, rejected, withdrawn and archived ones do not.
 */
export const countedStates = ["published", "responses", "answered", "reported"] as const;

/** What is selected, with the name of its column. */
type Selected = readonly [name: string, value: RawBuilder<unknown>];
const select = (columns: readonly Selected[]): RawBuilder<unknown> =>
  sql.join(columns.map(([name, value]) => sql`${value} AS ${sql.ref(name)}`));

const places: readonly Selected[] = [
  ["establishment", sql`e.no`],
  ["destination", sql`e.destination_id`],
  ["child", sql`e.child_id`],
  ["commune", sql`e.commune_insee`],
  ["category", sql`e.category`],
  ["stars", sql`e.stars`],
  ["capacity", sql`e.capacity`],
];
const place = select(places);
const days = (day: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${day} - date '1970-01-01')`;
const micros = (instant: RawBuilder<unknown>): RawBuilder<unknown> => sql`(extract(epoch FROM ${instant}) * 1000000)::bigint`;
const local = (instant: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${instant} AT TIME ZONE 'Europe/Paris')`;
const published = sql`r.published_at`;
/** Its answer was declared as published on its platform, which neither confirmed nor refused it. Its delay is known once that confirms it. */
const declared = sql`(r.reply_text IS NULL AND EXISTS (
  SELECT 1 FROM responses s WHERE s.review_id = r.id AND s.declared_on IS NOT NULL AND s.refused_at IS NULL))`;

const reviewColumns: readonly Selected[] = [
  ["no", sql`r.no`],
  ["id", sql`r.id`],
  ["provider", sql`r.source`],
  ...places,
  ["lang", sql`r.lang`],
  ["country", sql`r.country`],
  ["profile", sql`r.profile`],
  ["day", days(sql`coalesce(r.experience_date, ${local(published)}::date)`)],
  ["hour", sql`extract(hour FROM ${local(published)})::int`],
  ["rating", sql`r.rating`],
  ["answered", sql`(coalesce(r.reply_state = 'published', false) OR ${declared})`],
  // Nobody answers what has not come yet: of one that came late the delay counts from when it was first seen.
  [
    "delay_hours",
    sql`CASE WHEN r.reply_state = 'published' THEN extract(epoch FROM r.reply_at - CASE WHEN r.late AND r.reply_at >= r.created_at THEN r.created_at ELSE r.published_at END)::float8 / 3600 END`,
  ],
  ["published", micros(published)],
  ["title", sql`r.title`],
  ["text", sql`r.text`],
  ["author", sql`r.author`],
  ["verification", sql`r.verification`],
  ["state", sql`r.state`],
  ["seen", micros(sql`r.created_at`)],
  ["edited", sql`r.edited_at IS NOT NULL`],
  ["late", sql`r.late`],
  ["is_withdrawn", sql`r.withdrawn_at IS NOT NULL`],
];

/** Some reviews of the state: those that figures count, and those that their source no longer has. */
export interface ReviewRows {
  counted: ProjectedRow[];
  withdrawn: ProjectedRow[];
}

/** The public reviews among `which` (a condition on `r`, the review), with the dimensions of their establishment. */
export async function reviewRows(db: Db, which: RawBuilder<unknown>): Promise<ReviewRows> {
  const rows = await jsonRows<ProjectedRow>(
    db,
    sql`
    SELECT ${select(reviewColumns)}
    FROM reviews r JOIN establishments e ON e.id = r.establishment_id
    WHERE r.state IN (${sql.join([...countedStates])}) AND ${which}
    ORDER BY r.no`,
    reviewColumns.map(([name]) => name),
  );
  for (const row of rows) {
    const rating = row.rating as number | null;
    row.tonality = tonalityIndex(rating);
    row.nps = npsClass(rating);
    row.search = searchable(row.title as string | null, row.text as string | null);
    row.written = typeof row.text === "string" && row.text.trim() !== "";
  }
  return { counted: rows.filter((row) => row.is_withdrawn === false), withdrawn: rows.filter((row) => row.is_withdrawn === true) };
}

/** Survey answers, with the marks that they give to themes and what their words say of them. */
export interface AnswerRows {
  answers: ProjectedRow[];
  marks: ProjectedRow[];
  remarks: ProjectedRow[];
}

/** The survey answers among `which` (a condition on `a`, the answer). */
export async function answerRows(db: Db, which: RawBuilder<unknown>): Promise<AnswerRows> {
  const { rows } = await sql<ProjectedRow & { theme_marks: Record<string, number> | null; mentions: StoredMention[] | null }>`
    SELECT a.no, ${place}, a.lang, a.country, a.profile, ${days(sql`${local(sql`a.answered_at`)}::date`)} AS day,
      extract(hour FROM ${local(sql`a.answered_at`)})::int AS hour, a.score, a.rating,
      a.marks AS theme_marks, a.mentions
    FROM answers a JOIN establishments e ON e.id = a.establishment_id WHERE ${which} ORDER BY a.no`.execute(db);
  const found: AnswerRows = { answers: [], marks: [], remarks: [] };
  for (const { theme_marks, mentions, ...row } of rows) {
    const answer: ProjectedRow = { ...row, nps: npsClass(Number(row.score) * 10) };
    const review = answer.no ?? null;
    found.answers.push(answer);
    for (const [theme, rating] of Object.entries(theme_marks ?? {})) found.marks.push({ ...answer, review, theme, rating });
    for (const { theme, polarity, strength } of mentions ?? [])
      found.remarks.push({ ...answer, review, theme, polarity: signOf(polarity), strength });
  }
  return found;
}

/** The invitations that were sent and did not bounce among `which` (a condition on `i`, the invitation). */
export async function invitationRows(db: Db, which: RawBuilder<unknown>): Promise<ProjectedRow[]> {
  const { rows } = await sql<ProjectedRow>`
    SELECT i.id, ${place}, i.lang, ${days(sql`${local(sql`i.sent_at`)}::date`)} AS day, extract(hour FROM ${local(sql`i.sent_at`)})::int AS hour,
      i.answered_at IS NOT NULL AS answered
    FROM form_invitations i JOIN establishments e ON e.id = i.establishment_id WHERE i.sent_at IS NOT NULL AND i.state <> 'bounced' AND ${which} ORDER BY i.id`.execute(
    db,
  );
  return rows;
}

/** A line of the journal with the dimensions of the review that it is about. */
interface ModeratedLine extends CaseLine {
  login: string | null;
  reason: string | null;
  day: number;
  hour: number;
  facts: ProjectedRow & { review: number };
  state: ReviewState;
  reply_state: ReplyState | null;
  overdue: boolean;
}

/** What moderators decided on the reviews among `which` (a condition on `r`, the review), and what of them waits for a decision. */
export async function moderationRows(db: Db, which: RawBuilder<unknown>): Promise<ProjectedRow[]> {
  // Reviews that were brought in, and wait, have no line.
  const at = sql`coalesce(j.at, r.received_at, r.published_at)`;
  const { rows } = await sql<ModeratedLine>`
    SELECT coalesce(j.action, '') AS action, ${at} AS at, j.login, j.reason, j.from_state,
      CASE WHEN j.no IS NULL THEN r.state ELSE j.to_state END AS to_state, CASE WHEN j.no IS NULL THEN r.reply_state ELSE j.to_reply END AS to_reply,
      j.details->'before'->>'due_at' AS due_before, ${days(sql`${local(at)}::date`)} AS day, extract(hour FROM ${local(at)})::int AS hour,
      r.state, r.reply_state, r.overdue, (SELECT row_to_json(f) FROM (SELECT r.no AS review, r.lang, ${place}) f) AS facts
    FROM reviews r JOIN establishments e ON e.id = r.establishment_id LEFT JOIN moderation_journal j ON j.review_id = r.id
    WHERE (j.no IS NOT NULL OR r.state IN ('pending', 'responses', 'reported')) AND ${which} ORDER BY r.no, j.no`.execute(db);
  const byReview = new Map<number, ModeratedLine[]>();
  for (const row of rows) byReview.set(row.facts.review, [...(byReview.get(row.facts.review) ?? []), row]);
  return [...byReview.values()].flatMap((lines) => casesIn(lines).filter(isUpToDate).map(moderatedRow));
}

/** Whether what a journal leaves waiting does wait by what the review is: one that was brought in may have gone on elsewhere. */
function isUpToDate({ moderated, outcome, opened }: ModerationCase<ModeratedLine>): boolean {
  if (outcome !== "waiting" || !opened) return true;
  return moderated === "answer" ? opened.reply_state === "pending" : opened.state === stateOfCase[moderated];
}

function moderatedRow({ moderated, outcome, opened, decided, hours, late }: ModerationCase<ModeratedLine>): ProjectedRow {
  const at = (decided ?? opened) as ModeratedLine;
  const isRefused = outcome === "refused";
  return {
    ...at.facts,
    day: at.day,
    hour: at.hour,
    moderated,
    outcome,
    reason: isRefused ? at.reason : null,
    moderator: decided?.login ?? null,
    refused: decided && Number(isRefused),
    late: late === null ? null : Number(late),
    overdue: decided ? null : Number(at.overdue && at.state === stateOfCase[moderated]),
    delay_hours: hours,
  };
}

/** The establishments among `which` (a condition on `e`, the establishment). */
export async function establishmentRows(db: Db, which: RawBuilder<unknown>): Promise<ProjectedRow[]> {
  const { rows } =
    await sql<ProjectedRow>`SELECT ${place}, e.id, e.name, e.lat, e.lng FROM establishments e WHERE ${which} ORDER BY e.no`.execute(db);
  return rows;
}

/** What the given destinations (null: all) consist of. */
export async function territoryRows(
  db: Db,
  destinations: readonly string[] | null,
): Promise<{ communes: ProjectedRow[]; children: ProjectedRow[] }> {
  const among = (column: string): RawBuilder<unknown> =>
    destinations ? sql`${sql.ref(column)} = ANY(${[...destinations]}::text[])` : sql`true`;
  const communes = await sql<ProjectedRow>`
    SELECT insee, destination_id AS destination, name, child_id AS child, lat, lng, ring::text AS ring FROM communes WHERE ${among("destination_id")}
    ORDER BY destination_id, insee`.execute(db);
  const children = await sql<ProjectedRow>`
    SELECT id, parent_id AS destination, name FROM destinations WHERE parent_id IS NOT NULL AND ${among("parent_id")} ORDER BY id`.execute(
    db,
  );
  return { communes: communes.rows, children: children.rows };
}

/** Who sees what, for the given groups (null: all). */
export async function visibilityRows(db: Db, groups: readonly string[] | null): Promise<ProjectedRow[]> {
  const { rows } = await sql<ProjectedRow>`
    SELECT v.group_id, e.no AS establishment FROM visibility v JOIN establishments e ON e.id = v.establishment_id
    WHERE ${groups ? sql`v.group_id = ANY(${[...groups]}::text[])` : sql`true`} ORDER BY 1, 2`.execute(db);
  return rows;
}

/** The members of the given selections (null: all). */
export async function selectionRows(db: Db, selections: readonly string[] | null): Promise<ProjectedRow[]> {
  const { rows } = await sql<ProjectedRow>`
    SELECT s.id, s.title, s.group_id, e.no AS establishment
    FROM selections s JOIN selection_members m ON m.selection_id = s.id JOIN establishments e ON e.id = m.establishment_id
    WHERE s.deleted_at IS NULL AND ${selections ? sql`s.id = ANY(${[...selections]}::uuid[])` : sql`true`} ORDER BY 1, 4`.execute(db);
  return rows;
}

/** How far groups are with the given reviews (null: all), and their tags on them. */
export async function triageRows(db: Db, reviews: readonly number[] | null): Promise<{ triage: ProjectedRow[]; tags: ProjectedRow[] }> {
  const among = reviews ? sql`r.no = ANY(${[...reviews]}::int[])` : sql`true`;
  const { rows } = await sql<{
    group_id: string;
    review: number;
    read: boolean;
    assignee: string | null;
    later: number | null;
    tags: string[];
  }>`
    SELECT t.group_id, r.no AS review, t.read, t.assigned_to AS assignee, ${days(sql`t.later_until`)} AS later, t.tags
    FROM review_triage t JOIN reviews r ON r.id = t.review_id WHERE ${among} ORDER BY 2, 1`.execute(db);
  return {
    triage: rows.map(({ tags: _, ...row }) => row),
    tags: rows.flatMap(({ group_id, review, tags }) => tags.map((tag) => ({ group_id, review, tag }))),
  };
}
