import { Tag } from "lucide-react";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { ReviewDetail } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { AdditionForm } from "./corrections/addition-form.tsx";
import { CorrectionList } from "./corrections/correction-list.tsx";
import { CorrectionTrail } from "./corrections/correction-trail.tsx";
import { ReviewFacts } from "./review-facts.tsx";
import { ReviewWords } from "./review-words.tsx";
import type { Vocabulary } from "./reviews-types.ts";
import { useTexts } from "./texts.ts";
import { ThemeChips } from "./theme-chips.tsx";
import { useCorrections } from "./corrections/use-corrections.ts";
import { useSelectedPassage } from "./use-selected-passage.ts";
import corrected from "./corrections/corrections.module.css";
import styles from "./review-sheet.module.css";

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
  const { review, mentions, response, corrections: trail } = detail;
  const corrections = useCorrections(review.id, onCorrected);
  const root = useRef<HTMLElement>(null);
  const prefix = useId();
  const nameOf = (id: string): string => `${prefix}-${id}`;
  const [pointed, setPointed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [correcting, setCorrecting] = useState(false);
  const [adding, setAdding] = useState(false);
  const selected = useSelectedPassage(root, review, correcting);
  const pointing = {
    active: pointed ?? mention,
    onPoint: setPointed,
    onChoose: (id: string) => {
      setCorrecting(true);
      setChosen(id);
    },
  };

  // The words that the reader came for; else the beginning, where another review was read to its end before.
  useEffect(() => {
    const marks = root.current?.querySelectorAll<HTMLElement>("[data-mention]") ?? [];
    const wanted = Array.from(marks).find((mark) => mark.dataset.mention === mention);
    if (wanted) wanted.scrollIntoView({ block: "center" });
    else root.current?.scrollIntoView({ block: "start" });
  }, [mention]);

  return (
    <article ref={root} className={styles.sheet}>
      <ReviewFacts review={review} vocabulary={vocabulary} />
      <section className={styles.card} aria-label={t("review.title")}>
        <ReviewWords review={review} mentions={mentions} vocabulary={vocabulary} nameOf={nameOf} {...pointing} />
        <div className={styles.themes}>
          {mentions.length > 0 ? (
            <ThemeChips mentions={mentions} nameOf={nameOf} {...pointing} />
          ) : (
            <p className={styles.quiet}>{t("themes.none")}</p>
          )}
          {(review.title || review.text) && (
            <Button
              size="compact"
              variant="ghost"
              icon={Tag}
              aria-expanded={correcting}
              onClick={() => {
                setCorrecting(!correcting);
                setChosen(null);
                setAdding(false);
              }}
            >
              {t(correcting ? "correct.close" : "correct.open")}
            </Button>
          )}
        </div>
        {correcting && (
          <div className={corrected.panel}>
            <p className={corrected.hint}>{t("correct.hint")}</p>
            <CorrectionList detail={detail} corrections={corrections} vocabulary={vocabulary} chosen={chosen} />
            {adding ? (
              <AdditionForm
                words={review}
                selected={selected}
                corrections={corrections}
                vocabulary={vocabulary}
                onClose={() => setAdding(false)}
              />
            ) : (
              <Button onClick={() => setAdding(true)}>{t("correct.add")}</Button>
            )}
          </div>
        )}
      </section>
      <section className={styles.response}>
        <h3>{t("response.title")}</h3>
        {response ? (
          <>
            {response.published_at && (
              <p className={styles.quiet}>{t("response.published", { date: formatDate(response.published_at, "long") })}</p>
            )}
            <p className={styles.answer}>{response.text}</p>
          </>
        ) : (
          <p className={styles.quiet}>{t("response.none")}</p>
        )}
      </section>
      {trail.length > 0 && (
        <section className={styles.response}>
          <h3>{t("trail.title")}</h3>
          <CorrectionTrail entries={trail} corrections={corrections} vocabulary={vocabulary} lang={review.lang} />
        </section>
      )}
    </article>
  );
}
