import type { FastifyInstance } from "fastify";

import { plan } from "../../../src/engine/plan.ts";
import type { FacetsAnswer, FacetsRequest, PublicAccess, PublicDashboard, ResultsRequest } from "../../../src/generated/types.ts";
import { contract } from "../../http/contract.ts";
import type { Services } from "../../http/services.ts";
import { findLink, type LinkedDashboard } from "./find-link.ts";
import { optionalBody } from "../../http/optional-body.ts";
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
import { readWidgetCall, widgetAnswer, type WidgetCall } from "../../reading/widget-answer.ts";

const base = "/dashboard/public/:token";
type Token = { token: string };

/** A dashboard by its public link: what is stored in it, within its filters, for whoever has the link. */
export function publicDashboardRoutes(app: FastifyInstance, services: AnsweringServices & Pick<Services, "secrets">): void {
  const { options: open, opened } = publicAddress((token) => findLink(services, token));
  const readingOf = ({ document, group, min_sample, names_all, locked }: LinkedDashboard): PublicReading => {
    const scope = publicScope(group, { locked, hideBelow: min_sample, namesAll: names_all });
    return { ...publicDocument(document, scope, services), scope };
  };

  app.get<{ Params: Token; Reply: PublicDashboard }>(
    base,
    { schema: { response: { 200: contract("PublicDashboard") } }, ...open },
    (request) => {
      const link = opened(request);
      const { document, types } = readingOf(link);
      const { revision, owner, logo_url, preview } = link;
      return { title: document.title, document, catalog: types, revision, owner, logo_url, preview };
    },
  );

  app.get<{ Params: Token; Reply: PublicAccess }>(
    `${base}/access`,
    { schema: { response: { 200: contract("PublicAccess") } }, ...open },
    (request) => {
      const { expires_at } = opened(request);
      return { password: false, expires: expires_at, outputs: [] };
    },
  );

  const facets = { schema: { response: { 200: contract("FacetsAnswer") } }, ...open };
  app.get<{ Params: Token; Reply: FacetsAnswer }>(`${base}/facets`, facets, async (request) =>
    publicFacets(services, readingOf(opened(request)), {}),
  );
  app.post<{ Params: Token; Body: FacetsRequest; Reply: FacetsAnswer }>(
    `${base}/facets`,
    { ...facets, schema: { ...facets.schema, body: contract("FacetsRequest") }, ...optionalBody },
    async (request) => publicFacets(services, readingOf(opened(request)), request.body),
  );

  app.post<{ Params: Token; Body: ResultsRequest }>(
    `${base}/results`,
    { schema: { body: contract("ResultsRequest") }, ...open, ...optionalBody },
    async (request, reply) => publicResults(services, readingOf(opened(request)), request.body, reply),
  );

  app.post<{ Params: Token & { widgetId: string }; Querystring: WidgetCall["query"]; Body: unknown }>(
    `${base}/widgets/:widgetId`,
    { ...open, ...optionalBody },
    async (request) => {
      const { params, query, body } = request;
      const reading = readingOf(opened(request));
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
  );
}
