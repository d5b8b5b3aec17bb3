import { useMutation, useQueryClient } from "@tanstack/react-query";
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
 *
 * `onCorrected` is called once the figures count a change.
 */
export function useCorrections(review: string, onCorrected: () => void): Corrections {
  const { t } = useTranslation("reviews");
  const { notify } = useToasts();
  const client = useQueryClient();
  const { queryKey } = reviewQuery(review);
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
      const done = outcome(change);
      if (done === "undone") notify({ type: "success", title: t("done.undone") });
      else if (changed === undefined) notify({ type: "success", title: t("done.unchanged") });
      else
        notify({
          type: "success",
          title: t(`done.${done}`),
          // What this change did alone: the review's latest correction may be somebody else's.
          action: { label: t("done.undo"), onSelect: () => mutate({ do: "undo", mention: changed }) },
        });
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey });
      notify({ type: "error", title: t("done.failed"), ...(error instanceof Problem ? { msg: error.message } : {}) });
    },
  });
  return {
    busy: isPending,
    correct: (mention, correction) => mutate({ do: "correct", mention, correction }),
    add: (addition, onDone) => mutate({ do: "add", addition }, { onSuccess: onDone }),
    undo: (mention) => mutate({ do: "undo", mention }),
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
