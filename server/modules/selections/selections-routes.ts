import type { FastifyInstance } from "fastify";

import { marginOfError } from "../../../src/domain/statistics/sample.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { matchedRevision, withEtag } from "../../kit/etag.ts";
import { refused } from "../../reading/question.ts";
import { comparisonRoutes } from "./comparison-routes.ts";
import { decideMembers } from "./decide-members.ts";
import { followRules } from "./living-selections.ts";
import { rulesRoutes } from "./rules-routes.ts";
import { usesOf } from "./selection-uses.ts";
import { type Selections, selectionsOf, selectionStore, type StoredSelection } from "./selections-store.ts";

/** Selections of establishments: those that an organisation shares, and how representative the answers of some are of all. */
export function selectionsRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock, product } = services;
  const selections = (actor: Actor): Selections => selectionStore(store, actor, clock);

  route(app, "listSelections", ({ actor }) => selectionsOf(store, actor));

  route(app, "createSelection", async ({ actor, body }, reply) => {
    const change = await decideMembers(body, null, selections(actor), services, actor);
    const { revision, ...created } = await selections(actor).create(change);
    withEtag(reply, revision);
    return reply.code(201).send(created);
  });

  route(app, "readSelection", async ({ actor, params }, reply) => {
    const { revision, ...found } = present(await selections(actor).find(params.id));
    withEtag(reply, revision);
    return found;
  });

  route(app, "changeSelection", async (request, reply) => {
    const { actor, params, body } = request;
    const current = present(await selections(actor).find(params.id));
    const known = matchedRevision(request, { revision: current.revision, tagged_since: current.revision }, "selection.if-match-missing");
    if (known === null) throw changedBy(current, product.timezone);
    const change = await decideMembers(body, current, selections(actor), services, actor);
    const changed = present(await selections(actor).change(params.id, known, change));
    if (changed === "stale") throw changedBy(present(await selections(actor).find(params.id)), product.timezone);
    const { revision, ...answer } = changed;
    withEtag(reply, revision);
    return answer;
  });

  // Relative to whatever the members are by now: no `If-Match`.
  route(app, "changeSelectionMembers", async ({ actor, params, body: { added = [], removed = [] } }) => {
    if ((await selections(actor).unseen(added)).length > 0) throw new ApiError("object.not-found");
    const changed = present(await selections(actor).changeMembers(params.id, added, removed));
    if (changed === "living")
      throw new ApiError("action.not-possible", {
        detail: "Cette sélection suit sa règle : changez la règle, ou figez la sélection.",
      });
    return changed;
  });

  route(app, "deleteSelection", async ({ actor, params }, reply) => {
    if (!(await selections(actor).remove(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });

  route(app, "restoreSelection", async ({ actor, params }, reply) => {
    if (!(await selections(actor).restore(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });

  route(app, "readSelectionUses", async ({ actor, params }) => {
    const { id } = present(await selections(actor).find(params.id));
    return (await usesOf(store, actor)).get(id) ?? [];
  });

  route(app, "estimateMarginOfError", async ({ body: { sample, population } }) => {
    if (population !== undefined && sample > population) throw refused("/sample", "L’échantillon ne peut pas dépasser la population.");
    const margin = marginOfError(sample, population);
    return {
      margin: margin === null ? null : Math.round(margin * 100) / 100,
    };
  });

  rulesRoutes(app, services);
  comparisonRoutes(app, services);
  followRules(app, services);
}

/** 412 with who and when. */
function changedBy({ updated_by, updated_at }: StoredSelection, timeZone: string): ApiError {
  const when = new Date(updated_at).toLocaleString("fr-FR", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  });
  return new ApiError("selection.conflict", {
    detail: `${updated_by ?? "Une autre personne"} a modifié cette sélection le ${when}.`,
  });
}

function present<T>(value: T | null): T {
  if (value === null) throw new ApiError("object.not-found");
  return value;
}
