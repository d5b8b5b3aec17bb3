import { queryOptions, useQuery } from "@tanstack/react-query";

import type { FeedItem } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { useSession } from "../../session/session.ts";
import type { ReviewTranslation } from "./review-translation.ts";
import { useShownLanguage } from "./shown-language.ts";

/** Into what reviews are translated. */
const LANGUAGE = "fr";

/** One text in French; it never changes. */
function translationQuery(text: string | null) {
  return queryOptions({
    queryKey: ["translation", LANGUAGE, text],
    queryFn: async ({ signal }) => {
      if (text === null || text.trim() === "") return null;
      return (await callApi("translateText", { query: { text, lang: LANGUAGE }, signal })).text;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The reader asks again where they want to.
    retry: false,
  });
}

/** A review in the reader's language, where it is in another one; which of both they want is remembered in this browser. */
export function useTranslation({ title, text, lang }: Pick<FeedItem, "title" | "text" | "lang">): ReviewTranslation {
  const [shown, show] = useShownLanguage();
  const hasNone = useSession().app.translates !== true;
  const isForeign = lang !== null && lang !== LANGUAGE && Boolean(title || text);
  const enabled = isForeign && shown === "translation" && !hasNone;
  const ofTitle = useQuery({ ...translationQuery(title), enabled });
  const ofText = useQuery({ ...translationQuery(text), enabled });
  const error = ofTitle.error ?? ofText.error;
  const isReady = ofTitle.isSuccess && ofText.isSuccess;
  return {
    state: !isForeign ? "none" : hasNone ? "absent" : error ? "failed" : isReady ? "ready" : "coming",
    shown,
    show,
    title: ofTitle.data ?? null,
    text: ofText.data ?? null,
    retry: () => {
      void ofTitle.refetch();
      void ofText.refetch();
    },
  };
}
