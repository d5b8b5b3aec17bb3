import { useEffect, useRef, useState } from "react";

import { useAction } from "../action/use-action.ts";
import type { AnswerSource, SuggestionWish } from "./answer-source.ts";
import { suggestAnswer, type Suggested } from "./suggestion.ts";
import { useTexts } from "./texts.ts";

export interface Suggestion {
  ask: (wish: SuggestionWish) => void;
  /** Ends the one that is being written; its words so far stay. */
  stop: () => void;
  busy: boolean;
  /** The last one that came; null before the first. */
  suggested: Suggested | null;
}

interface SuggestionParts {
  source: AnswerSource;
  text: string;
  onText: (text: string) => void;
  /** After each, however it ended. */
  onEnd?: (() => void) | undefined;
}

/** A suggestion written into the text of an answer as it comes. What was there before can be taken back. */
export function useSuggestion({ source, text, onText, onEnd }: SuggestionParts): Suggestion {
  const { t } = useTexts();
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const asking = useRef<AbortController>(null);
  const before = useRef("");
  const hasBegun = useRef(false);
  useEffect(() => () => asking.current?.abort(), []);
  const action = useAction<SuggestionWish, Suggested>({
    act: (wish) => {
      asking.current = new AbortController();
      before.current = text;
      hasBegun.current = false;
      setSuggested(null);
      return suggestAnswer(source, wish, asking.current.signal, (words) => {
        hasBegun.current = true;
        onText(words);
      });
    },
    onDone: (answer) => {
      setSuggested(answer);
      onEnd?.();
    },
    onFailed: () => {
      // Half a suggestion is worth less than what its first words have replaced.
      if (hasBegun.current) onText(before.current);
      onEnd?.();
    },
    success: ({ quota }) =>
      quota === null
        ? { title: t("suggestion.stopped"), msg: t("suggestion.stoppedText") }
        : { title: t("suggestion.done"), msg: t("suggestion.read", { count: quota }) },
    undo: () => {
      const former = before.current;
      return former.trim() === "" ? undefined : () => onText(former);
    },
    failure: t("suggestion.failed"),
  });
  return { ask: action.run, stop: () => asking.current?.abort(), busy: action.busy, suggested };
}
