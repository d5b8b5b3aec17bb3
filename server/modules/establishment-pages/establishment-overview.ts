import { sql } from "kysely";

import { dayOf } from "../../../src/domain/time/day.ts";
import { comparedPeriod, type DayRange, resolvePeriod } from "../../../src/domain/time/period.ts";
import type {
  Cell,
  EstablishmentOverview,
  EstablishmentOverviewQuery,
  Query,
  Result,
  OverviewFigure,
  OverviewRank,
} from "../../../src/generated/types.ts";
import { roleName } from "../../../src/domain/access/access.ts";
import { type Scope, scopeOf } from "../../analytics/question.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { AnsweringServices } from "../../reading/answering.ts";
import { establishmentScope } from "../../reading/establishment-scope.ts";
import { spanOf } from "../../reading/question.ts";
import type { Store } from "../../store/store.ts";

/** The two periods of an overview; `compared` is null where nothing is compared. */
interface Periods {
  readonly current: DayRange;
  readonly compared: DayRange | null;
}

/** The head of an establishment's pages: who it is, its mark, its NPS and its place in its category. 404 for one that the actor does not see. */
export async function establishmentOverview(
  services: AnsweringServices,
  actor: Actor,
  id: string,
  { from, to, compare }: EstablishmentOverviewQuery,
): Promise<EstablishmentOverview> {
  const { product, clock, config } = services;
  const scope = await establishmentScope(services, actor, id);
  const asked = spanOf({ from: instant(from), to: instant(to) }, product.timezone);
  const current = asked?.period ?? resolvePeriod(undefined, dayOf(clock.now(), product.timezone));
  const periods = { current, compared: comparedPeriod(current, compare) };
  const own = await readEstablishment(services.store, actor, id);
  const [reviews, rating, nps, rank, platforms, expert] = await Promise.all([
    cellOf(services, { measure: "reviews" }, current, scope),
    figureOf(services, "rating", periods, scope),
    figureOf(services, "nps-estimated", periods, scope),
    rankOf(services, own, periods, scopeOf(actor.group.id)),
    platformsOf(services.store, actor, id),
    hasExpert(services.store, id, roleName("V2_PRO_WIDGET_EXPERT", product.slug)),
  ]);
  const named = config.product().categories.find((category) => category.id === own.category);
  return {
    ...own,
    category_name: named?.name ?? own.category,
    expert,
    platforms,
    reviews: reviews.value ?? 0,
    rating,
    nps,
    rank,
  };
}

type Establishment = Pick<EstablishmentOverview, "id" | "name" | "category" | "street" | "postal_code" | "city">;

async function readEstablishment(store: Store, actor: Actor, id: string): Promise<Establishment> {
  const found = isUuid(id)
    ? await store
        .forActor(actor)
        .transaction((db) =>
          db
            .selectFrom("establishments")
            .where("id", "=", id)
            .select(["id", "name", "category", "street", "postal_code", "city"])
            .executeTakeFirst(),
        )
    : undefined;
  if (!found) throw new ApiError("object.not-found");
  return found;
}

/** The platforms on which the establishment's reviews are monitored. */
async function platformsOf(store: Store, actor: Actor, id: string): Promise<number> {
  const rows = await store
    .forActor(actor)
    .transaction((db) =>
      db
        .selectFrom("review_urls")
        .select("provider")
        .distinct()
        .where("establishment_id", "=", id)
        .where("is_inactive", "=", false)
        .where("removed_at", "is", null)
        .execute(),
    );
  return rows.length;
}

/** Whether an account that holds the establishment's card has the role. */
function hasExpert(store: Store, id: string, role: string): Promise<boolean> {
  return store.system("establishment.expert", async (db) => {
    const accounts = await db
      .selectFrom("users")
      .where("type", "=", "TP")
      .where(sql<boolean>`cards @> ARRAY[${id}]::text[]`)
      .select("roles")
      .execute();
    return accounts.some(({ roles }) => roles.some((held) => held.toUpperCase() === role));
  });
}

async function figureOf(
  services: AnsweringServices,
  measure: string,
  { current, compared }: Periods,
  scope: Scope,
): Promise<OverviewFigure> {
  const [now, before] = await Promise.all([
    cellOf(services, { measure }, current, scope),
    compared && cellOf(services, { measure }, compared, scope),
  ]);
  return { now, before };
}

async function cellOf({ analytics }: AnsweringServices, query: Query, period: DayRange, scope: Scope): Promise<Cell> {
  const result = await analytics.answer({ query, period, filters: {} }, scope);
  if (result.kind !== "scalar") throw new Error(`"${query.measure}" is no single figure`);
  const { value, n, interval, sample } = result;
  return { value, n, ...(interval ? { interval } : {}), ...(sample === undefined ? {} : { sample }) };
}

/** The place in the category by the index that rankings go by, now and over the compared period. */
async function rankOf(
  services: AnsweringServices,
  own: Establishment,
  { current, compared }: Periods,
  scope: Scope,
): Promise<OverviewRank> {
  const placeOver = async (period: DayRange): Promise<{ place: number | null; of: number }> => {
    const query: Query = {
      measure: "rating-index-ranking",
      by: ["establishment"],
      order: "-value",
      ranked: true,
      table: true,
      limit: EVERY,
    };
    return placeIn(await services.analytics.answer({ query, period, filters: { category: [own.category] } }, scope), own.id);
  };
  const [now, before] = await Promise.all([placeOver(current), compared && placeOver(compared)]);
  return { ...now, before: before?.place ?? null };
}

/** More rows than a category has. */
const EVERY = 100_000;

/** The place of an establishment in a table that is ordered by its first figure; equals share the best one. */
function placeIn(result: Result, id: string): { place: number | null; of: number } {
  if (result.kind !== "table") return { place: null, of: 0 };
  const value = result.rows.find(({ key }) => key === id)?.cells[0]?.value ?? null;
  const better = result.rows.filter(({ cells }) => value !== null && (cells[0]?.value ?? -1) > value).length;
  return { place: value === null ? null : better + 1, of: result.total_rows };
}

function instant(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
