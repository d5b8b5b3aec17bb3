import { randomUUID } from "node:crypto";

import { fold } from "../../../src/domain/text/fold.ts";
import { myself } from "../../../src/domain/review/search-values.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import type { ReviewTriage, TriageAnswer, TriageChange } from "../../../src/generated/types.ts";
import { countedStates } from "../../analytics/projection-rows.ts";
import type { Clock } from "../../kit/clock.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import { refused } from "../../reading/question.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";

/** Tags that a group may put on one review. */
const MOST_TAGS = 20;

/** A review of which the group has said nothing. */
const untouched: ReviewTriage = { read: false, assigned_to: null, later_until: null, tags: [] };

/** A review that the group sees, with how far it is with it. */
interface Triaged {
  id: string;
  no: number;
  triage: ReviewTriage;
}

/** How far the actor's group is with the reviews that it sees; a review of others is an absent one. */
export interface Triage {
  /** Applies a change to all its reviews or to none: 404 where one is absent, or the account is not of the group. */
  change(change: TriageChange): Promise<TriageAnswer>;
  /** Takes a change back where nobody has said anything else since; null where there is no such change, or it was taken back already. */
  undo(change: string): Promise<TriageAnswer | null>;
}

/** `within`: the establishments that the actor keeps to, where those are not all that the group sees. */
export function triageOf(store: Store, actor: StoreActor, clock: Clock, within?: readonly string[]): Triage {
  const scoped = store.forActor(actor);
  const now = (): string => clock.now().toISOString();
  return {
    change: ({ reviews, assigned_to, ...change }) =>
      scoped.transaction(async (db) => {
        const found = await triagedReviews(db, reviews, within);
        const assignee = assigned_to === myself ? actor.login : assigned_to;
        if (typeof assignee === "string") await requireColleague(db, assignee);
        if (change.later_until != null && change.later_until <= dayOf(clock.now()))
          throw refused("/later_until", "Choisissez un jour à venir.");
        const changes = found.map((review) => ({
          ...review,
          after: changed(review.triage, assignee === undefined ? change : { ...change, assigned_to: assignee }),
        }));
        if (changes.some(({ after }) => after.tags.length > MOST_TAGS))
          throw refused("/tags_added", `Un avis peut porter ${MOST_TAGS} étiquettes au plus.`);
        const moved = changes.filter(({ triage, after }) => !isSame(triage, after));
        const id = randomUUID();
        await write(db, moved);
        await note(
          db,
          moved.map(({ id: review_id, triage, after }) => ({ review_id, before: JSON.stringify(triage), after: JSON.stringify(after) })),
          { change_id: id, login: actor.login, at: now() },
        );
        return {
          items: changes.map(({ id: review, after }) => ({ id: review, triage: after })),
          changed: moved.length,
          undo: moved.length > 0 ? id : null,
        };
      }),

    undo: async (change) => {
      if (!isUuid(change)) return null;
      return scoped.transaction(async (db) => {
        const steps = await db
          .selectFrom("triage_steps")
          .select(["id", "review_id", "before", "after"])
          .where("change_id", "=", change)
          .where("undone_at", "is", null)
          .execute();
        if (steps.length === 0) return null;
        const seen = await db
          .selectFrom("reviews")
          .select("id")
          .where(
            "id",
            "in",
            steps.map(({ review_id }) => review_id),
          )
          .execute();
        const found = await triagedReviews(
          db,
          seen.map(({ id }) => id),
          undefined,
        );
        const byReview = new Map(steps.map((step) => [step.review_id, step]));
        const moved = found.flatMap((review) => {
          const step = byReview.get(review.id);
          return step && isSame(review.triage, step.after) ? [{ ...review, after: step.before }] : [];
        });
        await write(db, moved);
        await db
          .updateTable("triage_steps")
          .set({ undone_at: now(), undone_by: actor.login })
          .where("change_id", "=", change)
          .where("undone_at", "is", null)
          .execute();
        const after = new Map(moved.map((review) => [review.id, review.after]));
        return { items: found.map(({ id, triage }) => ({ id, triage: after.get(id) ?? triage })), changed: moved.length, undo: null };
      });
    },
  };
}

