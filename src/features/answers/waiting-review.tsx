import { useQuery } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { type ReactElement, useRef } from "react";

import { addDays } from "../../domain/time/day.ts";
import type { AnswerEntry, ReviewDetail } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useToday } from "../../lib/clock.ts";
import { useAction } from "../../page/action/use-action.ts";
import { AnswerBox } from "../../page/answers/answer-box.tsx";
import { NeighbourButtons, type Neighbours } from "../../page/detail/neighbours.tsx";
import { ReviewHead } from "../../page/reviews/browser/review-head.tsx";
import { useEstablishmentPath } from "../../page/reviews/browser/use-establishment-path.ts";
import { useTranslation } from "../../page/reviews/translation/use-translation.ts";
import { useCorrections } from "../../page/reviews/corrections/use-corrections.ts";
import { reviewQuery } from "../../page/reviews/review-queries.ts";
import { ReviewThemes } from "../../page/reviews/review-themes.tsx";
import { useTexts as useReviewTexts } from "../../page/reviews/texts.ts";
import { useVocabulary } from "../../page/reviews/use-vocabulary.ts";
import { Button } from "../../ui/button/button.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { useTexts } from "./texts.ts";
import styles from "./to-answer.module.css";

/** Days for which «Plus tard» puts a review off. */
const LATER_DAYS = 7;

interface WaitingReviewProps {
  entry: AnswerEntry;
  neighbours: Neighbours;
  /** «3 sur 24». */
  place: string;
  onTurn: (review: string) => void;
  /** It is answered, or put off. */
  onLeave: (review: string) => void;
  /** It waits again. */
  onBack: (review: string) => void;
}

/** A review that waits, with its answer's box and the ways on. */
export function WaitingReview({ entry, neighbours, place, onTurn, onLeave, onBack }: WaitingReviewProps): ReactElement {
  const { t } = useTexts();
  const { t: r } = useReviewTexts();
  const today = useToday();
  const { review } = entry;
  const { data, isError, refetch } = useQuery(reviewQuery(review));
  const later = useAction<void, { undo: string | null }>({
    act: () => callApi("triageReviews", { body: { reviews: [review], later_until: addDays(today, LATER_DAYS) } }),
    onDone: () => onLeave(review),
    success: () => ({ title: t("laterDone", { days: LATER_DAYS }) }),
    undo: ({ undo }) =>
      undo === null
        ? undefined
        : async () => {
            await callApi("undoTriage", { params: { id: undo } });
            onBack(review);
          },
    failure: t("laterFailed"),
  });
  return (
    <>
      <div className={styles.ways}>
        <span className={styles.muted}>{place}</span>
        <Button size="compact" icon={Clock} busy={later.busy} onClick={() => later.run()}>
          {t("later")}
        </Button>
        <NeighbourButtons neighbours={neighbours} labels={{ before: r("review.before"), after: r("review.after") }} onTurn={onTurn} />
      </div>
      {data ? (
        <Words detail={data} />
      ) : isError ? (
        <p>
          {t("reviewFailed")}{" "}
          <Button size="compact" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        </p>
      ) : (
        <Skeleton shape="lines" />
      )}
      <AnswerBox review={review} level={2} onSent={() => onLeave(review)} />
    </>
  );
}

function Words({ detail }: { detail: ReviewDetail }): ReactElement {
  const vocabulary = useVocabulary();
  const heading = useRef<HTMLHeadingElement>(null);
  const establishmentPath = useEstablishmentPath();
  const { review } = detail;
  const corrections = useCorrections(review.id, () => undefined);
  const translation = useTranslation(review);
  return (
    <>
      <ReviewHead
        review={review}
        vocabulary={vocabulary}
        establishmentPath={establishmentPath(review.establishment)}
        sourceUrl={detail.source_url}
        heading={heading}
        actions={null}
      />
      <ReviewThemes detail={detail} mention={null} vocabulary={vocabulary} corrections={corrections} translation={translation} />
    </>
  );
}
