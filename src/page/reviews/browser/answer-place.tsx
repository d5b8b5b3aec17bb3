import { ExternalLink } from "lucide-react";
import type { ReactElement } from "react";

import type { FeedItem } from "../../../generated/types.ts";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { Card } from "../../../ui/card/card.tsx";
import styles from "./detail-column.module.css";
import { useTexts } from "./texts.ts";

/** «Votre réponse»: where one answers today. */
export function AnswerPlace({ review, sourceUrl }: { review: FeedItem; sourceUrl: string | null }): ReactElement {
  const { t } = useTexts();
  return (
    <Card title={t("answer.title")} level={3}>
      <p>{t("answer.where", { provider: review.provider_name })}</p>
      {sourceUrl && (
        <p className={styles.way}>
          <a href={sourceUrl} target="_blank" rel="noreferrer" className={buttonClass({ size: "compact" })}>
            <ExternalLink size={14} aria-hidden /> {t("answer.open", { provider: review.provider_name })}
          </a>
        </p>
      )}
    </Card>
  );
}
