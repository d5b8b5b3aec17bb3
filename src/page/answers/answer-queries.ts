import { queryOptions } from "@tanstack/react-query";

import type { AnswerSource } from "./answer-source.ts";

export function answerQuery(source: AnswerSource) {
  return queryOptions({
    queryKey: ["answer", source.key],
    queryFn: ({ signal }) => source.read(signal),
    // What is typed here is newer than what a look at the server would bring.
    refetchOnWindowFocus: false,
  });
}
