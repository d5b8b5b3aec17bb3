import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { ModeratedReview, ModerationPolicy } from "../../generated/types.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import styles from "./moderation.module.css";
import { useTexts } from "./texts.ts";

/** Who reported the review, why, and what was decided; many from one hand are seen as such. */
export function ReviewReports({
  reports,
  policy,
}: {
  reports: ModeratedReview["reports"];
  policy: ModerationPolicy | undefined;
}): ReactElement | null {
  const { t } = useTexts();
  if (reports.length === 0) return null;
  return (
    <section className={styles.reports}>
      <h3>{t("detail.reports")}</h3>
      <ul>
        {reports.map(({ id, by, login, ground, message, proof, at, due_at: due, decided_at: decided, upheld, of_hand: hand }) => (
          <li key={id}>
            <p>
              <strong>{policy?.reasons.find(({ code }) => code === ground)?.label.fr ?? ground}</strong> {t(`detail.reportBy.${by}`)}
              {login && ` (${login})`}, {formatDate(at, "datetime")}
            </p>
            {message && <p className={styles.quoted}>{message}</p>}
            {proof && <p>{t("step.proof", { proof })}</p>}
            <p className={styles.muted}>
              {decided === null
                ? t("detail.reportDue", { date: formatDate(due) })
                : `${t(upheld === null ? "detail.reportWithdrawn" : upheld ? "detail.upheld" : "detail.dismissed")}, ${formatDate(decided)}`}
            </p>
            {hand > 1 && <Badge tone="warning">{t("detail.reportHand", { count: hand })}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
