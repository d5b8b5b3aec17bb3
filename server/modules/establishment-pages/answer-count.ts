import { plan } from "../../../src/engine/plan/plan.ts";
import { sourceOf } from "../../../src/engine/query/kind.ts";
import type { AnswerCount, Dashboard, FacetsRequest } from "../../../src/generated/types.ts";
import type { Scope } from "../../analytics/question.ts";
import { type AnsweringServices, askOf } from "../../reading/answering.ts";

/** Whether the first figure of a document is one of satisfaction forms. */
export function beginsWithAnswers({ config }: Pick<AnsweringServices, "config">, document: Dashboard): boolean {
  const catalog = config.catalog();
  const [first] = plan(document, catalog);
  return first !== undefined && "query" in first && sourceOf(first.query, catalog.metrics) === "answers";
}

/** The answers to satisfaction forms that a document's figures rest on, and those of all time. */
export async function answerCount(
  services: AnsweringServices,
  document: Dashboard,
  { dimensions: _, ...request }: FacetsRequest,
  scope: Scope,
): Promise<AnswerCount> {
  const { current, filters } = askOf(services, document, request);
  const [counted, days] = await Promise.all([
    services.analytics.answer({ query: { measure: "answers" }, period: current.period, filters }, scope),
    services.analytics.days("answers", [filters], scope),
  ]);
  return { n: counted.kind === "scalar" ? (counted.value ?? 0) : 0, ...days };
}
