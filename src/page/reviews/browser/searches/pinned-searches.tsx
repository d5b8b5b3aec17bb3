import type { ReactElement } from "react";

import { formatNumber } from "../../../../domain/format/format.ts";
import type { SavedSearch } from "../../../../generated/types.ts";
import { Chip } from "../../../../ui/badge/chip.tsx";
import type { BrowserState } from "../browser-state.ts";
import type { ReviewsScope } from "../reviews-scope.ts";
import { useTexts } from "../texts.ts";
import { stateOf } from "./searches-queries.ts";
import styles from "./searches.module.css";

interface PinnedSearchesProps {
  all: readonly SavedSearch[] | undefined;
  scope: ReviewsScope;
  state: BrowserState;
  onOpen: (kept: SavedSearch) => void;
  /** Leads back to a list without a search. */
  onLeave: () => void;
}

/** The pinned searches as chips above the list; the one that is shown is pressed. */
export function PinnedSearches({ all = [], scope, state, onOpen, onLeave }: PinnedSearchesProps): ReactElement | null {
  const { t } = useTexts();
  const pinned = all.filter((kept) => kept.pinned);
  if (pinned.length === 0) return null;
  const now = JSON.stringify(state, sorted);
  return (
    <ul className={styles.pinned} aria-label={t("searches.pinned")}>
      {pinned.map((kept) => {
        const isShown = JSON.stringify(stateOf(kept.search, scope), sorted) === now;
        const news = kept.unseen ? ` (${formatNumber(kept.unseen)})` : "";
        return (
          <li key={kept.id}>
            <Chip label={`${kept.title}${news}`} pressed={isShown} onToggle={() => (isShown ? onLeave() : onOpen(kept))} />
          </li>
        );
      })}
    </ul>
  );
}

/** Keys in one order, whatever that of the writer. */
function sorted(_: string, value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}
