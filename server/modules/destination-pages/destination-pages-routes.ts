import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { mayOpen, pageAccess } from "../../../src/domain/access/access.ts";
import type { DestinationToken, Page } from "../../../src/generated/types.ts";
import { scopeOf } from "../../analytics/question.ts";
import { route } from "../../http/route.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Services } from "../../http/services.ts";
import { type AnsweringServices, privateFacets, privateResults } from "../../reading/answering.ts";
import { type Actor, accessUserOf } from "../../kit/actor.ts";
import { journalMarks } from "../../reading/journal-marks.ts";
import { pagesFor } from "../../reading/pages-for.ts";
import { publicAddress } from "../../reading/public-address.ts";
import { publicDocument, publicFacets, type PublicReading, publicResults, publicScope } from "../../reading/public-reading.ts";
import { destinationTokens } from "./destination-token.ts";
import { firstPublicPage, pageOf, publicPageOf, publicPages, subtitleOf, titleOf } from "./page-of.ts";

type Shared = { token: string; page: string };
/** Whom a public page is of. */
type Owner = { owner: string; logo_url: string | null };

/** The pages of a destination, private and by its public token: documents of `templates/pages`, answered like dashboards. */
export function destinationPagesRoutes(
  app: FastifyInstance,
  services: AnsweringServices & Pick<Services, "secrets" | "environment">,
): void {
  const live = services.config;
  const tokens = destinationTokens(services.store, services.secrets);

  route(app, "listPages", async ({ actor }) => pagesFor(accessUserOf(actor), live));
  /** The page, for who holds one of its own roles. */
  const openedBy = (actor: Actor, name: string): Page => {
    const page = pageOf(live, name);
    if (!mayOpen(accessUserOf(actor), pageAccess(page), live.product().slug)) throw new ApiError("access.denied");
    return page;
  };
  route(app, "readPage", async ({ actor, params }) => {
    const page = openedBy(actor, params.page);
    const subtitle = await subtitleOf(page, scopeOf(actor.group.id), services);
    const named = { ...(subtitle ? { subtitle } : {}), ...(page.method ? { method: page.method } : {}) };
    return { page: params.page, title: titleOf(page, live), ...named, dashboard: page.dashboard };
  });
  route(app, "askPageResults", ({ actor, params, body }, reply) =>
    privateResults(services, actor, openedBy(actor, params.page).dashboard, body, reply),
  );
  route(app, "askPageFacets", async ({ actor, params, body }) =>
    privateFacets(services, actor, openedBy(actor, params.page).dashboard, body),
  );

  const addressOf = async (destination: string | null, reply: FastifyReply): Promise<DestinationToken> => {
    const current = destination === null ? undefined : await tokens.current(destination);
    if (current === undefined) throw new ApiError("object.not-found");
    const { token, names_all } = current;
    void reply.header("Cache-Control", "no-store");
    const first = firstPublicPage(live, names_all);
    return { token, names_all, url: token && `${services.environment.publicUrl}/public/destination/${token}/${first}` };
  };
  route(app, "readPageAddress", ({ actor }, reply) => addressOf(actor.group.destination, reply));
  // Opened again by whom it may be closed.
  route(app, "createPageAddress", async ({ actor }, reply) => {
    if (actor.group.destination !== null) await tokens.make(actor.group.destination);
    return reply.code(201).send(await addressOf(actor.group.destination, reply));
  });
  route(app, "changePageAddress", async ({ actor, body }, reply) => {
    if (actor.group.destination !== null) await tokens.nameAll(actor.group.destination, body.names_all);
    return addressOf(actor.group.destination, reply);
  });
  route(app, "revokePageAddress", async ({ actor }, reply) => {
    if (actor.group.destination === null) throw new ApiError("object.not-found");
    await tokens.revoke(actor.group.destination);
    return reply.code(204).send();
  });

  const { options: open, opened } = publicAddress((token) => tokens.open(token));
  const readingOf = (request: FastifyRequest<{ Params: Shared }>): PublicReading & Owner => {
    const { name, group, logo_url, names_all } = opened(request);
    const { page } = request.params;
    const scope = publicScope(group, { hideBelow: live.product().samples.insufficient, namesAll: names_all });
    return { ...publicDocument(publicPageOf(live, page, names_all).dashboard, scope, services), scope, owner: name, logo_url };
  };

  route(
    app,
    "readPublicPage",
    async (call) => {
      const { document, types, scope, owner, logo_url } = readingOf(call);
      const page = publicPageOf(live, call.params.page, scope.namesAll);
      const subtitle = await subtitleOf(page, scope, services);
      const named = { page: call.params.page, title: titleOf(page, live), ...(subtitle ? { subtitle } : {}) };
      return {
        ...named,
        dashboard: document,
        catalog: types,
        owner,
        logo_url,
        controlled_by: opened(call).id,
        journal: await journalMarks(services.store, scope.group, { isPublic: true }),
        pages: publicPages(live, scope.namesAll).map(({ name, title }) => ({ page: name, title })),
      };
    },
    open,
  );
  route(app, "askPublicPageResults", async (request, reply) => publicResults(services, readingOf(request), request.body, reply), open);
  route(app, "askPublicPageFacets", async (request) => publicFacets(services, readingOf(request), request.body), open);
}
