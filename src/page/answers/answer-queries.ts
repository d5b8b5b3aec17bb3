import { queryOptions } from "@tanstack/react-query";

import type { AnswerRequest, ReviewAnswer } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";

export function answerQuery(review: string) {
  return queryOptions({
    queryKey: ["answer", review],
    queryFn: ({ signal }) => callApi("readAnswer", { params: { review }, signal }),
    // What is typed here is newer than what a look at the server would bring.
    refetchOnWindowFocus: false,
  });
}

/** Writes over the revision that was read. Throws a Problem 412 where somebody else has written meanwhile. */
export function writeAnswer(review: string, request: AnswerRequest, revision: number): Promise<ReviewAnswer> {
  return callApi("writeAnswer", { params: { review }, body: request, headers: { "If-Match": `"${revision}"` } });
}
