import type { Tile } from "../../src/engine/plan/plan.ts";
import { check } from "../../src/engine/check/form.ts";
import type { Calls } from "../../src/generated/calls.ts";
import type { Dashboard, Filters, ResultsBySpan, ResultsRequest } from "../../src/generated/types.ts";
import { isFilters } from "../../src/generated/validators.js";
import type { Scope } from "../analytics/question.ts";
import { ApiError } from "../kit/errors.ts";
import { answerTile } from "./answer-tile.ts";
import { type DocumentQuestion, questionOfTile, refused } from "./question.ts";
import type { Answering } from "./tile-lines.ts";

/** The request that the address and body of a widget's call make. No filter in the body: the document's. Refuses (422) what cannot be read. */
export function readWidgetCall({ from, to, overrideSheetId }: Calls["askWidget"]["query"], body: unknown): ResultsRequest {
  const problems = check(isFilters, body);
  if (problems.length > 0)
    throw new ApiError("request.invalid", {
      errors: problems.map(({ pointer, message }) => ({ pointer, code: "filters", detail: message })),
    });
  const filters = body as Filters;
  return {
    ...(from === undefined ? {} : { from: instantOf(from, "/from") }),
    ...(to === undefined ? {} : { to: instantOf(to, "/to") }),
    ...(overrideSheetId === undefined ? {} : { overrideSheetId }),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
}

/** What {@link tileLines} would say of one widget, keyed as the specification has it; 404 for a widget that the document does not place. */
export async function widgetAnswer(
  document: Dashboard,
  id: string,
  tiles: readonly Tile[],
  question: DocumentQuestion,
  scope: Scope,
  answering: Answering,
): Promise<ResultsBySpan> {
  const tile = tiles.find((candidate) => candidate.id === id);
  if (!tile || !Object.hasOwn(document.widgets, id)) throw new ApiError("object.not-found");
  if (!tile.ok) {
    if (tile.problem === "forbidden") throw new ApiError("access.denied");
    throw new ApiError("request.invalid", {
      errors: tile.detail.map(({ pointer, message }) => ({ pointer, code: "document", detail: message })),
    });
  }
  // A program that asks for a selection that is not there is answered as for any other unknown value: nothing counts.
  const asking = { ...answering, scope, selectionsOf: undefined };
  const results = await answerTile(tile, questionOfTile(tile, question), asking);
  const answer: ResultsBySpan = {};
  for (const { span, result } of results) answer[span.from] = { ...answer[span.from], [span.to]: result };
  return answer;
}

function instantOf(text: string, pointer: string): number {
  if (!/^\d{1,15}$/.test(text)) throw refused(pointer, "Une date se donne en millisecondes.");
  return Number(text);
}
