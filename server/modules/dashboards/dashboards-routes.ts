import type { FastifyInstance } from "fastify";

import { MOST_TAGS } from "../../../src/domain/tag.ts";
import { cutText } from "../../../src/domain/text/cut.ts";
import type { Dashboard, DraftState } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Services } from "../../http/services.ts";
import { accessUserOf, type Actor } from "../../kit/actor.ts";
import { dashboardSummaries } from "./dashboard-summaries.ts";
import { answerOf } from "./dashboard-summary.ts";
import { type Dashboards, dashboardsOf } from "./dashboards-store.ts";
import { draftEtag, draftMatch, matchedRevision, withEtag } from "../../kit/etag.ts";
import { libraryRoutes } from "./library-routes.ts";
import { linkRoutes } from "./link-routes.ts";
import { publicDashboardRoutes } from "./public-routes.ts";
import { dashboardResultsRoutes } from "./results-routes.ts";
import { refused } from "../../reading/question.ts";
import { versionRoutes } from "./version-routes.ts";
import { knownTemplates, linkTo } from "./known-templates.ts";
import { templateRoutes } from "./template-routes.ts";
import { upgradeRoutes } from "./upgrade-routes.ts";
import { catalogFor, validDocument } from "./valid-document.ts";

/** The title of a copy stays within what a title may have. */
const longestTitle = 160;

/** Dashboards: the documents that a destination makes, publishes and shares. */
export function dashboardsRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock } = services;
  const dashboards = (actor: Actor): Dashboards => dashboardsOf(store, actor, clock);
  const summaries = dashboardSummaries();
  /** The group's own templates are looked up for documents that are linked to one. */
  const validFor = async (actor: Actor, body: unknown): Promise<Dashboard> => {
    const isLinked = typeof body === "object" && body !== null && "extends" in body;
    const catalog = isLinked ? await catalogFor(services, actor) : services.config.catalog();
    return validDocument(body, catalog, accessUserOf(actor));
  };
  /** The template of the version that a document is linked to, where that is the latest; null where it is not known. */
  const baseOf = async (actor: Actor, { extends: link }: Dashboard): Promise<Dashboard | null> =>
    link === undefined ? null : ((await knownTemplates(services, actor)).find((template) => linkTo(template) === link)?.dashboard ?? null);

  route(app, "listDashboards", ({ actor }) => summaries(dashboards(actor), services.config.catalog()));

  route(app, "createDashboard", async ({ actor, body }, reply) => {
    const document = await validFor(actor, body);
    const created = await dashboards(actor).create(document, undefined, await baseOf(actor, document));
    withEtag(reply, created.revision);
    return reply.code(201).send(answerOf(created));
  });

  route(app, "readDashboard", async ({ actor, params }, reply) => {
    const found = present(await dashboards(actor).find(params.id));
    withEtag(reply, found.revision);
    return answerOf(found);
  });

  // `?draft=N`: the number of the draft that the publisher has seen; another one is kept.
  route(app, "publishDashboard", async (request, reply) => {
    const { actor, params, body, query } = request;
    const current = present(await dashboards(actor).find(params.id));
    const known = matchedRevision(request, current);
    if (known === null) throw new ApiError("dashboard.conflict");
    const document = await validFor(actor, body);
    const base = document.extends === current.document.extends ? undefined : await baseOf(actor, document);
    const published = present(await dashboards(actor).publish(params.id, known, document, wholeOf(query.draft), base));
    if (published === "stale") throw new ApiError("dashboard.conflict");
    withEtag(reply, published.revision);
    return answerOf(published);
  });

  // `If-Match: "draft-N"` is the draft that this one replaces, `?base=N` the revision that it was made from; `?aside=1` replaces none.
  route(app, "saveDraft", async (request, reply) => {
    const { actor, params, query, body } = request;
    // Null drops the draft on purpose; a request that lost its body must not.
    if (body === undefined) throw refused("", "Le brouillon manque dans la demande.");
    if (query.aside === "1") {
      if (body === null) throw refused("", "Un brouillon mis de côté ne peut pas être vide.");
      if (!(await dashboards(actor).putAside(params.id, body))) throw new ApiError("object.not-found");
      return reply.code(204).send();
    }
    const how = { known: draftMatch(request), base: wholeOf(query.base) ?? null };
    const saved = present(await dashboards(actor).saveDraft(params.id, body, how));
    if ("newer" in saved) throw newerDraft(saved.newer, services.product.timezone);
    return reply.code(204).header("ETag", draftEtag(saved.no)).send();
  });

  // Relative to whatever the tags are by now: no `If-Match`.
  route(app, "changeDashboardTags", async ({ actor, params, body }, reply) => {
    const changed = present(await dashboards(actor).changeTags(params.id, body));
    if ("tooMany" in changed)
      throw refused("/added", `Ce tableau de bord aurait alors ${changed.tooMany} étiquettes, et peut en porter ${MOST_TAGS} au plus.`);
    withEtag(reply, changed.revision);
    return changed;
  });

  route(app, "deleteDashboard", async ({ actor, params }, reply) => {
    if (!(await dashboards(actor).remove(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });

  route(app, "restoreDashboard", async ({ actor, params }, reply) => {
    if (!(await dashboards(actor).restore(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });

  route(app, "duplicateDashboard", async ({ actor, params }, reply) => {
    const { document, base } = present(await dashboards(actor).find(params.id));
    const copy = await dashboards(actor).create({ ...document, title: copyTitle(document.title) }, document, base);
    withEtag(reply, copy.revision);
    return reply.code(201).send(answerOf(copy));
  });

  libraryRoutes(app, services);
  versionRoutes(app, services);
  templateRoutes(app, services);
  upgradeRoutes(app, services);
  linkRoutes(app, services);
  dashboardResultsRoutes(app, services);
  publicDashboardRoutes(app, services);
}

/** 412 with who and when: the draft that is there has not been seen by who would replace it. */
function newerDraft({ no, author, at }: DraftState, timeZone: string): ApiError {
  const when = at === null ? "" : ` le ${new Date(at).toLocaleString("fr-FR", { dateStyle: "long", timeStyle: "short", timeZone })}`;
  return new ApiError("dashboard.conflict", {
    detail: `${author ?? "Une autre personne"} a enregistré un brouillon${when}.`,
    headers: { ETag: draftEtag(no) },
  });
}

/** A number of the address; undefined for what is none. */
function wholeOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function copyTitle(title: string): string {
  const suffix = " (copie)";
  return `${cutText(title, longestTitle - suffix.length)}${suffix}`;
}

function present<T>(value: T | null): T {
  if (value === null) throw new ApiError("object.not-found");
  return value;
}
