import type { Position } from "../../../src/domain/selection/distance.ts";
import type { RuleContext, RuleFacts } from "../../../src/domain/selection/rule.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import { type DayRange, resolvePeriod } from "../../../src/domain/time/period.ts";
import type { SelectionCandidate } from "../../../src/generated/types.ts";
import { scopeOf } from "../../analytics/question.ts";
import { noSums, type Sums } from "../../analytics/results/standings.ts";
import type { Services } from "../../http/services.ts";
import { unhurriedly } from "../../kit/impatience.ts";
import type { ScopedDb, StoreActor } from "../../store/store.ts";

/** An establishment that the group sees: what rules read of it, its name, and what its reviews add up to. */
export interface KnownEstablishment extends RuleFacts {
  name: string;
  city: string | null;
  external_id: string | null;
  sums: Sums;
}

/** A commune or a child destination. */
interface Place {
  id: string;
  name: string;
}

/** Everything that rules of a group are read against. */
export interface Territory extends RuleContext {
  establishments: KnownEstablishment[];
  byId: ReadonlyMap<string, KnownEstablishment>;
  /** Those that hold an establishment, by name. */
  communes: Place[];
  children: Place[];
}

export type TerritoryServices = Pick<Services, "store" | "analytics" | "clock" | "product">;

/** The days that figures of selections count: the last twelve months. */
export function figuresPeriod({ clock, product }: Pick<Services, "clock" | "product">): DayRange {
  return resolvePeriod(undefined, dayOf(clock.now(), product.timezone));
}

/** Reads the establishments that the group sees; what reviews say of them only where it is asked for, as of the figures' watermark. */
export async function readTerritory(services: TerritoryServices, actor: StoreActor, { reviews }: { reviews: boolean }): Promise<Territory> {
  const standings = reviews ? await unhurriedly(() => services.analytics.standings(figuresPeriod(services), scopeOf(actor.group.id))) : [];
  const byStanding = new Map(standings.map((standing) => [standing.id, standing]));
  return services.store.forActor(actor).transaction(async (db) => {
    const rows = await db
      .selectFrom("establishments")
      .select(["id", "external_id", "name", "city", "category", "commune_insee", "child_id", "stars", "labels", "capacity", "lat", "lng"])
      .orderBy("name")
      .orderBy("id")
      .execute();
    const memberships = await membershipsOf(db);
    const establishments = rows.map(({ commune_insee: commune, child_id: child, ...row }): KnownEstablishment => {
      const { sums = noSums(), providers = [] } = byStanding.get(row.id) ?? {};
      return {
        ...row,
        commune,
        child,
        providers,
        ...figuresOf(sums),
        sums,
        selections: memberships.get(row.id) ?? new Set(),
      };
    });
    const byId = new Map(establishments.map((establishment) => [establishment.id, establishment]));
    return { establishments, byId, ...(await placesOf(db, establishments)) };
  });
}

/** The figures that rules read; ratings on 100, the rest in per cent or points. */
function figuresOf({ reviews, rated, total, promoters, detractors, answered }: Sums) {
  return {
    reviews,
    rating: rated > 0 ? total / rated : null,
    nps: rated > 0 ? (100 * (promoters - detractors)) / rated : null,
    response_rate: reviews > 0 ? (100 * answered) / reviews : null,
  };
}

/** An establishment as it travels. */
export function candidateOf({ selections: _, sums: __, external_id: ___, ...candidate }: KnownEstablishment): SelectionCandidate {
  return candidate;
}

async function membershipsOf(db: ScopedDb): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom("selection_members")
    .select(["selection_id", "establishment_id"])
    .where("selection_id", "in", db.selectFrom("selections").select("id").where("deleted_at", "is", null))
    .execute();
  const memberships = new Map<string, Set<string>>();
  for (const { selection_id, establishment_id } of rows) {
    const known = memberships.get(establishment_id) ?? new Set();
    memberships.set(establishment_id, known.add(selection_id));
  }
  return memberships;
}

/** The communes and children of the establishments. A commune without a place of its own lies in the middle of its establishments. */
async function placesOf(
  db: ScopedDb,
  establishments: readonly KnownEstablishment[],
): Promise<Pick<Territory, "communes" | "children" | "middleOf">> {
  const inCommunes = new Map<string, KnownEstablishment[]>();
  const inChildren = new Set<string>();
  for (const establishment of establishments) {
    const { commune, child } = establishment;
    if (commune !== null) {
      const members = inCommunes.get(commune);
      if (members) members.push(establishment);
      else inCommunes.set(commune, [establishment]);
    }
    if (child !== null) inChildren.add(child);
  }
  const known = await named(db, inCommunes);
  const children =
    inChildren.size === 0
      ? []
      : await db
          .selectFrom("destinations")
          .select(["id", "name"])
          .where("id", "in", [...inChildren])
          .execute();
  const communes = Array.from(inCommunes, ([id, members]) => ({
    id,
    name: known.get(id)?.name ?? members[0]?.city ?? id,
  }));
  const byName = (a: Place, b: Place): number => a.name.localeCompare(b.name, "fr");
  return {
    communes: communes.toSorted(byName),
    children: children.toSorted(byName),
    middleOf: (commune) => known.get(commune)?.position ?? middle(inCommunes.get(commune) ?? []),
  };
}

async function named(
  db: ScopedDb,
  communes: ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, { name: string; position: Position | null }>> {
  if (communes.size === 0) return new Map();
  const rows = await db
    .selectFrom("communes")
    .select(["insee", "name", "lat", "lng"])
    .where("insee", "in", [...communes.keys()])
    .where("destination_id", "in", db.selectFrom("establishments").select("destination_id"))
    .execute();
  return new Map(rows.map(({ insee, name, lat, lng }) => [insee, { name, position: lat === null || lng === null ? null : { lat, lng } }]));
}

function middle(establishments: readonly KnownEstablishment[]): Position | null {
  const placed = establishments.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]));
  if (placed.length === 0) return null;
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    lat: mean(placed.map(({ lat }) => lat)),
    lng: mean(placed.map(({ lng }) => lng)),
  };
}
