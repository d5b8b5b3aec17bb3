import type { ReactElement } from "react";

import type { FeedItem } from "../../../generated/types.ts";
import { Card } from "../../../ui/card/card.tsx";
import { useTexts } from "./texts.ts";

/** «Votre réponse»: where one answers today. */
export function AnswerPlace({ review }: { review: FeedItem }): ReactElement {
  const { t } = useTexts();
  return (
    <Card title={t("answer.title")} level={3}>
      <p>{t("answer.where", { provider: review.provider_name })}</p>
    </Card>
  );
}
