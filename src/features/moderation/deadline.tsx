import { Clock } from "lucide-react";
import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { ModerationItem } from "../../generated/types.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { useTexts } from "./texts.ts";
import { timeLeft } from "./time-left.ts";

/** How long is left to decide; in words and by its tone where it is short or over. */
export function Deadline({
  review: { due_at: due, urgency },
  now,
  whole = false,
}: {
  review: ModerationItem;
  now: number;
  whole?: boolean;
}): ReactElement | null {
  const { t } = useTexts();
  if (due === null) return null;
  const { isLate, key, d, h } = timeLeft(due, now);
  const time = t(`left.${key}`, { d, h });
  // A row has room for few letters.
  const inRow = (): string => (isLate ? t("left.isLateRow", { time: key === "minutes" ? t("left.minutesRow") : time }) : time);
  const said = whole ? t(isLate ? "left.isLate" : "left.rest", { time }) : inRow();
  return (
    <span title={formatDate(due, "datetime")}>
      {urgency === null && !whole ? (
        said
      ) : (
        <Badge tone={urgency === "late" ? "danger" : urgency === "alert" ? "warning" : "neutral"} {...(whole ? { icon: Clock } : {})}>
          {said}
        </Badge>
      )}
    </span>
  );
}
