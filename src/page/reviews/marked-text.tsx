import type { KeyboardEvent, ReactElement, ReactNode } from "react";

import { tonalityOfMention } from "../../domain/review/tonality.ts";
import { closestOf, piecesOf, type Range } from "../../domain/review/pieces.ts";
import type { ReviewMention } from "../../generated/types.ts";
import styles from "./marked-text.module.css";

/** The mention that is pointed at, and what pointing at one or choosing it does. */
export interface Pointing {
  active: string | null;
  onPoint: (mention: string | null) => void;
  onChoose: (mention: string) => void;
}

interface MarkedTextProps extends Pointing {
  field: "title" | "text";
  text: string;
  lang: string | null;
  mentions: readonly ReviewMention[];
  /** The id of the element that names a mention. */
  nameOf: (mention: string) => string;
  className?: string | undefined;
  /** Where what is searched occurs. */
  found?: readonly Range[] | undefined;
}

/**
 * The words of a review with the passages of its themes marked.
 *
 * Colour is doubled by the line beneath: plain for praise, dashed for blame, dotted for neither. No text but the review's
 * own is inside, so that a selection gives its offsets.
 */
export function MarkedText({ field, text, lang, mentions, nameOf, className, found = [], ...pointing }: MarkedTextProps): ReactElement {
  return (
    <p className={className} lang={lang ?? undefined} data-field={field}>
      {piecesOf(
        text,
        mentions.filter((mention) => mention.field === field),
      ).map((piece) =>
        piece.passages.length === 0 ? (
          withFound(piece, found)
        ) : (
          <Mark key={piece.start} mentions={piece.passages} nameOf={nameOf} {...pointing}>
            {withFound(piece, found)}
          </Mark>
        ),
      )}
    </p>
  );
}

/** A stretch of the text with what is searched in it marked. */
function withFound({ start, text }: { start: number; text: string }, found: readonly Range[]): ReactNode {
  const inside = found.map((range) => ({ start: Math.max(range.start - start, 0), end: range.end - start }));
  return piecesOf(text, inside).map((piece) => (piece.passages.length > 0 ? <mark key={piece.start}>{piece.text}</mark> : piece.text));
}

interface MarkProps extends Pointing {
  mentions: readonly ReviewMention[];
  nameOf: (mention: string) => string;
  children: ReactNode;
}

function Mark({ mentions, nameOf, active, onPoint, onChoose, children }: MarkProps): ReactElement | null {
  const shown = mentions.find(({ id }) => id === active) ?? closestOf(mentions);
  if (!shown) return null;
  const choose = (): void => {
    // Whoever has just selected words wants to keep them, not to leave them.
    if (getSelection()?.isCollapsed ?? true) onChoose(shown.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onChoose(shown.id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button element would not break over lines, nor let its words be selected
    <span
      role="button"
      tabIndex={0}
      className={styles.mark}
      data-tonality={tonalityOfMention(shown.polarity, shown.strength)}
      data-polarity={shown.polarity}
      data-active={shown.id === active || undefined}
      data-mention={shown.id}
      aria-describedby={mentions.map(({ id }) => nameOf(id)).join(" ")}
      onMouseEnter={() => onPoint(shown.id)}
      onMouseLeave={() => onPoint(null)}
      onFocus={() => onPoint(shown.id)}
      onBlur={() => onPoint(null)}
      onClick={choose}
      onKeyDown={onKeyDown}
    >
      {children}
    </span>
  );
}
