import type { FastifyInstance } from "fastify";

import { dayOf } from "../../../src/domain/time/day.ts";
import { resolvePeriod } from "../../../src/domain/time/period.ts";
import type { SavedSearch, SavedSearchRequest } from "../../../src/generated/types.ts";
import type { ReviewCriteria } from "../../analytics/search/search-question.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { requireRevision, withEtag } from "../../kit/etag.ts";
import { readerScope } from "../../reading/establishment-scope.ts";
import { criteriaOf } from "../../reading/review-criteria.ts";
import { type KeptSearch, type SavedSearches, savedSearchesOf } from "./saved-searches-store.ts";

/** Searches of a list whose new reviews are counted: each asks the figures a question. */
const MOST_COUNTED = 50;

const codes = { missing: "search.if-match-missing", stale: "search.conflict" } as const;

/** The searches of reviews that an account keeps, for itself or for its group. */
export function savedSearchesRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock, analytics, product } = services;
  const searches = (actor: Actor): SavedSearches => savedSearchesOf(store, actor, clock);

  const criteriaNow = (actor: Actor, { search }: Pick<SavedSearchRequest, "search">): ReviewCriteria => {
    const criteria = criteriaOf(services, actor, search);
    return search.period ? { ...criteria, period: resolvePeriod(search.period, dayOf(clock.now(), product.timezone)) } : criteria;
  };
  const shown = async (actor: Actor, { seen_at, ...kept }: KeptSearch, isCounted = true): Promise<SavedSearch> => ({
    ...kept,
    mine: kept.owner === actor.login,
    unseen: isCounted ? await unseen(actor, kept, seen_at) : null,
  });
  /** Null where the product has changed since, so that its criteria no longer hold. */
  const unseen = async (actor: Actor, kept: Pick<KeptSearch, "search">, seenAfter: string): Promise<number | null> => {
    try {
      const criteria = { ...criteriaNow(actor, kept), seenAfter };
      return (await analytics.reviewFacets(criteria, { facets: [] }, readerScope(actor))).total;
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  };

  route(app, "listSavedSearches", async ({ actor }) => {
    const all = await searches(actor).list();
    const isOwn = ({ owner }: KeptSearch): boolean => owner === actor.login;
    const counted = new Set([...all.filter(isOwn), ...all.filter((kept) => !isOwn(kept))].slice(0, MOST_COUNTED));
    return Promise.all(all.map((kept) => shown(actor, kept, counted.has(kept))));
  });

  route(app, "readSavedSearch", async ({ actor, params }, reply) => {
    const kept = present(await searches(actor).find(params.id));
    withEtag(reply, kept.revision);
    return shown(actor, kept);
  });

  route(app, "createSavedSearch", async ({ actor, body }, reply) => {
    criteriaNow(actor, body);
    const kept = await searches(actor).create(body);
    withEtag(reply, kept.revision);
    return reply.code(201).send(await shown(actor, kept));
  });

  route(app, "replaceSavedSearch", async (request, reply) => {
    const { actor, params, body } = request;
    criteriaNow(actor, body);
    const current = present(await searches(actor).find(params.id));
    requireRevision(request, current.revision, codes);
    const kept = present(await searches(actor).replace(params.id, current.revision, body));
    if (kept === "stale") throw new ApiError(codes.stale);
    if (kept === "not yours") throw new ApiError("access.denied");
    withEtag(reply, kept.revision);
    return shown(actor, kept);
  });

  route(app, "deleteSavedSearch", async ({ actor, params }, reply) => {
    if (present(await searches(actor).remove(params.id)) === "not yours") throw new ApiError("access.denied");
    return reply.code(204).send();
  });

  route(app, "lookAtSavedSearch", async ({ actor, params }, reply) => {
    if (!(await searches(actor).look(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });
}

function present<T>(found: T | null): T {
  if (found === null) throw new ApiError("object.not-found");
  return found;
}
