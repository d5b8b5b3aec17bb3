import { type RawBuilder, sql } from "kysely";

import { fold } from "../../../src/domain/text/fold.ts";
import type { ModerationSearch, ModerationSearchAnswer, ReviewState } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { isUuid } from "../../kit/uuid.ts";
import { appealedAmong, itemOf, type ModerationServices, ownRows, reviewColumns, waitingStates } from "./moderation-items.ts";
import { policyFor } from "./policies.ts";

const PAGE_SIZE = 50;
/** So many reviews of one state and place are remembered by their ids, so many in all are read by them. */
const FEW_OF_GROUP = 20;
const FEW = 1_000;
/** In so few places the words are looked for a second time. */
const FEW_PLACES = 50;

/** The reviews of a state, by deadline where they wait and latest first where they do not, with the counts of every state and facet. */
export function searchModeration(services: ModerationServices, actor: Actor, search: ModerationSearch): Promise<ModerationSearchAnswer> {
  const { store, config, clock } = services;
  const { state = "pending", page = 0, size = PAGE_SIZE, child_destinations: children = [], categories = [], establishment } = search;
  const product = config.product();
  const words = (search.search ?? "").trim().split(/\s+/).filter(Boolean).slice(0, 8);
  return store.forActor(actor).transaction(async (db) => {
    const places = new Map(
      (await db.selectFrom("establishments").select(["id", "name", "child_id as child", "category"]).execute()).map((place) => [
        place.id,
        { ...place, folded: fold(place.name) },
      ]),
    );
    // Fewer reviews have a number than a word: it leaves little to look through for the others.
    const said = words
      .toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)))
      .map((word) => saysOrIsAt(word, [...places.values()]));
    const placed = establishment === undefined ? [] : [isUuid(establishment) ? establishment : nobody];
    // Few groups, over which every count is made: one reading of the reviews for all facets.
    const counted = await ownRows(db, actor, product.moderation_provider)
      .$if(placed.length > 0, (query) => query.where("reviews.establishment_id", "in", placed))
      .$if(said.length > 0, (query) => query.where(sql<boolean>`${sql.join(said, sql` AND `)}`))
      .select(["reviews.state", "reviews.establishment_id"])
      .select(({ fn }) => fn.countAll<number>().as("n"))
      // The few that rare words find are not looked for twice.
      .select(
        said.length > 0
          ? sql<string[] | null>`CASE WHEN count(*) <= ${FEW_OF_GROUP} THEN array_agg(reviews.id) END`.as("ids")
          : sql<string[] | null>`NULL`.as("ids"),
      )
      .groupBy(["reviews.state", "reviews.establishment_id"])
      .execute();
    const groups: Group[] = counted.flatMap(({ state: of, establishment_id: at, n, ids }) => {
      const place = places.get(at);
      return place ? [{ state: of, at, child: place.child, category: place.category, n, ids }] : [];
    });
    const isState = (group: Group): boolean => state === "all" || group.state === state;
    const isChild = (group: Group): boolean => children.length === 0 || children.includes(group.child ?? "");
    const isCategory = (group: Group): boolean => categories.length === 0 || categories.includes(group.category);
    const ofState = sums(groups, (group) => group.state, isChild, isCategory);
    const ofChild = sums(groups, (group) => group.child ?? "", isState, isCategory);
    const ofCategory = sums(groups, (group) => group.category, isState, isChild);
    const names = await db
      .selectFrom("destinations")
      .select(["id", "name"])
      .where("parent_id", "=", actor.group.destination)
      .orderBy("name")
      .execute();

    const isWaiting = waitingStates.includes(state as ReviewState);
    const chosen = groups.filter((group) => isState(group) && isChild(group) && isCategory(group));
    const total = chosen.reduce((sum, { n }) => sum + n, 0);
    const known = total <= FEW && chosen.every(({ ids }) => ids !== null) ? chosen.flatMap(({ ids }) => ids ?? []) : null;
    const nearby = [...new Set(chosen.map(({ at }) => at))];
    const isNarrowed = placed.length > 0 || children.length > 0 || categories.length > 0;
    const rows =
      total === 0
        ? []
        : await ownRows(db, actor, product.moderation_provider, "filtered")
            .$if(known !== null, (query) => query.where("reviews.id", "in", known ?? []))
            .$if(known === null && said.length > 0, (query) => query.where(sql<boolean>`${sql.join(said, sql` AND `)}`))
            .$if(isNarrowed || (said.length > 0 && nearby.length <= FEW_PLACES), (query) =>
              query.where("reviews.establishment_id", "in", nearby),
            )
            .$if(state !== "all", (query) => query.where("reviews.state", "=", state as ReviewState))
            .select([...reviewColumns])
            .orderBy(isWaiting ? sql`coalesce(reviews.due_at, reviews.published_at)` : sql`reviews.published_at DESC`)
            .orderBy("reviews.id")
            .limit(size)
            .offset(page * size)
            .execute();
    const appealed = await appealedAmong(
      db,
      rows.map(({ id }) => id),
    );
    const { policy } = policyFor(config, actor.group.destination);
    const now = clock.now();
    return {
      items: rows.flatMap((row) => {
        const place = places.get(row.establishment_id);
        return place ? [itemOf({ ...row, name: place.name, category: place.category }, policy, now, appealed)] : [];
      }),
      total,
      page,
      size,
      facets: {
        state: [...ofState].map(([id, count]) => ({ state: id, count })),
        child: names.map(({ id, name }) => ({ id, name, count: ofChild.get(id) ?? 0 })),
        category: product.categories.flatMap(({ id, name }) => {
          const count = ofCategory.get(id) ?? 0;
          return count > 0 || categories.includes(id) ? [{ id, name, count }] : [];
        }),
      },
    };
  });
}

/** An id that no establishment has. */
const nobody = "00000000-0000-4000-8000-000000000000";

interface Group {
  state: ReviewState;
  /** The establishment. */
  at: string;
  child: string | null;
  category: string;
  n: number;
  /** The reviews where they are few; else, and where nothing is searched, null. */
  ids: readonly string[] | null;
}

/** Whether a review has a word in what it says, or is about an establishment that has it in its name. */
function saysOrIsAt(word: string, places: readonly { id: string; folded: string }[]): RawBuilder<boolean> {
  const like = sql`'%' || folded(${word.replaceAll(/[\\%_]/g, "\\$&")}) || '%'`;
  // Reviews that have just been imported have no words of their own yet.
  const says = sql`reviews.words LIKE ${like} OR reviews.words IS NULL AND review_words(reviews.author, reviews.title, reviews.text) LIKE ${like}`;
  const named = places.filter(({ folded }) => folded.includes(fold(word))).map(({ id }) => id);
  return named.length === 0 ? sql<boolean>`(${says})` : sql<boolean>`(${says} OR reviews.establishment_id = ANY(${named}::uuid[]))`;
}

function sums(
  groups: readonly Group[],
  keyOf: (group: Group) => string,
  ...tests: readonly ((group: Group) => boolean)[]
): Map<string, number> {
  const found = new Map<string, number>();
  for (const group of groups) if (tests.every((test) => test(group))) found.set(keyOf(group), (found.get(keyOf(group)) ?? 0) + group.n);
  return found;
}
