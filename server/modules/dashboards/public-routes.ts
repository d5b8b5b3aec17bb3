import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { publicAccess } from "../../../src/domain/access.ts";
import { plan } from "../../../src/engine/plan.ts";
import type { FacetsAnswer, FacetsRequest, PublicAccess, PublicDashboard, ResultsRequest } from "../../../src/generated/types.ts";
import { contract } from "../../contract.ts";
import { ApiError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { findLink, type LinkedDashboard } from "./find-link.ts";
import { optionalBody } from "./optional-body.ts";
import { publicDocument, publicFacets, publicQuestion, type PublicReading, publicResults, publicScope } from "./public-reading.ts";
import { type AnsweringServices, answeringOf } from "./answering.ts";
import { readWidgetCall, widgetAnswer, type WidgetCall } from "./widget-answer.ts";

/** Public, and never kept by a cache nor told to the sites that the page leads to. */
const open = {
  config: { access: publicAccess },
  onSend: async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    void reply.header("Cache-Control", "no-store").header("Referrer-Policy", "no-referrer");
  },
};
const base = "/dashboard/public/:token";
type Token = { token: string };

/** A dashboard by its public link: what is stored in it, within its filters, for whoever has the link. */
export function publicDashboardRoutes(app: FastifyInstance, services: AnsweringServices & Pick<Services, "secrets">): void {
  const linked = async (token: string): Promise<LinkedDashboard> => {
    const found = await findLink(services, token);
    if (found === null) throw new ApiError("object.not-found");
    if (found === "gone") throw new ApiError("link.gone");
    return found;
  };
  const readingOf = ({ document, group, min_sample, names_all, locked }: LinkedDashboard): PublicReading => {
    const scope = publicScope(group, { locked, hideBelow: min_sample, namesAll: names_all });
    return { ...publicDocument(document, scope, services), scope };
  };

  app.get<{ Params: Token; Reply: PublicDashboard }>(
    base,
    { schema: { response: { 200: contract("PublicDashboard") } }, ...open },
    async ({ params }) => {
      const link = await linked(params.token);
      const { document, types } = readingOf(link);
      const { revision, owner, logo_url, preview } = link;
      return { title: document.title, document, catalog: types, revision, owner, logo_url, preview };
    },
  );

  app.get<{ Params: Token; Reply: PublicAccess }>(
    `${base}/access`,
    { schema: { response: { 200: contract("PublicAccess") } }, ...open },
    async ({ params }) => {
      const { expires_at } = await linked(params.token);
      return { password: false, expires: expires_at, outputs: [] };
    },
  );

  const facets = { schema: { response: { 200: contract("FacetsAnswer") } }, ...open };
  app.get<{ Params: Token; Reply: FacetsAnswer }>(`${base}/facets`, facets, async ({ params }) =>
    publicFacets(services, readingOf(await linked(params.token)), {}),
  );
  app.post<{ Params: Token; Body: FacetsRequest; Reply: FacetsAnswer }>(
    `${base}/facets`,
    { ...facets, schema: { ...facets.schema, body: contract("FacetsRequest") }, ...optionalBody },
    async ({ params, body }) => publicFacets(services, readingOf(await linked(params.token)), body),
  );

  app.post<{ Params: Token; Body: ResultsRequest }>(
    `${base}/results`,
    { schema: { body: contract("ResultsRequest") }, ...open, ...optionalBody },
    async ({ params, body }, reply) => publicResults(services, readingOf(await linked(params.token)), body, reply),
  );

  app.post<{ Params: Token & { widgetId: string }; Querystring: WidgetCall["query"]; Body: unknown }>(
    `${base}/widgets/:widgetId`,
    { ...open, ...optionalBody },
    async ({ params, query, body }) => {
      const reading = readingOf(await linked(params.token));
      const { question, scope } = await publicQuestion(services, reading, readWidgetCall(query, body));
      return widgetAnswer(
        reading.document,
        params.widgetId,
        plan(reading.document, reading.catalog),
        question,
        scope,
        answeringOf(services),
      );
    },
  );
}
