import { type ReactElement, type ReactNode, useMemo } from "react";

import { formatNumber } from "../../domain/format/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./list-view.module.css";
import { useTexts } from "./texts.ts";
import { type Rows, useRows } from "./use-rows.ts";
import type { Selection } from "./use-selection.ts";

interface ListViewProps {
  /** The rows that are found; undefined until they have come. */
  ids: readonly string[] | undefined;
  /** How many are found in all, where the rows are those of one page. */
  total?: number | undefined;
  /** They could not be read. */
  failed: boolean;
  onRetry: () => void;
  /** A search or a filter leaves something out: {@link onShowAll} takes it away. */
  narrowed: boolean;
  onShowAll: () => void;
  /** Says that there is nothing at all. */
  empty: { title: string; text: string };
  /** Says that nothing is found. */
  noMatch: { title: string; text: string };
  /** Absent where rows are not selected. */
  selection?: Selection;
  /** What can be done with the rows that are selected. */
  actions?: ReactNode;
  /** Draws the rows. */
  children: (rows: Rows) => ReactElement;
}

/** A list in each of its states: coming, unreadable, empty, nothing found; its rows, and what can be done with those selected. */
export function ListView(props: ListViewProps): ReactElement {
  const { ids, total = ids?.length ?? 0, failed, onRetry, narrowed, onShowAll, empty, noMatch, selection, actions, children } = props;
  const { t } = useTexts();
  const shown = useMemo(() => ids ?? [], [ids]);
  const rows = useRows(shown);
  const count = selection?.ids.length ?? 0;
  const nothing = narrowed ? noMatch : empty;
  return (
    <>
      {!ids && !failed && <Skeleton shape="lines" />}
      {!ids && failed && <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={onRetry}>{t("retry")}</Button>} />}
      {ids?.length === 0 && (
        <EmptyState title={nothing.title} actions={narrowed && <Button onClick={onShowAll}>{t("showAll")}</Button>}>
          {nothing.text}
        </EmptyState>
      )}
      {shown.length > 0 && children(rows)}
      {/* After the rows, which must not move under the pointer that selects them. */}
      {selection && count > 0 && (
        <div role="group" aria-label={t("selection")} className={styles.bar}>
          <span className={styles.count}>{t("selected", { count, number: formatNumber(count) })}</span>
          {count < shown.length && (
            <Button size="compact" onClick={selection.selectAll}>
              {t("selectAll", { count: shown.length, number: formatNumber(shown.length) })}
            </Button>
          )}
          {actions}
          <Button size="compact" variant="ghost" onClick={selection.clear}>
            {t("unselect")}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {ids && narrowed && t("found", { count: total, number: formatNumber(total) })}
          {count > 0 && ` ${t("selected", { count, number: formatNumber(count) })}`}
        </span>
      </VisuallyHidden>
    </>
  );
}
