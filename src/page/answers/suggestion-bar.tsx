import { MessageSquareText, Sparkles, Square } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";

import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { ChoiceMenu } from "../list/choice-menu.tsx";
import { usePageKeys } from "../list/use-page-keys.ts";
import type { SuggestionWish } from "./answer-source.ts";
import styles from "./answers.module.css";
import { useTexts } from "./texts.ts";
import type { Suggestion } from "./use-suggestion.ts";

const ways = ["shorter", "warmer", "precise"] as const;
const tones = ["own", "warm", "professional", "sober"] as const;
const languages = ["own", "review", "french", "both"] as const;

interface SuggestionBarProps {
  suggestion: Suggestion;
  text: string;
  /** Whether the review is in French: there is then one language to write in. */
  isFrench: boolean;
  /** Other ways to begin a text, beside those of a suggestion. */
  children?: ReactNode;
}

/** Asks for a suggestion, stops it, begins again in another way, and shows on what it rests. */
export function SuggestionBar({ suggestion, text, isFrench, children }: SuggestionBarProps): ReactElement {
  const { t } = useTexts();
  const [context, setContext] = useState("");
  const [tone, setTone] = useState<(typeof tones)[number]>("own");
  const [language, setLanguage] = useState<(typeof languages)[number]>("own");
  const { ask, stop, busy, suggested } = suggestion;
  const isOwn = suggested !== null && suggested.text === text;
  const wish = (again?: SuggestionWish["again"]): SuggestionWish => ({
    ...(context.trim() === "" ? {} : { context: context.trim() }),
    ...(tone === "own" ? {} : { tone }),
    ...(language === "own" ? {} : { language }),
    ...(again === undefined ? {} : { again }),
  });
  usePageKeys({ g: () => (busy ? false : ask(wish())) });
  return (
    <div className={styles.suggestion}>
      <TextField
        label={t("suggestion.context")}
        labelHidden
        icon={MessageSquareText}
        placeholder={t("suggestion.contextHint")}
        maxLength={500}
        value={context}
        onChange={setContext}
        readOnly={busy}
      />
      <div className={styles.actions}>
        {busy ? (
          <Button icon={Square} onClick={stop}>
            {t("suggestion.stop")}
          </Button>
        ) : (
          <Button icon={Sparkles} onClick={() => ask(wish())}>
            {t(isOwn ? "suggestion.again" : "suggestion.ask")}
          </Button>
        )}
        {!busy && (
          <>
            <ChoiceMenu
              label={t("suggestion.tone")}
              value={tone}
              options={tones}
              name={(one) => t(`suggestion.tones.${one}`)}
              onChange={setTone}
            />
            {!isFrench && (
              <ChoiceMenu
                label={t("suggestion.language")}
                value={language}
                options={languages}
                name={(one) => t(`suggestion.languages.${one}`)}
                onChange={setLanguage}
              />
            )}
          </>
        )}
      </div>
      <div className={styles.beginnings}>
        {isOwn &&
          !busy &&
          ways.map((way) => (
            <Button key={way} size="compact" variant="ghost" onClick={() => ask(wish(way))}>
              {t(`suggestion.${way}`)}
            </Button>
          ))}
        {children}
      </div>
      {isOwn && !busy && suggested.sources.length > 0 && (
        <details className={styles.sources}>
          <summary>{t("suggestion.sources")}</summary>
          <ul>
            {suggested.sources.map(({ sentence, passages, facts }) => (
              <li key={sentence}>
                {sentence}{" "}
                <span className={styles.passages}>
                  {[...passages.map((words) => `« ${words} »`), ...facts.map((fact) => t("suggestion.fact", { fact }))].join(", ")}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
