import { Calendar, Check, Copy } from "lucide-react";
import { type FormEvent, type ReactElement, useState } from "react";

import type { AnswerRequest, ReviewAnswer } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { Button } from "../../ui/button/button.tsx";
import { parseDay } from "../../ui/period-picker/period-dates.ts";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { useToasts } from "../../ui/toast/toasts.tsx";
import { useAction } from "../action/use-action.ts";
import styles from "./answers.module.css";
import { useTexts } from "./texts.ts";
import type { AnswerDraft } from "./use-answer.ts";

interface PlatformActionsProps {
  answer: ReviewAnswer;
  draft: AnswerDraft;
  /** There is nothing to copy or declare. */
  isEmpty: boolean;
  /** After it was declared, or refused. */
  onWritten: (answer: ReviewAnswer) => void;
}

/** Where a platform publishes answers by itself: copy and go there, then say that it is published, or refused. */
export function PlatformActions({ answer, draft, isEmpty, onWritten }: PlatformActionsProps): ReactElement {
  const { t } = useTexts();
  const { notify } = useToasts();
  /** Undefined until it is first asked for. */
  const [declares, setDeclares] = useState<boolean>();
  const { provider_name: provider, source_url: url } = answer;
  const act = useAction({
    act: (request: Omit<AnswerRequest, "text">) => draft.send(request),
    onDone: (written) => {
      setDeclares(false);
      onWritten(written);
    },
    success: (_, { refused }) => (refused ? { title: t("refusedDone") } : { title: t("declared"), msg: t("declaredText") }),
    failure: t("actionFailed"),
  });
  const copy = async (): Promise<void> => {
    // Opened first: a browser lets a click open a window, and what comes after a wait is no click any more.
    if (url) window.open(url, "_blank", "noopener,noreferrer");
    try {
      await navigator.clipboard.writeText(draft.text.trim());
      notify({ type: "success", title: t("copied"), msg: t("copiedText", { provider }) });
    } catch {
      notify({ type: "error", title: t("copyFailed"), msg: t("copyFailedText") });
    }
  };
  if (declares)
    return (
      <DeclareForm
        busy={act.busy}
        onCancel={() => setDeclares(false)}
        onDeclare={(published_on) => act.run({ publish: true, published_on })}
      />
    );
  const reason = isEmpty ? t("publishWhy") : undefined;
  return (
    <div className={styles.actions}>
      {answer.state === "pending" && (
        <Button size="compact" variant="ghost" busy={act.busy} onClick={() => act.run({ refused: true })}>
          {t("platformRefused")}
        </Button>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- after the form the focus is where it was */}
      <Button size="compact" icon={Check} autoFocus={declares === false} disabledReason={reason} onClick={() => setDeclares(true)}>
        {t("declare")}
      </Button>
      <Button size="compact" variant="primary" icon={Copy} disabledReason={reason} onClick={() => void copy()}>
        {url ? t("copy", { provider }) : t("copyOnly")}
      </Button>
    </div>
  );
}

interface DeclareFormProps {
  busy: boolean;
  onCancel: () => void;
  onDeclare: (day: string) => void;
}

function DeclareForm({ busy, onCancel, onDeclare }: DeclareFormProps): ReactElement {
  const { t } = useTexts();
  const today = useToday();
  const [typed, setTyped] = useState(() => today.split("-").toReversed().join("/"));
  const [judged, setJudged] = useState(false);
  const day = parseDay(typed);
  const isWrong = day === null || day > today;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setJudged(true);
    if (day !== null && !isWrong) onDeclare(day);
  };
  return (
    <form className={styles.declare} onSubmit={submit} noValidate aria-label={t("declare")}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed has given way to it
        autoFocus
        label={t("declareOn")}
        hint={t("declareHint")}
        icon={Calendar}
        value={typed}
        error={judged && isWrong ? t("declareWrong") : undefined}
        onChange={setTyped}
      />
      <Button size="compact" type="submit" variant="primary" busy={busy}>
        {t("declareConfirm")}
      </Button>
      <Button size="compact" variant="ghost" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </form>
  );
}
