import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { ReviewAnswer } from "../../generated/types.ts";
import { Badge, type BadgeProps } from "../../ui/badge/badge.tsx";
import styles from "./answers.module.css";
import { useTexts } from "./texts.ts";

type Shown = "draft" | "pending" | "declared" | "overdue" | "published" | "refused";

const tones: Readonly<Record<Shown, BadgeProps["tone"]>> = {
  draft: "neutral",
  pending: "info",
  declared: "info",
  overdue: "warning",
  published: "success",
  refused: "danger",
};

/** Where the answer is, as its reader says it. */
function shownState({ state, channel, overdue }: ReviewAnswer): Shown | null {
  if (state === "none") return null;
  if (state !== "pending" || channel === "here") return state;
  return overdue ? "overdue" : "declared";
}

export function AnswerStateBadge({ answer }: { answer: ReviewAnswer }): ReactElement | null {
  const { t } = useTexts();
  const shown = shownState(answer);
  return shown && <Badge tone={tones[shown] ?? "neutral"}>{t(`state.${shown}`)}</Badge>;
}

/** What happens next with the answer, in a sentence; nothing while it is a draft. */
export function AnswerNote({ answer }: { answer: ReviewAnswer }): ReactElement | null {
  const { t } = useTexts();
  const { provider_name: provider, declared_on: declared, published, reason, unsent } = answer;
  const shown = shownState(answer);
  const sentence = (): string | null => {
    switch (shown) {
      case "pending":
        return t("note.pendingHere");
      case "declared":
      case "overdue":
        return t(`note.${shown}`, { provider, date: formatDate(declared ?? "", "long") });
      case "published":
        return published?.at ? t("note.published", { date: formatDate(published.at, "long") }) : null;
      case "refused":
        return reason === null ? t("note.refused") : t("note.refusedFor", { reason });
      default:
        return null;
    }
  };
  const text = [sentence(), unsent && shown !== "draft" && shown !== null ? t("note.unsent") : null].filter(Boolean).join(" ");
  return text === "" ? null : <p className={styles.note}>{text}</p>;
}
