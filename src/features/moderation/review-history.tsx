import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { ModeratedReview, ModerationPolicy } from "../../generated/types.ts";
import styles from "./moderation.module.css";
import { useTexts } from "./texts.ts";

const known = [
  "confirm",
  "publish",
  "reject",
  "report",
  "appeal",
  "correct",
  "withdraw",
  "archive",
  "respond",
  "publish-response",
  "reject-response",
  "mask",
  "accept-proof",
  "refuse-proof",
  "erase-author",
  "erase-letters",
  "take-back",
  "notify",
] as const;
type Known = (typeof known)[number];

/** Every step of a review, oldest first, as the journal has them. */
export function ReviewHistory({
  history,
  policy,
}: {
  history: ModeratedReview["history"];
  policy: ModerationPolicy | undefined;
}): ReactElement | null {
  const { t } = useTexts();
  if (history.length === 0) return null;
  return (
    <ol className={styles.history}>
      {history.map(({ at, action, login, reason, message, proof, policy: applied }) => {
        const step = known.find((one): one is Known => one === action);
        const label = reason === null ? null : (policy?.reasons.find(({ code }) => code === reason)?.label.fr ?? reason);
        return (
          <li key={`${at} ${action}`}>
            <p>
              <strong>{step ? t(`step.${step}`) : action}</strong> {login && t("step.by", { who: login })}
              <time dateTime={at} title={t("step.policy", { policy: applied })}>
                {formatDate(at, "datetime")}
              </time>
            </p>
            {label && <p>{t("step.reason", { reason: label })}</p>}
            {message && <p className={styles.quoted}>{message}</p>}
            {proof && <p>{t("step.proof", { proof })}</p>}
          </li>
        );
      })}
    </ol>
  );
}
