import type { FastifyInstance } from "fastify";

import { plan } from "../../../src/engine/plan/plan.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import { journalMarks } from "../../reading/journal-marks.ts";
import { over } from "../../reading/parameter.ts";
import { findLink, type LinkedDashboard } from "./find-link.ts";
import { shownBy } from "./link-value.ts";
import { publicAddress } from "../../reading/public-address.ts";
import {
  publicDocument,
  publicFacets,
  publicQuestion,
  type PublicReading,
  publicResults,
  publicScope,
} from "../../reading/public-reading.ts";
import { type AnsweringServices, answeringOf } from "../../reading/answering.ts";
import { readWidgetCall, widgetAnswer } from "../../reading/widget-answer.ts";

/** A dashboard by its public link: what is stored in it, within its filters, for whoever has the link. */
export function publicDashboardRoutes(app: FastifyInstance, services: AnsweringServices & Pick<Services, "secrets">): void {
  const { options: open, opened } = publicAddress((token) => findLink(services, token));
  const readingOf = async ({ document, group, min_sample, names_all, locked }: LinkedDashboard): Promise<PublicReading> => {
    const scope = publicScope(group, { locked, hideBelow: min_sample, namesAll: names_all });
    const { parameter } = document;
    if (!parameter) return { ...publicDocument(document, scope, services), scope };
    // The value is the link's. Without one (the parameter is younger, or the value is gone) the link has nothing to show.
    const value = await shownBy(services.analytics, group, document, locked);
    if (!value) throw new ApiError("link.gone");
    return { ...publicDocument(over(document, value), scope, services), scope };
  };

  route(
    app,
    "readPublicDashboard",
    async (request) => {
      const link = opened(request);
      const { document, types } = await readingOf(link);
      const { revision, owner, logo_url, preview } = link;
      const journal = await journalMarks(services.store, link.group, { isPublic: true });
      return { title: document.title, document, catalog: types, revision, owner, logo_url, preview, journal };
    },
    open,
  );

  route(
    app,
    "readPublicAccess",
    (request) => {
      const { expires_at } = opened(request);
      return { password: false, expires: expires_at, outputs: [] };
    },
    open,
  );

  route(app, "readPublicFacets", async (request) => publicFacets(services, await readingOf(opened(request)), {}), open);
  route(app, "askPublicFacets", async (request) => publicFacets(services, await readingOf(opened(request)), request.body), open);

  route(
    app,
    "askPublicResults",
    async (request, reply) => publicResults(services, await readingOf(opened(request)), request.body, reply),
    open,
  );

  route(
    app,
    "askPublicWidget",
    async (request) => {
      const { params, query, body } = request;
      const reading = await readingOf(opened(request));
      const question = await publicQuestion(services, reading, readWidgetCall(query, body));
      return widgetAnswer(
        reading.document,
        params.widgetId,
        plan(reading.document, reading.catalog),
        question,
        reading.scope,
        answeringOf(services),
      );
    },
    open,
  );
}
