import { Tag } from "lucide-react";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";

import type { ReviewDetail } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import type { ReviewTranslation } from "./translation/review-translation.ts";
import type { MatchesOf } from "./browser/use-matches.ts";
import { AdditionForm } from "./corrections/addition-form.tsx";
import { CorrectionList } from "./corrections/correction-list.tsx";
import type { Corrections } from "./corrections/use-corrections.ts";
import corrected from "./corrections/corrections.module.css";
import { ReviewWords } from "./review-words.tsx";
import type { Vocabulary } from "./reviews-types.ts";
import styles from "./review-sheet.module.css";
import { useTexts } from "./texts.ts";
import { ThemeChips } from "./theme-chips.tsx";
import { useSelectedPassage } from "./use-selected-passage.ts";

interface ReviewThemesProps {
  detail: ReviewDetail;
  /** The mention that the review was opened for. */
  mention: string | null;
  vocabulary: Vocabulary;
  corrections: Corrections;
  /** Finds what is searched in a text. */
  matchesOf?: MatchesOf;
  /** The review in the reader's language. */
  translation?: ReviewTranslation;
}

/** What a review says with its themes marked, their chips, and the way to correct them. */
export function ReviewThemes({ detail, mention, vocabulary, corrections, matchesOf, translation }: ReviewThemesProps): ReactElement {
  const { t } = useTexts();
  const { review, mentions } = detail;
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

  // The words that the reader came for.
  useEffect(() => {
    const marks = root.current?.querySelectorAll<HTMLElement>("[data-mention]") ?? [];
    const wanted = Array.from(marks).find((mark) => mark.dataset.mention === mention);
    wanted?.scrollIntoView({ block: "center" });
  }, [mention]);

  return (
    <section ref={root} className={styles.card} aria-label={t("review.title")}>
      <ReviewWords
        review={review}
        mentions={mentions}
        vocabulary={vocabulary}
        nameOf={nameOf}
        matchesOf={matchesOf}
        translation={translation}
        {...pointing}
      />
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
  );
}
