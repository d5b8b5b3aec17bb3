import type { FastifyBaseLogger, FastifyReply } from "fastify";

import { type AccessUser, hasAnyRole } from "../../src/domain/access/access.ts";
import type { Catalog } from "../../src/engine/catalog/catalog.ts";
import { choose } from "../../src/engine/plan/choices.ts";
import { drilled } from "../../src/engine/plan/drill.ts";
import { type MayUse, plan, type Tile } from "../../src/engine/plan/plan.ts";
import type { Dashboard, FacetsAnswer, FacetsRequest, Product, ResultsRequest } from "../../src/generated/types.ts";
import type { Analytics } from "../analytics/analytics-port.ts";
import { type Scope, scopeOf } from "../analytics/question.ts";
import type { LiveConfig } from "../config/live-config.ts";
import type { Actor } from "../kit/actor.ts";
import type { Clock } from "../kit/clock.ts";
import type { Store } from "../store/store.ts";
import { chosenComparisons } from "./comparisons.ts";
import { facetsAnswer } from "./facets.ts";
import { withParameter } from "./parameter.ts";
import { type DocumentQuestion, questionOf, requireChosenPeriod, requireDimensions } from "./question.ts";
import { requireSheet } from "./sheet.ts";
import { streamLines } from "./stream-lines.ts";
import { type Answering, tileLines } from "./tile-lines.ts";

/** What answering a document takes of the server's services. */
export interface AnsweringServices {
  readonly product: Product;
  readonly store: Store;
  readonly analytics: Analytics;
  readonly config: LiveConfig;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
}

/** Streams a document's results to a signed-in reader: within `scope`, else what the reader's group sees. */
export async function privateResults(
  services: AnsweringServices,
  actor: Actor,
  stored: Dashboard,
  asked: ResultsRequest,
  reply: FastifyReply,
  within?: Scope,
): Promise<FastifyReply> {
  const scope = within ?? (await scopeFor(services, actor, asked.overrideSheetId));
  const { document, request } = await withParameter(services.analytics, scope, stored, asked);
  const question = askOf(services, document, request);
  const catalog = services.config.catalog();
  // One level further down is for those who read the reviews themselves: a public page names no more than its author shows.
  const tiles = drilled(
    askedTiles(plan(document, catalog, mayUse(services, actor), scope.readsModeration), document, catalog, request),
    request.choices ?? {},
    catalog,
  );
  requireChosenPeriod(request, tiles, question);
  return streamLines(reply, (signal) => tileLines(document, tiles, question, scope, answeringOf(services), signal));
}

/** The facet bar of a document, or the dimensions asked for. */
export async function privateFacets(
  services: AnsweringServices,
  actor: Actor,
  stored: Dashboard | null,
  { dimensions, ...asking }: FacetsRequest,
  scope: Scope = scopeOf(actor.group.id),
): Promise<FacetsAnswer> {
  const { document, request } = await withParameter(services.analytics, scope, stored ?? nothing, asking);
  const { metrics } = services.config.catalog();
  const asked = dimensions ?? document.facets ?? [];
  requireDimensions(asked, metrics, "/dimensions");
  const { current, filters } = askOf(services, document, request);
  return facetsAnswer(services.analytics, asked, { period: current.period, filters }, scope);
}

/** The tiles that a request is about, each as its reader has switched it. */
export function askedTiles(tiles: readonly Tile[], document: Dashboard, catalog: Catalog, { choices, widgets }: ResultsRequest): Tile[] {
  return choose(tiles, document, catalog, choices ?? {}).filter(({ id }) => widgets?.includes(id) ?? true);
}

/** The question of a request, as of now. */
export function askOf({ clock, config: live, product }: AnsweringServices, document: Dashboard, request: ResultsRequest): DocumentQuestion {
  return questionOf(document, request, { now: clock.now(), timezone: product.timezone, metrics: live.catalog().metrics });
}

export function answeringOf({ analytics, config: live, logger, store }: AnsweringServices): Answering {
  let known: Promise<ReadonlySet<string>> | undefined;
  return {
    analytics,
    catalog: live.catalog(),
    product: live.product(),
    logger,
    // Read once for all tiles of a request.
    selectionsOf: (group) => (known ??= selectionIds(store, group)),
  };
}

/** The selections that a group has. */
async function selectionIds(store: Store, group: string): Promise<ReadonlySet<string>> {
  const rows = await store
    .forActor({ login: "", group: { id: group } })
    .transaction((db) => db.selectFrom("selections").select("id").where("deleted_at", "is", null).execute());
  return new Set(rows.map(({ id }) => id));
}

/** The reader's scope, narrowed to one establishment where the address names one: it must be one that the reader sees. */
export async function scopeFor({ store }: AnsweringServices, actor: Actor, sheet: string | undefined): Promise<Scope> {
  if (sheet === undefined) return scopeOf(actor.group.id);
  const establishment = await requireSheet(store, actor, sheet);
  const chosen = await chosenComparisons(store, actor, establishment);
  return scopeOf(actor.group.id, { locked: { establishment: [establishment] }, territory: {}, chosen });
}

/** What a reader's roles let the plan draw. */
export function mayUse({ product }: AnsweringServices, actor: Pick<AccessUser, "roles">): MayUse {
  return (roles) => hasAnyRole(actor, roles, product.slug);
}

/** Takes the place of a document where facets are asked for without one: the last twelve months, no filter. */
const nothing: Dashboard = { version: 1, title: "-", widgets: {}, layout: { tabs: [] } };
