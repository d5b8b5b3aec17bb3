import { useQueryClient } from "@tanstack/react-query";

import type { MentionAddition, MentionCorrection, ReviewDetail } from "../../../generated/types.ts";
import { Problem } from "../../../lib/problem.ts";
import { type Action, useAction } from "../../action/use-action.ts";
import { addMention, correctMention, reviewQuery, undoCorrection } from "../review-queries.ts";
import { useTexts } from "../texts.ts";

type Change =
  | { do: "correct"; mention: string; correction: MentionCorrection }
  | { do: "add"; addition: MentionAddition }
  | { do: "undo"; mention: string };

interface Wish {
  change: Change;
  /** Called once it is stored. */
  onDone?: () => void;
}

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
  const { t } = useTexts();
  const client = useQueryClient();
  const { queryKey } = reviewQuery(review);
  const action: Action<Wish> = useAction<Wish, ReviewDetail>({
    // The second of two quick changes must not be overtaken by the first.
    queue: `corrections ${review}`,
    key: ({ change }) => JSON.stringify(change),
    act: ({ change }) => send(review, change),
    onStart: ({ change }) => client.setQueryData(queryKey, (detail) => detail && expected(detail, change)),
    onDone: ({ changed: _, ...detail }, { onDone }) => {
      client.setQueryData(queryKey, detail);
      // What lists passages and counts reviews is as much out of date as the page's figures.
      for (const key of ["verbatims", "reviews", "facets"]) void client.invalidateQueries({ queryKey: [key] });
      onCorrected();
      onDone?.();
    },
    onFailed: () => void client.invalidateQueries({ queryKey }),
    success: ({ changed }, { change }) => {
      const done = outcome(change);
      return { title: t(`done.${done === "undone" || changed !== undefined ? done : "unchanged"}`) };
    },
    // What this change did alone: the review's latest correction may be somebody else's.
    undo: ({ changed }, { change }) =>
      change.do === "undo" || changed === undefined ? undefined : () => action.run({ change: { do: "undo", mention: changed } }),
    failure: (error, { change }) => ({
      title: t(change.do === "undo" ? "done.notUndone" : "done.failed"),
      msg: error instanceof Problem ? error.message : undefined,
    }),
  });
  return {
    busy: action.busy,
    correct: (mention, correction) => action.run({ change: { do: "correct", mention, correction } }),
    add: (addition, onDone) => action.run({ change: { do: "add", addition }, onDone }),
    undo: (mention) => action.run({ change: { do: "undo", mention } }),
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
