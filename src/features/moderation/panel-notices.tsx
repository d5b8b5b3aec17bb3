import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { ModeratedReview } from "../../generated/types.ts";
import styles from "./moderation.module.css";
import { lookQuery, type Place } from "./moderation-queries.ts";
import { useTexts } from "./texts.ts";

/** Who else looks at the review, while it is open. */
export function Others({ place }: { place: Place }): ReactElement | null {
  const { t } = useTexts();
  const { data } = useQuery(lookQuery(place, true));
  const others = data?.others ?? [];
  if (others.length === 0) return null;
  return (
    <p className={styles.notice} role="status">
      {t("detail.others", { count: others.length, names: others.join(", ") })}
    </p>
  );
}

/** What the author says against a refusal, and who may judge it. */
export function AppealNotice({ appeal }: { appeal: NonNullable<ModeratedReview["appeal"]> }): ReactElement {
  const { t } = useTexts();
  return (
    <div className={styles.notice}>
      <p>
        <strong>{t("detail.appeal")}</strong> {formatDate(appeal.at, "datetime")}
      </p>
      {appeal.message && <p className={styles.quoted}>{appeal.message}</p>}
      {appeal.own && <p>{t("detail.appealOwn")}</p>}
      {appeal.from && <p>{t("detail.appealFrom", { date: formatDate(appeal.from, "datetime") })}</p>}
    </div>
  );
}
