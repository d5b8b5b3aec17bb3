import { queryOptions } from "@tanstack/react-query";

import type { SavedAnswer, SavedAnswerRequest } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { createOnce } from "../../../lib/create-once.ts";

export const savedAnswersQuery = queryOptions({
  queryKey: ["saved-answers"],
  queryFn: ({ signal }) => callApi("listSavedAnswers", { signal }),
});

/** Creates a saved answer, or changes this revision of one. Throws a Problem 412 where somebody else has changed it meanwhile. */
export function storeSavedAnswer(saved: SavedAnswer | null, body: SavedAnswerRequest): Promise<SavedAnswer> {
  if (saved === null) return createOnce("createSavedAnswer", { body });
  return callApi("changeSavedAnswer", { params: { id: saved.id }, body, headers: { "If-Match": `"${saved.revision}"` } });
}
