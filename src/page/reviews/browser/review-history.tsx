import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { formatDate, formatRating } from "../../../domain/format/format.ts";
import type { HistoryEntry, ReviewTriage } from "../../../generated/types.ts";
import sheet from "../review-sheet.module.css";
import styles from "./review-history.module.css";
import { useTexts } from "./texts.ts";
import { colleaguesQuery } from "./triage/use-triage.ts";

/** What happened to a review: when it came, what its source changed of it, what the group did with it. */
export function ReviewHistory({ entries, login }: { entries: readonly HistoryEntry[]; login: string | null }): ReactElement | null {
  const { t } = useTexts();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  if (entries.length === 0) return null;
  const nameOf = (by: string): string => (by === login ? t("history.you") : (colleagues.find((one) => one.login === by)?.name ?? by));
  return (
    <section className={sheet.response}>
      <h3>{t("history.title")}</h3>
      <ol className={styles.entries}>
        {entries.map((entry, at) => (
          <li key={`${entry.at} ${at}`}>
            <time dateTime={entry.at} className={styles.date}>
              {formatDate(entry.at, "datetime")}
            </time>
            <span>
              <Words entry={entry} nameOf={nameOf} />
              {entry.by && <span className={styles.by}>{t("history.by", { who: nameOf(entry.by) })}</span>}
            </span>
            {entry.before && <Former before={entry.before} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Words({ entry: { kind, triage }, nameOf }: { entry: HistoryEntry; nameOf: (login: string) => string }): string {
  const { t } = useTexts();
  if (kind !== "triage" && kind !== "triage-undone") return t(`history.${kind}`);
  const steps = triage ? stepsOf(triage.before, triage.after) : [];
  const said = steps.map((step) => {
    if (step.kind === "assigned") return t("history.assigned", { name: nameOf(step.text) });
    if (step.kind === "later") return t("history.later", { date: formatDate(step.text, "long") });
    if (step.kind === "tagged" || step.kind === "untagged") return t(`history.${step.kind}`, { tag: step.text });
    return t(`history.${step.kind}`);
  });
  const words = said.length > 0 ? said.join(", ") : t("history.touched");
  return kind === "triage-undone" ? t("history.undone", { what: words }) : words;
}

interface Step {
  kind: "read" | "unread" | "assigned" | "released" | "later" | "due" | "tagged" | "untagged";
  text: string;
}

/** What differs between two states of a review's triage. */
function stepsOf(before: ReviewTriage, after: ReviewTriage): Step[] {
  const steps: Step[] = [];
  if (before.read !== after.read) steps.push({ kind: after.read ? "read" : "unread", text: "" });
  if (before.assigned_to !== after.assigned_to)
    steps.push(after.assigned_to === null ? { kind: "released", text: "" } : { kind: "assigned", text: after.assigned_to });
  if (before.later_until !== after.later_until)
    steps.push(after.later_until === null ? { kind: "due", text: "" } : { kind: "later", text: after.later_until });
  for (const tag of after.tags) if (!before.tags.includes(tag)) steps.push({ kind: "tagged", text: tag });
  for (const tag of before.tags) if (!after.tags.includes(tag)) steps.push({ kind: "untagged", text: tag });
  return steps;
}

/** What a review said before its source changed it. */
function Former({ before: { title, text, rating } }: { before: NonNullable<HistoryEntry["before"]> }): ReactElement {
  const { t } = useTexts();
  return (
    <details className={styles.former}>
      <summary>{t("history.former")}</summary>
      {rating !== null && <p>{t("history.formerRating", { rating: formatRating(rating) })}</p>}
      {title && <p className={styles.words}>{title}</p>}
      {text && <p className={styles.words}>{text}</p>}
    </details>
  );
}
