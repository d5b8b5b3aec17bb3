import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

import type { MentionAddition, MentionCorrection, ReviewDetail } from "../../generated/types.ts";
import { Problem } from "../../lib/problem.ts";
import { useToasts } from "../../ui/toast/toasts.tsx";
import { addMention, correctMention, reviewQuery, undoCorrection } from "./review-queries.ts";

type Change =
  | { do: "correct"; mention: string; correction: MentionCorrection }
  | { do: "add"; addition: MentionAddition }
  | { do: "undo"; mention: string };

/** What a reader can do to the mentions of a review. */
export interface Corrections {
  /** Whether one is being stored. */
  busy: boolean;
  correct: (mention: string, correction: MentionCorrection) => void;
  /** Calls back once it is stored. */
  add: (addition: MentionAddition, onDone: () => void) => void;
  undo: (mention: string) => void;
}

/**
 * Stores corrections of a review one after the other, says how it went, and offers to take the last one back.
 * What is asked for twice in one press (a double click) is asked for once.
 *
 * `onCorrected` is called once the figures count a change.
 */
export function useCorrections(review: string, onCorrected: () => void): Corrections {
  const { t } = useTranslation("reviews");
  const { notify, dismiss } = useToasts();
  const client = useQueryClient();
  const { queryKey } = reviewQuery(review);
  /** The last change asked for, while it is being stored. */
  const asked = useRef<Change | null>(null);
  /** The notification that offers to take the last change back. */
  const offer = useRef<number | null>(null);
  const { mutate, isPending } = useMutation({
    // One after the other: the second of two quick changes must not be overtaken by the first.
    scope: { id: `corrections ${review}` },
    mutationFn: (change: Change) => send(review, change),
    onMutate: (change) => client.setQueryData(queryKey, (detail) => detail && expected(detail, change)),
    onSuccess: ({ changed, ...detail }, change) => {
      client.setQueryData(queryKey, detail);
      // What lists passages and counts reviews is as much out of date as the page's figures.
      for (const key of ["verbatims", "reviews", "facets"]) void client.invalidateQueries({ queryKey: [key] });
      onCorrected();
      // A mention's last change is what is taken back: an earlier offer would undo this one.
      if (offer.current !== null) dismiss(offer.current);
      offer.current = null;
      const done = outcome(change);
      if (done === "undone") notify({ type: "success", title: t("done.undone") });
      else if (changed === undefined) notify({ type: "success", title: t("done.unchanged") });
      else
        offer.current = notify({
          type: "success",
          title: t(`done.${done}`),
          // What this change did alone: the review's latest correction may be somebody else's.
          action: { label: t("done.undo"), onSelect: () => request({ do: "undo", mention: changed }) },
        });
    },
    onError: (error, change) => {
      void client.invalidateQueries({ queryKey });
      const title = t(change.do === "undo" ? "done.notUndone" : "done.failed");
      notify({ type: "error", title, ...(error instanceof Problem ? { msg: error.message } : {}) });
    },
    onSettled: (_answer, _error, change) => {
      if (asked.current === change) asked.current = null;
    },
  });
  const request = (change: Change, onDone?: () => void): void => {
    if (JSON.stringify(change) === JSON.stringify(asked.current)) return;
    asked.current = change;
    mutate(change, onDone && { onSuccess: onDone });
  };
  return {
    busy: isPending,
    correct: (mention, correction) => request({ do: "correct", mention, correction }),
    add: (addition, onDone) => request({ do: "add", addition }, onDone),
    undo: (mention) => request({ do: "undo", mention }),
  };
}

function send(review: string, change: Change): Promise<ReviewDetail> {
  switch (change.do) {
    case "correct":
      return correctMention(review, change.mention, change.correction);
    case "add":
      return addMention(review, change.addition);
    case "undo":
      return undoCorrection(review, change.mention);
  }
}

/** The review as it will be: a choice shows at once what was chosen, its label comes with the answer. */
function expected(detail: ReviewDetail, change: Change): ReviewDetail {
  if (change.do !== "correct") return detail;
  const { removed: _, ...sense } = change.correction;
  return { ...detail, mentions: detail.mentions.map((mention) => (mention.id === change.mention ? { ...mention, ...sense } : mention)) };
}

function outcome(change: Change): "corrected" | "removed" | "added" | "undone" {
  if (change.do === "add") return "added";
  if (change.do === "undo") return "undone";
  return change.correction.removed ? "removed" : "corrected";
}
