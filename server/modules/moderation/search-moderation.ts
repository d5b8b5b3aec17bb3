import { sql } from "kysely";

import type { ModerationSearch, ModerationSearchAnswer, ReviewState } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { isUuid } from "../../kit/uuid.ts";
import { appealedAmong, itemColumns, itemOf, type ModerationServices, ownReviews, ownRows, waitingStates } from "./moderation-items.ts";
import { policyFor } from "./policies.ts";

const PAGE_SIZE = 50;

/** The reviews of a state, by deadline where they wait and latest first where they do not, with the counts of every state and facet. */
export function searchModeration(services: ModerationServices, actor: Actor, search: ModerationSearch): Promise<ModerationSearchAnswer> {
  const { store, config, clock } = services;
  const { state = "pending", page = 0, size = PAGE_SIZE, child_destinations: children = [], categories = [], establishment } = search;
  const product = config.product();
  const words = (search.search ?? "").trim().split(/\s+/).filter(Boolean).slice(0, 8);
  return store.forActor(actor).transaction(async (db) => {
    const matching = () => {
      let query = ownReviews(db, actor, product.moderation_provider);
      if (establishment !== undefined) query = query.where("reviews.establishment_id", "=", isUuid(establishment) ? establishment : nobody);
      for (const word of words) {
        const like = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
        query = query.where(sql<boolean>`concat_ws(' ', establishments.name, reviews.author, reviews.title, reviews.text) ILIKE ${like}`);
      }
      return query;
    };
    // Few groups, over which every count is made: one reading of the reviews for all facets.
    const counted = await (words.length === 0 && establishment === undefined ? ownRows(db, actor, product.moderation_provider) : matching())
      .select(["reviews.state", "reviews.establishment_id"])
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .groupBy(["reviews.state", "reviews.establishment_id"])
      .execute();
    const places = new Map(
      (await db.selectFrom("establishments").select(["id", "child_id as child", "category"]).execute()).map(({ id, ...place }) => [
        id,
        place,
      ]),
    );
    const groups: Group[] = counted.flatMap(({ state: of, establishment_id: at, n }) => {
      const place = places.get(at);
      return place ? [{ state: of, ...place, n }] : [];
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

    let found = matching();
    if (state !== "all") found = found.where("reviews.state", "=", state as ReviewState);
    if (children.length > 0) found = found.where("establishments.child_id", "in", [...children]);
    if (categories.length > 0) found = found.where("establishments.category", "in", [...categories]);
    const isWaiting = waitingStates.includes(state as ReviewState);
    const total = groups.filter((group) => isState(group) && isChild(group) && isCategory(group)).reduce((sum, { n }) => sum + n, 0);
    const rows =
      total === 0
        ? []
        : await found
            .select([...itemColumns])
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
      items: rows.map((row) => itemOf(row, policy, now, appealed)),
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
  child: string | null;
  category: string;
  n: number;
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
