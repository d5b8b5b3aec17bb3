import { addDays, addMonths, dayOf } from "../../../src/domain/time/day.ts";
import type { AnswerFigure, AnswerStats, Query, Result } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import type { AnsweringServices } from "../../reading/answering.ts";
import { readerScope } from "../../reading/establishment-scope.ts";

/** How many reviews of the last twelve months were answered, and in what time: in all, by tonality, by platform. */
export async function answerStats(
  { analytics, clock, product }: Pick<AnsweringServices, "analytics" | "clock" | "product">,
  actor: Actor,
): Promise<AnswerStats> {
  const scope = readerScope(actor);
  const to = addDays(dayOf(clock.now(), product.timezone), 1);
  const period = { from: addMonths(to, -12), to };
  const ask = (query: Query): Promise<Result> => analytics.answer({ query, period, filters: {} }, scope);
  const measures = { measure: "reviews", also: ["response-rate", "response-delay"] };
  const [all, byTonality, byProvider] = await Promise.all([
    ask(measures),
    ask({ ...measures, by: ["tonality"], table: true }),
    ask({ ...measures, by: ["provider"], table: true }),
  ]);
  return { all: allOf(all), by_tonality: rowsOf(byTonality), by_provider: rowsOf(byProvider) };
}

function allOf(result: Result): AnswerFigure {
  if (result.kind !== "scalar") throw new Error(`a figure by nothing is a ${result.kind}`);
  return figureOf("all", "Tous les avis", [result, ...(result.also ?? [])]);
}

function rowsOf(result: Result): AnswerFigure[] {
  if (result.kind !== "table") throw new Error(`figures in a table are a ${result.kind}`);
  return result.rows.map(({ key, label, cells }) => figureOf(key, label, cells));
}

function figureOf(id: string, label: string, [reviews, rate, delay]: readonly { value?: unknown }[]): AnswerFigure {
  const numberIn = (cell: { value?: unknown } | undefined): number | null => (typeof cell?.value === "number" ? cell.value : null);
  return { id, label, reviews: numberIn(reviews) ?? 0, answered: numberIn(rate), median_hours: numberIn(delay) };
}
