import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import type { FeedItem } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { Problem } from "../../../lib/problem.ts";

/** Into what reviews are translated. */
const LANGUAGE = "fr";
const CHOICE = "review-language";

export type ShownLanguage = "translation" | "original";

export interface ReviewTranslation {
  /** none: there is nothing to translate. absent: no translator is set. */
  state: "none" | "absent" | "coming" | "failed" | "ready";
  shown: ShownLanguage;
  show: (language: ShownLanguage) => void;
  title: string | null;
  text: string | null;
  retry: () => void;
}

/** Whether the server has said that it has no translator: it is not asked for one again while the page lives. */
const noneQuery = queryOptions({ queryKey: ["translator", "none"], queryFn: () => false, staleTime: Number.POSITIVE_INFINITY });

/** One text in French; it never changes. */
function translationQuery(text: string | null) {
  return queryOptions({
    queryKey: ["translation", LANGUAGE, text],
    queryFn: async ({ signal, client }) => {
      if (text === null || text.trim() === "") return null;
      try {
        return (await callApi("translateText", { query: { text, lang: LANGUAGE }, signal })).text;
      } catch (error) {
        if (error instanceof Problem && error.code === "translation.none") client.setQueryData(noneQuery.queryKey, true);
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A server without a translator has none a second later either.
    retry: false,
  });
}

/** A review in the reader's language, where it is in another one; which of both they want is remembered in this browser. */
export function useTranslation({ title, text, lang }: Pick<FeedItem, "title" | "text" | "lang">): ReviewTranslation {
  const [shown, setShown] = useState<ShownLanguage>(read);
  const { data: hasNone = false } = useQuery(noneQuery);
  const isForeign = lang !== null && lang !== LANGUAGE && Boolean(title || text);
  const enabled = isForeign && shown === "translation" && !hasNone;
  const ofTitle = useQuery({ ...translationQuery(title), enabled });
  const ofText = useQuery({ ...translationQuery(text), enabled });
  const error = ofTitle.error ?? ofText.error;
  const isReady = ofTitle.isSuccess && ofText.isSuccess;
  return {
    state: !isForeign ? "none" : hasNone ? "absent" : error ? "failed" : isReady ? "ready" : "coming",
    shown,
    show: (language) => {
      setShown(language);
      try {
        localStorage.setItem(CHOICE, language);
      } catch {
        // Storage refused: it lasts as long as this review.
      }
    },
    title: ofTitle.data ?? null,
    text: ofText.data ?? null,
    retry: () => {
      void ofTitle.refetch();
      void ofText.refetch();
    },
  };
}

function read(): ShownLanguage {
  try {
    return localStorage.getItem(CHOICE) === "original" ? "original" : "translation";
  } catch {
    return "translation";
  }
}
