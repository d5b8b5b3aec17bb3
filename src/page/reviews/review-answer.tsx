import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { ReviewDetail } from "../../generated/types.ts";
import styles from "./review-sheet.module.css";
import { useTexts } from "./texts.ts";

/** What the establishment answered. */
export function ReviewAnswer({ response }: { response: NonNullable<ReviewDetail["response"]> }): ReactElement {
  const { t } = useTexts();
  return (
    <section className={styles.response}>
      <h3>{t("response.title")}</h3>
      {response.published_at && (
        <p className={styles.quiet}>{t("response.published", { date: formatDate(response.published_at, "long") })}</p>
      )}
      <p className={styles.answer}>{response.text}</p>
    </section>
  );
}
