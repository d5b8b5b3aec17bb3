import type { ReactElement, Ref } from "react";

import { piecesOf } from "../../domain/review/pieces.ts";
import type { ModerationItem } from "../../generated/types.ts";
import styles from "./moderation.module.css";
import { toneOf } from "./signals.tsx";
import { useTexts } from "./texts.ts";

interface SignalledTextProps {
  review: ModerationItem;
  /** Of the field, for who asks what is selected in it. */
  text: Ref<HTMLParagraphElement>;
}

/** The words of a review as they are, with the passages that signals point at underlined. */
export function SignalledText({ review, text }: SignalledTextProps): ReactElement {
  const { t } = useTexts();
  if (!review.title && !review.text) return <p className={styles.wordless}>{t("list.wordless")}</p>;
  return (
    <div lang={review.lang} className={styles.words}>
      {review.title && (
        <p className={styles.wordsTitle}>
          <Marked review={review} field="title" />
        </p>
      )}
      {review.text && (
        <p ref={text} className={styles.wordsText}>
          <Marked review={review} field="text" />
        </p>
      )}
    </div>
  );
}

function Marked({ review, field }: { review: ModerationItem; field: "title" | "text" }): ReactElement {
  const whole = review[field] ?? "";
  const spans = review.signals.flatMap(({ kind, field: of, start, end }) =>
    of === field && start !== undefined && end !== undefined && end <= whole.length ? [{ kind, start, end }] : [],
  );
  return (
    <>
      {piecesOf(whole, spans).map(({ start, text, passages }) => {
        const [first] = passages;
        return first ? (
          <mark key={start} className={styles.signalled} data-tone={toneOf(first.kind)}>
            {text}
          </mark>
        ) : (
          text
        );
      })}
    </>
  );
}
