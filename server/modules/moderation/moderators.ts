import { hasAnyRole, moderatorAccess } from "../../../src/domain/access/access.ts";
import { type Day, dayOf } from "../../../src/domain/time/day.ts";
import { isCalendarDay } from "../../../src/domain/time/calendar-day.ts";
import type {
  Moderator,
  ModeratorRequest,
  ModeratorsAnswer,
  ModerationSheets,
  ModerationSheetsQuery,
  Product,
  Role,
} from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { refused } from "../../reading/question.ts";
import type { ScopedDb } from "../../store/store.ts";
import { type ModerationServices, ownReviews } from "./moderation-items.ts";

/** Any of them makes an account of a destination a moderator. */
export const moderatorRoles: readonly Role[] = moderatorAccess.anyOf ?? [];
const MONTH_MS = 30 * 86_400_000;
const SHEETS = 50;

/** The accounts of the group that moderate, what they look after and when they are away. The id of a moderator is the login. */
export function moderators({ store, config, clock }: ModerationServices, actor: Actor): Promise<ModeratorsAnswer> {
  const product = config.product();
  return store.forActor(actor).transaction(async (db) => {
    const children = await childrenOf(db, actor);
    return {
      moderators: await allModerators(db, product, children, clock.now()),
      children,
      categories: product.categories.map(({ id, name }) => ({ id, name })),
    };
  });
}

/** Replaces what a moderator looks after and the leave; throws (404) for who is no moderator of the group, (409) where another change came first. */
export function changeModerator(
  { store, config, clock }: ModerationServices,
  actor: Actor,
  id: string,
  { moderator, revision }: ModeratorRequest,
): Promise<Moderator> {
  const product = config.product();
  const { children: own, categories, leave_from: from = null, leave_until: until = null } = moderator;
  if (from !== null && !isCalendarDay(from))
    throw refused("/moderator/leave_from", "Ce jour n’existe pas. Choisissez le premier jour du congé.");
  if (until !== null && !isCalendarDay(until))
    throw refused("/moderator/leave_until", "Ce jour n’existe pas. Choisissez le dernier jour du congé.");
  if (until !== null && (from === null || until < from))
    throw refused("/moderator/leave_until", "Le congé finit avant de commencer. Choisissez un jour suivant.");
  const unknown = categories.some((category) => !product.categories.some((known) => known.id === category));
  if (unknown) throw refused("/moderator/categories", "L’une de ces catégories n’existe pas. Choisissez-les dans la liste.");
  return store.forActor(actor).transaction(async (db) => {
    const children = await childrenOf(db, actor);
    // Another destination's part is an absent one.
    if (own.some((child) => !children.some((known) => known.id === child))) throw new ApiError("object.not-found");
    const before = (await allModerators(db, product, children, clock.now())).find(({ login }) => login === id);
    if (!before) throw new ApiError("object.not-found");
    if (revision !== undefined && revision !== before.revision) throw changedMeanwhile();
    const values = {
      children: own,
      categories,
      leave_from: from,
      leave_until: until,
      updated_by: actor.login,
      updated_at: clock.now().toISOString(),
    };
    const stored = await db
      .insertInto("moderators", { login: id, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(["group_id", "login"])
          .doUpdateSet({ ...values, revision: before.revision + 1 })
          // Of two changes at once the second finds another revision than it read.
          .where("moderators.revision", "=", before.revision),
      )
      .returning("login")
      .executeTakeFirst();
    if (!stored) throw changedMeanwhile();
    const after = (await allModerators(db, product, children, clock.now())).find(({ login }) => login === id);
    if (!after) throw new ApiError("object.not-found");
    return after;
  });
}

function changedMeanwhile(): ApiError {
  return new ApiError("action.not-possible", {
    detail: "Ce modérateur a été modifié entre-temps. Rouvrez sa fiche pour reprendre vos changements.",
  });
}

function childrenOf(db: ScopedDb, actor: Actor): Promise<{ id: string; name: string }[]> {
  return db.selectFrom("destinations").select(["id", "name"]).where("parent_id", "=", actor.group.destination).orderBy("name").execute();
}

async function allModerators(
  db: ScopedDb,
  product: Product,
  children: readonly { id: string; name: string }[],
  now: Date,
): Promise<Moderator[]> {
  const accounts = await db
    .selectFrom("users")
    .select(["login", "roles"])
    .where("type", "=", "DMO")
    .where("disabled", "=", false)
    .orderBy("login")
    .execute();
  const settings = new Map((await db.selectFrom("moderators").selectAll().execute()).map((row) => [row.login, row]));
  const decided = await db
    .selectFrom("moderation_journal")
    .select(["login"])
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("action", "in", ["publish", "reject", "publish-response", "reject-response"])
    .where("at", ">", new Date(now.getTime() - MONTH_MS).toISOString())
    .groupBy("login")
    .execute();
  const today = dayOf(now, product.timezone);
  return accounts
    .filter((account) => hasAnyRole(account, moderatorRoles, product.slug))
    .map(({ login }) => {
      const own = settings.get(login);
      const { leave_from: from = null, leave_until: until = null } = own ?? {};
      return {
        id: login,
        login,
        children: children.filter(({ id }) => own?.children.includes(id)),
        categories: product.categories.filter(({ id }) => own?.categories.includes(id)).map(({ id, name }) => ({ id, name })),
        leave_from: from,
        leave_until: until,
        on_leave: own !== undefined && isOnLeave(own, today),
        decided: decided.find((row) => row.login === login)?.n ?? 0,
        revision: own?.revision ?? 0,
      };
    });
}

/** Whether a moderator is away on a day; a leave without an end goes on. */
export function isOnLeave(
  { leave_from: from, leave_until: until }: { leave_from: Day | null; leave_until: Day | null },
  today: Day,
): boolean {
  return from !== null && from <= today && (until === null || until >= today);
}

/** The establishments of the actor with how many own reviews each has, and how many wait. */
export function moderationSheets(
  { store, config }: ModerationServices,
  actor: Actor,
  query: ModerationSheetsQuery,
): Promise<ModerationSheets> {
  const { search = "", category = "all" } = query;
  const page = Number(query.page ?? 0);
  const provider = config.product().moderation_provider;
  return store.forActor(actor).transaction(async (db) => {
    let places = db.selectFrom("establishments").select(["id", "name", "category", "city"]);
    if (actor.type === "TP")
      places = places.where("id", "in", actor.cards.length > 0 ? [...actor.cards] : ["00000000-0000-4000-8000-000000000000"]);
    if (category !== "all") places = places.where("category", "=", category);
    if (search.trim() !== "") places = places.where("name", "ilike", `%${search.trim().replaceAll(/[\\%_]/g, "\\$&")}%`);
    const all = await places.orderBy("name").orderBy("id").execute();
    const shown = all.slice(page * SHEETS, (page + 1) * SHEETS);
    const counts =
      shown.length === 0
        ? []
        : await ownReviews(db, actor, provider)
            .where(
              "reviews.establishment_id",
              "in",
              shown.map(({ id }) => id),
            )
            .select(["reviews.establishment_id", "reviews.state"])
            .select(({ fn }) => fn.countAll<number>().as("n"))
            .groupBy(["reviews.establishment_id", "reviews.state"])
            .execute();
    const sum = (id: string, state?: string): number =>
      counts
        .filter((row) => row.establishment_id === id && (state === undefined || row.state === state))
        .reduce((total, { n }) => total + n, 0);
    return {
      items: shown.map((place) => ({ ...place, pending: sum(place.id, "pending"), reviews: sum(place.id) })),
      total: all.length,
      page,
      size: SHEETS,
    };
  });
}
