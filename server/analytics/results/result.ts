import { checkQuery } from "../../../src/engine/check/query.ts";
import { resultKind } from "../../../src/engine/query/kind.ts";
import type { Product, Query, Result } from "../../../src/generated/types.ts";
import type { Answering } from "./answering.ts";
import { referenceOf } from "./reference.ts";
import { breakdown } from "./breakdown.ts";
import { changes } from "./changes.ts";
import { feed } from "./feed/feed.ts";
import { geo } from "./geo.ts";
import { matrix } from "./matrix.ts";
import { peers } from "./peers.ts";
import { scalar } from "./scalar.ts";
import { series } from "./series.ts";
import { table } from "./table.ts";
import { text } from "./text.ts";
import { withThemeLevels } from "./theme-levels.ts";
import { withoutWeakNames } from "./suppression/unnamed.ts";

/** The result of a question, of the kind that its query has. Throws on a query that the engine's check refuses. */
export async function resultOf(asked: Answering, product: Product): Promise<Result> {
  const result = await wholeResultOf(asked, product);
  return asked.scope.namesAll ? result : withoutWeakNames(result, asked, product);
}

async function wholeResultOf(asked: Answering, product: Product): Promise<Result> {
  const { query } = asked.question;
  const answering = query.ranked ? { ...asked, question: { ...asked.question, query: rankedQuery(query, product) } } : asked;
  const [problem] = checkQuery(query, asked.metrics, "");
  if (problem) throw new Error(`query cannot be answered: ${problem.pointer} ${problem.message}`);
  switch (resultKind(query)) {
    case "scalar":
      return { ...(await scalar(answering)), ...(await referenceOf(answering, product)) };
    case "series":
      return { ...(await series(answering)), ...(await referenceOf(answering, product)) };
    case "breakdown":
      return breakdown(answering);
    case "matrix":
      return matrix(answering);
    case "table":
      if (query.peers) return peers(answering);
      return query.benchmark ? withThemeLevels(await table(answering), answering, product) : table(answering);
    case "geo":
      return geo(answering);
    case "feed":
      return feed(answering, product);
    case "text":
      return text(answering);
    case "changes":
      return changes(asked, product, (own, period) =>
        resultOf({ ...asked, question: { ...asked.question, query: own, period, compared: null } }, product),
      );
  }
}

/** What is ranked rests on as much as a figure needs to be shown without caution, where the query does not say otherwise. */
function rankedQuery(query: Query, { samples }: Product): Query {
  return { ...query, at_least: query.at_least ?? samples.small };
}
