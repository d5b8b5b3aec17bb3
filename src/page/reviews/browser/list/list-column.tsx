import { ArrowDownUp } from "lucide-react";
import { type ReactElement, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";

import { formatNumber } from "../../../../domain/format/format.ts";
import { useNow } from "../../../../lib/clock.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { EmptyState } from "../../../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden/visually-hidden.tsx";
import { useScrolledRows } from "../../../list/use-scrolled-rows.ts";
import type { Vocabulary } from "../../reviews-types.ts";
import { useProviderColor } from "../../use-provider-color.ts";
import styles from "./list-column.module.css";
import { ReviewRow } from "./review-row.tsx";
import { useTexts } from "../texts.ts";
import type { MatchesOf } from "../use-matches.ts";
import { type ReviewList, WINDOW_ROWS } from "./use-review-list.ts";
import type { SelectedReviews } from "./use-selected-reviews.ts";

/** A row of two lines of text and its chips (px). */
const ROW_PX = 109;

interface ListColumnProps {
  list: ReviewList;
  selected: SelectedReviews;
  vocabulary: Vocabulary;
  matchesOf: MatchesOf;
  /** The review that is open beside the list. */
  current: string | null;
  /** The row that is to be in sight, and that has the focus once it is drawn where `focus` says so. */
  target: { index: number; focus: boolean } | null;
  onReached: () => void;
  onOpen: (id: string, index: number, byKeyboard: boolean) => void;
  addressOf: (id: string) => string;
  /** Where the place in the list is remembered. */
  place: string;
  /** What is said where nothing is found. */
  empty: ReactNode;
  scroller: RefObject<HTMLDivElement | null>;
  isByAuthor: boolean;
}

/** The rows of what is found, in each of their states. */
export function ListColumn(props: ListColumnProps): ReactElement {
  const { list, selected, vocabulary, matchesOf, current, target, onReached, onOpen, addressOf, place, empty, scroller, isByAuthor } =
    props;
  const { t } = useTexts();
  const now = useNow();
  const colorOf = useProviderColor(vocabulary);
  const { count, base, total } = list;
  const rows = useScrolledRows({ count, scroller, estimate: ROW_PX, place, onLook: list.look });
  const { show } = rows;
  const reached = useRef(onReached);
  useLayoutEffect(() => {
    reached.current = onReached;
  });
  // Shown at once; the focus waits until the row is drawn.
  useEffect(() => {
    if (target) show(target.index);
  }, [target, show]);
  useEffect(() => {
    if (!target) return;
    const link = scroller.current?.querySelector<HTMLElement>(`[data-index="${target.index}"] a[href]`);
    if (!link) return;
    if (target.focus) link.focus({ preventScroll: true });
    reached.current();
  });

  if (total === undefined)
    return list.error ? (
      <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={list.retry}>{t("retry")}</Button>}>
        {list.error.message === t("failed") ? undefined : list.error.message}
      </EmptyState>
    ) : (
      <div className={styles.coming}>
        <Skeleton shape="lines" />
      </div>
    );
  const windowAt = (from: number, label: string): ReactElement => (
    <div className={styles.window}>
      <Button
        block
        icon={ArrowDownUp}
        onClick={() => {
          list.setBase(from);
          rows.toTop();
        }}
      >
        {label}
      </Button>
    </div>
  );
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-stale={list.stale || undefined}
      data-selecting={selected.ids.length > 0 || undefined}
      aria-busy={list.stale}
    >
      {list.error && (
        <p role="alert" className={styles.failure}>
          {t("list.partFailed")}{" "}
          <Button size="compact" onClick={list.retry}>
            {t("retry")}
          </Button>
        </p>
      )}
      {total === 0 && empty}
      {base > 0 && windowAt(Math.max(base - WINDOW_ROWS, 0), t("list.earlier"))}
      {count > 0 && (
        <ol aria-label={t("list.label")}>
          {rows.before > 0 && <li aria-hidden style={{ height: rows.before }} />}
          {rows.drawn.map(({ index, props: drawn }) => {
            const review = list.at(index);
            return review ? (
              <ReviewRow
                key={review.id}
                review={review}
                position={base + index + 1}
                total={total}
                props={drawn}
                to={addressOf(review.id)}
                onOpen={(byKeyboard) => onOpen(review.id, index, byKeyboard)}
                isCurrent={review.id === current}
                isSelected={selected.has(review.id)}
                onSelect={(extend) => (extend ? void selected.extendTo(index) : selected.toggle(review.id, index))}
                now={now}
                providerColor={colorOf(review.provider)}
                matchesOf={matchesOf}
                isByAuthor={isByAuthor}
              />
            ) : (
              <li key={index} {...drawn} className={styles.placeholder} aria-hidden style={{ height: ROW_PX }}>
                <span />
                <span />
                <span />
              </li>
            );
          })}
          {rows.after > 0 && <li aria-hidden style={{ height: rows.after }} />}
        </ol>
      )}
      {base + count < total && windowAt(base + WINDOW_ROWS, t("list.later", { n: formatNumber(base + WINDOW_ROWS + 1) }))}
      <VisuallyHidden>
        <span role="status">{list.stale ? "" : t("list.found", { count: total, n: formatNumber(total) })}</span>
      </VisuallyHidden>
    </div>
  );
}
