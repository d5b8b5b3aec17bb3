import type { FastifyInstance } from "fastify";

import type { ExpressionList, PassageQuery, Polarity, VerbatimSearch } from "../../../src/generated/types.ts";
import type { PassageQuestion } from "../../analytics/analytics-port.ts";
import type { Scope } from "../../analytics/question.ts";
import { route } from "../../http/route.ts";
import { fold } from "../../../src/domain/text/fold.ts";
import { type AnsweringServices, scopeFor } from "../../reading/answering.ts";
import { readerScope } from "../../reading/establishment-scope.ts";
import { spanOf } from "../../reading/question.ts";
import type { Actor } from "../../kit/actor.ts";
import { requireFilters, requireNarrowing } from "../../reading/require-filters.ts";

const defaultSize = 20;
const defaultExpressions = 100;

/** The passages and expressions behind the figures of themes, within what the reader's group sees. */
export function passageRoutes(app: FastifyInstance, services: AnsweringServices): void {
  const { analytics, config: live, product } = services;

  const ownQuestionOf = (actor: Actor, asked: Omit<VerbatimSearch, "page" | "size">): PassageQuestion => {
    requireNarrowing(actor, asked.filters);
    return questionOf(asked);
  };
  const questionOf = ({ from, to, filters = {}, expression, ...asked }: Omit<VerbatimSearch, "page" | "size">): PassageQuestion => {
    // Both kinds of passages have the dimensions of expressions: those that mentions lack name expressions.
    requireFilters(filters, "expressions", live.catalog().metrics);
    const span = spanOf({ from, to }, product.timezone);
    // By its key or as people read it: «Petit déjeuner» is the same expression.
    const named = expression === undefined ? {} : { expression: fold(expression).trim() };
    return { filters, ...(span ? { period: span.period } : {}), ...named, ...asked };
  };

  route(app, "searchVerbatims", async ({ actor, body: { page = 0, size = defaultSize, ...asked } }) => ({
    ...(await analytics.verbatims({ ...ownQuestionOf(actor, asked), page, size }, readerScope(actor))),
    page,
    size,
  }));

  route(app, "searchExpressions", ({ actor, body: { size = defaultExpressions, ...asked } }) =>
    analytics.expressions({ ...ownQuestionOf(actor, asked), size }, readerScope(actor)),
  );

  // The specification's calls about one establishment.
  const expressions = (query: PassageQuery, scope: Scope, polarity?: Polarity): Promise<ExpressionList> =>
    analytics.expressions(
      {
        ...questionOf({ ...periodOf(query), ...(polarity === undefined ? {} : { polarity }) }),
        size: Number(query.size ?? defaultExpressions),
      },
      scope,
    );

  route(app, "readEstablishmentExpressions", async ({ actor, params, query }) =>
    expressions(query, await scopeFor(services, actor, params.id)),
  );

  route(app, "readEstablishmentOpinion", async ({ actor, params, query }) => {
    const scope = await scopeFor(services, actor, params.id);
    const [positive, negative] = await Promise.all([expressions(query, scope, 1), expressions(query, scope, -1)]);
    return { positive, negative };
  });

  for (const name of ["readSatisfactionVerbatims", "readOpinionVerbatims"] as const)
    route(app, name, async ({ actor, params, query }) => {
      const [page, size] = [Number(query.page ?? 0), Number(query.size ?? defaultSize)];
      const question = questionOf({ ...periodOf(query), ...(query.expression === undefined ? {} : { expression: query.expression }) });
      return { ...(await analytics.verbatims({ ...question, page, size }, await scopeFor(services, actor, params.id))), page, size };
    });
}

/** The instants (ms) that an address names. */
function periodOf({ from, to }: PassageQuery): { from?: number; to?: number } {
  return { ...(from === undefined ? {} : { from: Number(from) }), ...(to === undefined ? {} : { to: Number(to) }) };
}
