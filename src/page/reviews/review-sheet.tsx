import { type ReactElement, useEffect, useRef } from "react";

import type { ReviewDetail } from "../../generated/types.ts";
import { AnswerBox } from "../answers/answer-box.tsx";
import { CorrectionTrail } from "./corrections/correction-trail.tsx";
import { useCorrections } from "./corrections/use-corrections.ts";
import { ReportWay } from "./report-way.tsx";
import { ReviewFacts } from "./review-facts.tsx";
import { ReviewThemes } from "./review-themes.tsx";
import type { Vocabulary } from "./reviews-types.ts";
import styles from "./review-sheet.module.css";
import { useTexts } from "./texts.ts";

interface ReviewSheetProps {
  detail: ReviewDetail;
  /** The mention that the review was opened for. */
  mention: string | null;
  vocabulary: Vocabulary;
  onCorrected: () => void;
}

/** One review: what it is, what it says with its themes marked, what was answered, and how its themes were corrected. */
export function ReviewSheet({ detail, mention, vocabulary, onCorrected }: ReviewSheetProps): ReactElement {
  const { t } = useTexts();
  const { review, corrections: trail } = detail;
  const corrections = useCorrections(review.id, onCorrected);
  const root = useRef<HTMLElement>(null);

  // The beginning, where another review was read to its end before; the words that it was opened for come after.
  useEffect(() => {
    if (mention === null) root.current?.scrollIntoView({ block: "start" });
  }, [mention]);

  return (
    <article ref={root} className={styles.sheet}>
      <ReviewFacts review={review} vocabulary={vocabulary} />
      <ReviewThemes detail={detail} mention={mention} vocabulary={vocabulary} corrections={corrections} />
      <AnswerBox review={review.id} onSent={onCorrected} />
      <ReportWay review={review} sourceUrl={detail.source_url} controlledBy={detail.controlled_by} providers={vocabulary.providers} />
      {trail.length > 0 && (
        <section className={styles.response}>
          <h3>{t("trail.title")}</h3>
          <CorrectionTrail entries={trail} corrections={corrections} vocabulary={vocabulary} lang={review.lang} />
        </section>
      )}
    </article>
  );
}
