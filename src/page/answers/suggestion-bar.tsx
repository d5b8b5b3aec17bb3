import { Sparkles } from "lucide-react";
import { type ReactElement, useEffect, useRef, useState } from "react";

import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { useAction } from "../action/use-action.ts";
import type { AnswerSource, SuggestionWish } from "./answer-source.ts";
import styles from "./answers.module.css";
import { suggestAnswer, type Suggested } from "./suggestion.ts";
import { useTexts } from "./texts.ts";

const ways = ["shorter", "warmer", "precise"] as const;

interface SuggestionBarProps {
  source: AnswerSource;
  text: string;
  /** Takes the suggestion in place of the text. */
  onText: (text: string) => void;
}

/** Asks for a suggestion, begins again in another way, and shows on which words of the review it rests. What was there can be taken back. */
export function SuggestionBar({ source, text, onText }: SuggestionBarProps): ReactElement {
  const { t } = useTexts();
  const [context, setContext] = useState("");
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const ask = useAction({
    act: (again: SuggestionWish["again"]) => {
      asking.current = new AbortController();
      const said = context.trim();
      const wish = { ...(said === "" ? {} : { context: said }), ...(again === undefined ? {} : { again }) };
      return suggestAnswer(source, wish, asking.current.signal);
    },
    onDone: (answer) => {
      setSuggested(answer);
      onText(answer.text);
    },
    success: () => ({ title: t("suggestion.done"), msg: t("suggestion.read") }),
    ...(text.trim() === "" ? {} : { undo: () => async () => onText(text) }),
    failure: t("suggestion.failed"),
  });
  const isOwn = suggested !== null && suggested.text === text;
  return (
    <div className={styles.suggestion}>
      <TextField label={t("suggestion.context")} hint={t("suggestion.contextHint")} maxLength={500} value={context} onChange={setContext} />
      <div className={styles.actions}>
        <Button size="compact" icon={Sparkles} busy={ask.busy} onClick={() => ask.run(undefined)}>
          {t("suggestion.ask")}
        </Button>
        {isOwn &&
          ways.map((way) => (
            <Button key={way} size="compact" variant="ghost" disabled={ask.busy} onClick={() => ask.run(way)}>
              {t(`suggestion.${way}`)}
            </Button>
          ))}
      </div>
      {isOwn && suggested.sources.length > 0 && (
        <details className={styles.sources}>
          <summary>{t("suggestion.sources")}</summary>
          <ul>
            {suggested.sources.map(({ sentence, passages }) => (
              <li key={sentence}>
                {sentence} <span className={styles.passages}>{passages.map((words) => `« ${words} »`).join(", ")}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
