import { Flag } from "lucide-react";
import { type ReactElement, type RefObject, useLayoutEffect, useRef } from "react";
import { cx } from "../../class-names.ts";
import type { CardContent } from "../chart-types.ts";
import type { CursorPlace } from "./cursor-place.ts";
import styles from "./cursor-card.module.css";
import { SwatchMark } from "../swatch-mark.tsx";

interface CursorCardProps {
  content: CardContent;
  place: CursorPlace;
  frame: RefObject<HTMLElement | null>;
}

/** Distance between the cursor and the card, and between the card and the window's edge (px). */
const GAP = 14;
const MARGIN = 8;

/** What is shown at the cursor: title, values with their marks, signed gap. In the browser's top layer, so that no tile clips it. */
export function CursorCard({ content, place, frame }: CursorCardProps): ReactElement {
  const card = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = card.current;
    if (element && typeof element.showPopover === "function" && !element.matches(":popover-open")) element.showPopover();
  }, []);

  // After each drawing: its own size decides where it fits.
  useLayoutEffect(() => {
    const element = card.current;
    const box = frame.current?.getBoundingClientRect();
    if (!element || !box) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const [x, y] = [box.left + place.x, box.top + place.y];
    const [right, bottom] = [document.documentElement.clientWidth - MARGIN, window.innerHeight - MARGIN];
    if (place.mark?.kind === "band") {
      // Under the row, or above it: the row itself shows what it says.
      const half = place.mark.height / 2 + GAP / 2;
      element.style.left = `${clamp(x - width / 2, MARGIN, right - width)}px`;
      element.style.top = `${y + half + height <= bottom ? y + half : y - half - height}px`;
      return;
    }
    // Left of the cursor past the middle, so that it never hides the labels at the end of the lines.
    const left = place.x > box.width / 2 ? x - width - GAP : x + GAP;
    element.style.left = `${clamp(left, MARGIN, right - width)}px`;
    element.style.top = `${clamp(y - height / 2, MARGIN, bottom - height)}px`;
  });

  return (
    <div ref={card} className={styles.card} popover="manual" aria-hidden="true">
      <p className={styles.title}>{content.title}</p>
      {content.rows.map(({ label, value, swatch, strong, chosen, gap }) => (
        <p key={label} className={cx(styles.row, strong && styles.strong)} data-chosen={chosen || undefined}>
          <SwatchMark swatch={swatch} />
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{value}</span>
          {gap && (
            <span className={styles.gap} data-tone={gap.tone}>
              {gap.text}
            </span>
          )}
        </p>
      ))}
      {content.events?.map((event) => (
        <p key={event} className={styles.event}>
          <Flag aria-hidden size={12} />
          {event}
        </p>
      ))}
      {content.note && <p className={styles.note}>{content.note}</p>}
    </div>
  );
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
