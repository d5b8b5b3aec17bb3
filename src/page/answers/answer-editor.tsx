import { Pencil, Send, Sparkles } from "lucide-react";
import { type ReactElement, useEffect, useRef, useState } from "react";

import { MOST_CHARACTERS } from "../../domain/answers/standing.ts";
import { formatNumber } from "../../domain/format/format.ts";
import type { ReviewAnswer } from "../../generated/types.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { TextArea } from "../../ui/text-area/text-area.tsx";
import { useAction } from "../action/use-action.ts";
import { AnswerNote, AnswerStateBadge } from "./answer-note.tsx";
import type { AnswerSource } from "./answer-source.ts";
import styles from "./answers.module.css";
import { PlatformActions } from "./platform-actions.tsx";
import { SavingLine } from "./saving-line.tsx";
import { SavedAnswers } from "./saved/saved-answers.tsx";
import { SuggestionBar } from "./suggestion-bar.tsx";
import { useTexts } from "./texts.ts";
import { useAnswer } from "./use-answer.ts";
import { useSuggestion } from "./use-suggestion.ts";
import { WarningList } from "./warning-list.tsx";

/** Height of the text (px). */
const HEIGHT_PX = 170;

interface AnswerEditorProps {
  answer: ReviewAnswer;
  source: AnswerSource;
  level: 2 | 3 | 4;
  onSent: () => void;
  onSuggested?: (() => void) | undefined;
}

/** The text of an answer with its checks and its ways out. */
export function AnswerEditor({ answer, source, level, onSent, onSuggested }: AnswerEditorProps): ReactElement {
  const { t } = useTexts();
  const draft = useAnswer(answer, source);
  const suggestion = useSuggestion({ source, text: draft.text, onText: draft.set, onEnd: onSuggested });
  const [isOpen, setOpen] = useState(() => !isSettled(answer));
  const area = useRef<HTMLTextAreaElement>(null);
  const proposing = suggestion.busy ? "busy" : suggestion.suggested === null ? null : "done";
  // Its words are what to look at, from the first on: between the buttons above, which change once it is done, and a notification below.
  useEffect(() => {
    if (proposing !== null) area.current?.scrollIntoView({ block: "center" });
  }, [proposing]);
  const { channel } = answer;
  const isEmpty = draft.text.trim() === "";
  const isOver = draft.text.length > MOST_CHARACTERS;
  const waits = channel === "here" && answer.state === "pending";
  const onWritten = (written: ReviewAnswer): void => {
    if (isSettled(written)) setOpen(false);
    onSent();
  };
  const publish = useAction({
    act: () => draft.send({ publish: true }),
    onDone: onWritten,
    success: () => ({ title: t("sent"), msg: t("sentText") }),
    failure: t("actionFailed"),
  });
  const showWarning = (start: number, end: number): void => {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  };
  const head = { title: t("title"), level, note: suggestion.busy ? <Writing /> : <AnswerStateBadge answer={answer} /> } as const;
  if (channel === "none")
    return (
      <Card {...head}>
        <p>{t("note.none", { provider: answer.provider_name })}</p>
      </Card>
    );
  if (!isOpen)
    return (
      <Card
        {...head}
        footer={
          <div className={styles.footer}>
            <AnswerNote answer={answer} />
            {!source.once && (
              <Button size="compact" icon={Pencil} disabledReason={waits ? t("waits") : undefined} onClick={() => setOpen(true)}>
                {t("edit")}
              </Button>
            )}
          </div>
        }
      >
        <p className={styles.answer} lang={answer.lang}>
          {answer.text}
        </p>
      </Card>
    );
  return (
    <Card
      {...head}
      footer={
        <div className={styles.footer}>
          <div className={styles.status}>
            <span className={styles.count}>{t("count", { n: formatNumber(draft.text.length), most: formatNumber(MOST_CHARACTERS) })}</span>
            <SavingLine draft={draft} />
          </div>
          {channel === "here" ? (
            <Button
              variant="primary"
              size="compact"
              icon={Send}
              busy={publish.busy}
              disabledReason={
                suggestion.busy
                  ? t("suggestion.busy")
                  : isEmpty
                    ? t("publishWhy")
                    : isOver
                      ? t("over", { most: formatNumber(MOST_CHARACTERS) })
                      : waits
                        ? t("waits")
                        : undefined
              }
              onClick={() => publish.run()}
            >
              {t("publish")}
            </Button>
          ) : (
            <PlatformActions answer={answer} draft={draft} isEmpty={isEmpty || isOver || suggestion.busy} onWritten={onWritten} />
          )}
        </div>
      }
    >
      <AnswerNote answer={answer} />
      <SuggestionBar suggestion={suggestion} text={draft.text} isFrench={answer.lang === "fr"}>
        {source.hasSaved && (
          <SavedAnswers text={draft.text} variables={answer.variables ?? {}} disabled={suggestion.busy} onText={draft.set} />
        )}
      </SuggestionBar>
      <TextArea
        ref={area}
        label={t("label")}
        labelHidden
        placeholder={t("placeholder")}
        height={HEIGHT_PX}
        value={draft.text}
        readOnly={suggestion.busy}
        error={isOver ? t("over", { most: formatNumber(MOST_CHARACTERS) }) : undefined}
        onChange={draft.set}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || channel !== "here") return;
          event.preventDefault();
          if (!isEmpty && !isOver && !waits && !suggestion.busy) publish.run();
        }}
      />
      <WarningList warnings={answer.warnings} text={draft.text} checked={answer.text} onShow={showWarning} />
    </Card>
  );
}

/** Said once when a suggestion begins; its words are not read out one by one. */
function Writing(): ReactElement {
  const { t } = useTexts();
  return (
    <span role="status">
      <Badge tone="info" icon={Sparkles}>
        {t("suggestion.busy")}
      </Badge>
    </span>
  );
}

/** Whether the words that are published, sent or declared are all that there is: the box then shows them, and is opened by a button. */
function isSettled({ state, unsent }: Pick<ReviewAnswer, "state" | "unsent">): boolean {
  return (state === "published" || state === "pending") && !unsent;
}