/**
 * The reviews in the order asked for, locked: what colleagues say of them at once is judged one after the other. Throws (404)
 * where the group does not see one of them.
 */
async function triagedReviews(db: ScopedDb, asked: readonly string[], within: readonly string[] | undefined): Promise<Triaged[]> {
  const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
  if (!ids.every(isUuid)) throw new ApiError("object.not-found");
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("reviews")
    .select(["id", "no", "establishment_id"])
    .where("id", "in", ids)
    .where("state", "in", [...countedStates])
    .execute();
  if (within && !rows.every(({ establishment_id }) => within.includes(establishment_id))) throw new ApiError("object.not-found");
  const numbers = new Map(rows.map(({ id, no }) => [id, no]));
  if (!ids.every((id) => numbers.has(id))) throw new ApiError("object.not-found");
  const inOrder = ids.toSorted();
  // A row that is not there yet could not be locked.
  await db
    .insertInto(
      "review_triage",
      inOrder.map((review_id) => ({ review_id, ...untouched })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await db
    .selectFrom("review_triage")
    .select(["review_id", "read", "assigned_to", "later_until", "tags"])
    .where("review_id", "in", inOrder)
    .orderBy("review_id")
    .forUpdate()
    .execute();
  const triage = new Map(known.map(({ review_id, ...own }) => [review_id, own]));
  return ids.map((id) => {
    const no = numbers.get(id);
    if (no === undefined) throw new ApiError("object.not-found");
    return { id, no, triage: triage.get(id) ?? untouched };
  });
}

async function requireColleague(db: ScopedDb, login: string): Promise<void> {
  const account = await db.selectFrom("users").select("login").where("login", "=", login).where("disabled", "=", false).executeTakeFirst();
  if (!account) throw new ApiError("object.not-found");
}

type Said = Omit<TriageChange, "reviews">;

function changed(triage: ReviewTriage, { read, assigned_to, later_until, tags_added = [], tags_removed = [] }: Said): ReviewTriage {
  const removed = new Set(tags_removed.map(fold));
  const tags = new Map(triage.tags.filter((tag) => !removed.has(fold(tag))).map((tag) => [fold(tag), tag]));
  for (const added of tags_added.map(tidied)) if (!tags.has(fold(added))) tags.set(fold(added), added);
  return {
    read: read ?? triage.read,
    assigned_to: assigned_to === undefined ? triage.assigned_to : assigned_to,
    later_until: later_until === undefined ? triage.later_until : later_until,
    tags: [...tags.values()].toSorted(alphabet.compare),
  };
}

const alphabet = new Intl.Collator("fr");

/** A tag on one line, without blanks around. */
function tidied(tag: string): string {
  return tag.normalize("NFC").replace(/\s+/g, " ").trim();
}

function isSame(a: ReviewTriage, b: ReviewTriage): boolean {
  return a.read === b.read && a.assigned_to === b.assigned_to && a.later_until === b.later_until && a.tags.join("\n") === b.tags.join("\n");
}

async function write(db: ScopedDb, moved: readonly { id: string; no: number; after: ReviewTriage }[]): Promise<void> {
  if (moved.length === 0) return;
  await db
    .insertInto(
      "review_triage",
      moved.map(({ id, after }) => ({ review_id: id, ...after })),
    )
    .onConflict((conflict) =>
      conflict.columns(["group_id", "review_id"]).doUpdateSet((of) => ({
        read: of.ref("excluded.read"),
        assigned_to: of.ref("excluded.assigned_to"),
        later_until: of.ref("excluded.later_until"),
        tags: of.ref("excluded.tags"),
      })),
    )
    .execute();
  db.changed("triage", ...moved.map(({ no }) => no));
}

async function note(
  db: ScopedDb,
  steps: readonly { review_id: string; before: string; after: string }[],
  common: { change_id: string; login: string; at: string },
): Promise<void> {
  if (steps.length === 0) return;
  await db
    .insertInto(
      "triage_steps",
      steps.map((step) => ({ ...step, ...common, undone_at: null, undone_by: null })),
    )
    .execute();
}
