import type { ReactElement, ReactNode } from "react";

import { addDays } from "../../../../domain/time/day.ts";
import { formatNumber, formatPeriod } from "../../../../domain/format/format.ts";
import type { Filters } from "../../../../generated/types.ts";
import { ownState } from "../browser-state.ts";
import { ChosenChips } from "../chosen-chips.tsx";
import { ExportMenu } from "../export-menu.tsx";
import { OrderMenu } from "./order-menu.tsx";
import { unofferedFilters } from "../reviews-scope.ts";
import styles from "../reviews-browser.module.css";
import { SearchBox } from "../search-box.tsx";
import { PinnedSearches } from "../searches/pinned-searches.tsx";
import { useTexts } from "../texts.ts";
import { UnderstoodText } from "./understood-text.tsx";
import type { Browsing } from "../use-browsing.ts";

/** Above the rows: the search, what is chosen where its facets are out of sight, the pinned searches, how many are found and their order. */
export function ListTools({ browsing, head }: { browsing: Browsing; head: ReactNode }): ReactElement {
  const { scope, state, change, typed, type, submit, range, search, list, searches, vocabulary } = browsing;
  const { hasThree, isBeside } = browsing.layout;
  const { t } = useTexts();
  return (
    <div className={styles.tools}>
      {head}
      <SearchBox
        value={typed}
        onChange={type}
        onSubmit={submit}
        end={<ExportMenu request={search} disabledReason={list.total === 0 ? t("export.nothing") : undefined} />}
        onArrowDown={() => browsing.setTarget({ index: Math.max(browsing.open.index, 0), focus: true })}
      />
      <ChosenChips
        search={search}
        filters={hasThree ? only(state.filters, unofferedFilters) : state.filters}
        onFilters={(filters) => change({ filters: hasThree ? { ...without(state.filters, unofferedFilters), ...filters } : filters })}
        vocabulary={vocabulary}
        onUnrate={state.rated ? () => change({ rated: undefined }) : undefined}
      />
      <PinnedSearches all={searches.all} scope={scope} state={state} onOpen={browsing.openSearch} onLeave={() => change(ownState(scope))} />
      <UnderstoodText typed={state.text} answer={list.stale ? undefined : list.first?.text} />
      <div className={styles.found}>
        <p data-stale={list.stale || undefined}>
          {list.total !== undefined && (
            <>
              <strong>{formatNumber(list.total)}</strong> {t(browsing.isNarrowed ? "list.matching" : "list.all", { count: list.total })}
              {!isBeside && <span className={styles.days}>{formatPeriod(range.from, addDays(range.to, -1))}</span>}
            </>
          )}
        </p>
        <OrderMenu value={state.order} rule={list.first?.urgency} onChange={(order) => change({ order })} />
      </div>
    </div>
  );
}

function only(filters: Filters, dimensions: readonly string[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([dimension]) => dimensions.includes(dimension)));
}

function without(filters: Filters, dimensions: readonly string[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([dimension]) => !dimensions.includes(dimension)));
}
