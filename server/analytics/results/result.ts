import { checkQuery } from "../../../src/engine/check-query.ts";
import { resultKind } from "../../../src/engine/kind.ts";
import type { Product, Query, Result } from "../../../src/generated/types.ts";
import type { Answering } from "./answering.ts";
import { breakdown } from "./breakdown.ts";
import { feed } from "./feed.ts";
import { geo } from "./geo.ts";
import { matrix } from "./matrix.ts";
import { scalar } from "./scalar.ts";
import { series } from "./series.ts";
import { table } from "./table.ts";
import { text } from "./text.ts";

/** The result of a question, of the kind that its query has. Throws on a query that the engine's check refuses. */
export async function resultOf(asked: Answering, product: Product): Promise<Result> {
  const { query } = asked.question;
  const answering = query.ranked ? { ...asked, question: { ...asked.question, query: rankedQuery(query, product) } } : asked;
  const [problem] = checkQuery(query, asked.metrics, "");
  if (problem) throw new Error(`query cannot be answered: ${problem.pointer} ${problem.message}`);
  switch (resultKind(query)) {
    case "scalar":
      return scalar(answering);
    case "series":
      return series(answering);
    case "breakdown":
      return breakdown(answering);
    case "matrix":
      return matrix(answering);
    case "table":
      return table(answering);
    case "geo":
      return geo(answering);
    case "feed":
      return feed(answering, product);
    case "text":
      return text(answering);
  }
}

/** What is ranked rests on as much as a figure needs to be told without caution, where the query does not say otherwise. */
function rankedQuery(query: Query, { samples }: Product): Query {
  return { ...query, at_least: query.at_least ?? samples.small };
}
