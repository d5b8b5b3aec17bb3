import type { ReactElement, ReactNode } from "react";

import { formatNumber } from "../../../../domain/format/format.ts";
import { Button } from "../../../../ui/button/button.tsx";
import styles from "./selection-bar.module.css";
import { useTexts } from "../texts.ts";
import { MOST_SELECTED, type SelectedReviews } from "./use-selected-reviews.ts";

interface SelectionBarProps {
  selected: SelectedReviews;
  /** Reviews that are found. */
  total: number;
  /** What can be done with them. */
  children: ReactNode;
}

/** Below the list: how many reviews are selected, and what can be done with them. */
export function SelectionBar({ selected, total, children }: SelectionBarProps): ReactElement | null {
  const { t } = useTexts();
  const count = selected.ids.length;
  if (count === 0) return null;
  const most = Math.min(total, MOST_SELECTED);
  return (
    <div role="group" aria-label={t("selection.label")} className={styles.bar}>
      <p className={styles.count} role="status">
        {t("selection.count", { count, n: formatNumber(count) })}
        {count >= MOST_SELECTED && <span className={styles.most}> {t("selection.most")}</span>}
      </p>
      <div className={styles.choices}>
        {count < most && (
          <Button size="compact" variant="ghost" onClick={() => void selected.selectFirst(most)}>
            {t("selection.first", { n: formatNumber(most) })}
          </Button>
        )}
        <Button size="compact" variant="ghost" onClick={selected.clear}>
          {t("selection.clear")}
        </Button>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
