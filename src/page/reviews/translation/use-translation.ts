import { useQuery } from "@tanstack/react-query";

import type { FeedItem } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { useSession } from "../../session/session.ts";
import type { ReviewTranslation } from "./review-translation.ts";
import { useShownLanguage } from "./shown-language.ts";

/** Into what reviews are translated. */
const LANGUAGE = "fr";

/** A review in the reader's language, where it is in another one; which of both they want is remembered in this browser. */
export function useTranslation({ id, title, text, lang }: Pick<FeedItem, "id" | "title" | "text" | "lang">): ReviewTranslation {
  const [shown, show] = useShownLanguage();
  const hasNone = useSession().app.translates !== true;
  const isForeign = lang !== null && lang !== LANGUAGE && Boolean(title || text);
  const { data, error, refetch } = useQuery({
    // The same words always have the same translation.
    queryKey: ["translation", LANGUAGE, id, title, text],
    queryFn: ({ signal }) => callApi("translateReview", { params: { id }, query: { lang: LANGUAGE }, signal }),
    enabled: isForeign && shown === "translation" && !hasNone,
    staleTime: Number.POSITIVE_INFINITY,
    // The reader asks again where they want to.
    retry: false,
  });
  return {
    state: !isForeign ? "none" : hasNone ? "absent" : error ? "failed" : data ? "ready" : "coming",
    shown,
    show,
    title: data?.title ?? null,
    text: data?.text ?? null,
    retry: () => void refetch(),
  };
}
