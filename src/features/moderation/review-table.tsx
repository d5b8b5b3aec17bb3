import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { ModerationItem } from "../../generated/types.ts";
import { useNow } from "../../lib/clock.ts";
import type { Selection } from "../../page/list/use-selection.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { RatingBadge } from "../../ui/rating-badge/rating-badge.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { Deadline } from "./deadline.tsx";
import styles from "./moderation.module.css";
import { SignalBadges } from "./signals.tsx";
import type { ListState } from "./states.ts";
import { useTexts } from "./texts.ts";

interface ReviewTableProps {
  list: {
    data: unknown;
    isError: boolean;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  items: readonly ModerationItem[];
  total: number | undefined;
  state: ListState;
  current: string | null;
  onOpen: (item: ModerationItem) => void;
  selection: Selection | undefined;
  narrowed: boolean;
  onShowAll: () => void;
}

/** The reviews of a state as rows: mark, place and author, signals, time left. */
export function ReviewTable({
  list,
  items,
  total,
  state,
  current,
  onOpen,
  selection,
  narrowed,
  onShowAll,
}: ReviewTableProps): ReactElement {
  const { t } = useTexts();
  const now = useNow();
  if (!list.data && list.isError)
    return (
      <EmptyState
        tone="danger"
        title={t("list.failedTitle")}
        actions={<Button onClick={() => void list.refetch()}>{t("list.retry")}</Button>}
      />
    );
  if (!list.data) return <Skeleton shape="lines" />;
  if (items.length === 0)
    return narrowed ? (
      <EmptyState title={t("list.noMatch")} actions={<Button onClick={onShowAll}>{t("list.showAll")}</Button>}>
        {t("list.noMatchText")}
      </EmptyState>
    ) : (
      <EmptyState title={t("list.emptyTitle")}>{t("list.empty")}</EmptyState>
    );
  const waits = items.some(({ due_at: due }) => due !== null);
  return (
    <div className={styles.scroller}>
      <div className={styles.columnsHead} aria-hidden data-selects={selection ? "" : undefined}>
        <span>{t("list.rating")}</span>
        <span>{t("list.review")}</span>
        <span>{t("list.signals")}</span>
        <span>{t(waits ? "list.left" : "list.date")}</span>
      </div>
      <ol className={styles.rows}>
        {items.map((item) => (
          <li
            key={item.id}
            className={styles.row}
            data-current={item.id === current || undefined}
            data-selects={selection ? "" : undefined}
          >
            {selection && (
              <Checkbox
                label={<VisuallyHidden>{t("list.select", { name: item.establishment.name })}</VisuallyHidden>}
                checked={selection.has(item.id)}
                onChange={() => selection.toggle(item.id)}
              />
            )}
            <RatingBadge value={item.rating} />
            <div className={styles.what}>
              <button type="button" className={styles.open} aria-current={item.id === current || undefined} onClick={() => onOpen(item)}>
                <strong>{item.establishment.name}</strong>{" "}
                <span>{item.author === null ? t("list.anonymous") : t("list.by", { name: item.author })}</span>
              </button>
              <p className={styles.excerpt} lang={item.lang}>
                {[item.title, item.text].filter(Boolean).join(". ") || t("list.wordless")}
              </p>
            </div>
            <SignalBadges review={item} />
            <span className={styles.left}>
              {item.due_at === null ? formatDate(item.received_at) : <Deadline review={item} now={now} />}
              {state === "all" && <span className={styles.muted}>{t(`stateOf.${item.state}`)}</span>}
            </span>
          </li>
        ))}
      </ol>
      {list.hasNextPage && total !== undefined && (
        <Button block busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t("list.more")}
        </Button>
      )}
    </div>
  );
}
