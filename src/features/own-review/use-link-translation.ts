import { useQuery } from "@tanstack/react-query";

import type { ReplyPage } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import type { ReviewTranslation } from "../../page/reviews/translation/review-translation.ts";
import { useShownLanguage } from "../../page/reviews/translation/shown-language.ts";

/** The language of the page of a link. */
const LANGUAGE = "fr";

/** The review of a link in French, where it is in another language and a translator is set; nothing is offered otherwise. */
export function useLinkTranslation({ review, translates }: Pick<ReplyPage, "review" | "translates">, token: string): ReviewTranslation {
  const [shown, show] = useShownLanguage();
  const isOffered = translates && review.lang !== LANGUAGE && Boolean(review.title || review.text);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["reply-translation", token],
    queryFn: ({ signal }) => callApi("translateReplyReview", { params: { token }, signal }),
    enabled: isOffered && shown === "translation",
    staleTime: Number.POSITIVE_INFINITY,
    // The reader asks again where they want to.
    retry: false,
  });
  return {
    state: !isOffered ? "none" : data ? "ready" : error && !isFetching ? "failed" : "coming",
    shown,
    show,
    title: data?.title ?? null,
    text: data?.text ?? null,
    retry: () => void refetch(),
  };
}
